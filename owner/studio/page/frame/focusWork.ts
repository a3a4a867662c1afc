/** Puts the focus where the work is, to go on from there. */
export function focusWork(): void {
  const work = document.querySelector("main");
  work?.setAttribute("tabindex", "-1");
  work?.focus();
}
