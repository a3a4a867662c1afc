/** Moves the focus to the work area. */
export function focusWork(): void {
  const work = document.querySelector("main");
  work?.setAttribute("tabindex", "-1");
  work?.focus();
}
