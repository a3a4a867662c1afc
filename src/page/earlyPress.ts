/** The loader and the elements' code are separate scripts: they share a root's only listener under this name. */
const earlyPress = Symbol.for("kulla.press");

type EarlyPress = { button?: Element | null; key?: string | undefined; handleEvent(event: Event): void };
type Root = (Document | ShadowRoot) & { [earlyPress]?: EarlyPress };

/** A region of a picture without a link is a button only by its role. */
const buttons = "button,[role=button]";

/**
 * Remembers the last button of a server's markup that was pressed before React listens to it, by pointer or by key. Links and fields need
 * no script; if one of them is pressed later, the button's press no longer counts.
 */
export function captureEarlyPress(root: Root | null): void {
  if (!root) return;
  root[earlyPress] ??= {
    handleEvent({ target, key }: Event & { key?: string }) {
      this.key = key;
      this.button = (target as Element).closest(buttons);
    },
  };
  root.addEventListener("keypress", root[earlyPress]);
  root.addEventListener("click", root[earlyPress]);
}

/** Turns Enter and the space bar on a button by role into a click, as a browser does for a `<button>`, until React listens to keys. */
export function clickByEarlyKeys(markup: Element, signal: AbortSignal): void {
  const onKeydown = (event: Event): void => {
    const { target, key } = event as KeyboardEvent;
    if (!(target instanceof Element) || !target.matches("[role=button]") || (key !== "Enter" && key !== " ")) return;
    // The space bar scrolls the page.
    event.preventDefault();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  markup.addEventListener("keydown", onKeydown, { signal });
}

/**
 * Presses the remembered button; React hydrates the target of such an event at once. The page has already had the visitor's own event, so
 * this one does not leave the root. A button that was pressed before any script ran has the focus, but does not show it as one that was
 * reached by keyboard does. With `part`, a selector, only a button within it counts.
 */
export function replayEarlyPress(root: Root, part?: string): void {
  const press = root[earlyPress];
  if (!press) return;
  const button = pressedButton(press) ?? root.querySelector("button:focus:not(:focus-visible)");
  if (part && !button?.closest(part)) return;
  root.removeEventListener("keypress", press);
  root.removeEventListener("click", press);
  delete root[earlyPress];
  if (root.contains(button)) button?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** A key presses a button by role if it is Enter or the space bar; in a `<button>` the browser's own click follows. */
function pressedButton({ button, key }: EarlyPress): Element | null | undefined {
  if (key === undefined) return button;
  return (key === "Enter" || key === " ") && button?.role === "button" ? button : undefined;
}
