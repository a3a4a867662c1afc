import { documentProperty } from "./documentProperty.ts";

/** Stops the keyup of a key that was handled on keydown: it is the same press, wherever the focus has moved since. */
export function stopKeyup(key: string): void {
  const stop = (event: KeyboardEvent): void => {
    removeEventListener("keyup", stop, { capture: true });
    if (event.key === key) event.stopPropagation();
  };
  addEventListener("keyup", stop, { capture: true });
}

/**
 * Calls `onEscape` when Escape is pressed, wherever the focus is, until the returned function is called: for content shown on hover.
 * The key has no further effect. Inside a dialog it is ignored.
 */
export function listenForEscape(onEscape: () => void): () => void {
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (event.composedPath().some((target) => target instanceof HTMLDialogElement)) return;
    event.preventDefault();
    event.stopPropagation();
    stopKeyup(event.key);
    onEscape();
  };
  documentProperty("addEventListener")("keydown", onKeydown, true);
  return () => documentProperty("removeEventListener")("keydown", onKeydown, true);
}
