/** The loader and the elements' code are separate scripts: they share a root's only listener under this name. */
const earlyPress = Symbol.for("kulla.press");

type EarlyPress = { button?: Element | null; handleEvent(event: Event): void };
type Remembering = { [earlyPress]?: EarlyPress };

/**
 * Remembers the last button of a server's markup that was pressed before React listens to it. Links and fields need no script; if one of
 * them is pressed later, the button's press no longer counts.
 */
export function rememberPress(root: (ShadowRoot & Remembering) | null): void {
  if (!root) return;
  root[earlyPress] ??= {
    handleEvent(event) {
      this.button = (event.target as Element).closest("button");
    },
  };
  root.addEventListener("click", root[earlyPress]);
}

/**
 * Presses the remembered button; React hydrates the target of such an event at once. The page has already had the visitor's own event, so
 * this one does not leave the root.
 */
export function replayPress(root: ShadowRoot & Remembering): void {
  const press = root[earlyPress];
  if (!press) return;
  root.removeEventListener("click", press);
  delete root[earlyPress];
  if (press.button && root.contains(press.button))
    press.button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
