/**
 * What is pressed before the page's code is there is not lost: the menu's button and a form that is sent. Returns what to call
 * once the code has taken the page over: it does then what was asked for last.
 */
export function keepEarlyPress(): () => void {
  let asked: (() => void) | undefined;
  const press = ({ target }: MouseEvent): void => {
    const button = target instanceof Element && target.closest("header button");
    if (button instanceof HTMLElement) asked = () => button.click();
  };
  const send = (event: SubmitEvent): void => {
    // The browser would leave the page with what was typed.
    event.preventDefault();
    const form = event.target;
    if (form instanceof HTMLFormElement) asked = () => form.requestSubmit();
  };
  document.addEventListener("click", press);
  document.addEventListener("submit", send);
  return () => {
    document.removeEventListener("click", press);
    document.removeEventListener("submit", send);
    asked?.();
  };
}
