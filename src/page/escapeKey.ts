import { fromDocument } from "./fromDocument.ts";

/** The key comes up after what it closed has gone: wherever that is, it is the same press. */
export function keepRelease(key: string): void {
  const stop = (event: KeyboardEvent): void => {
    removeEventListener("keyup", stop, { capture: true });
    if (event.key === key) event.stopPropagation();
  };
  addEventListener("keyup", stop, { capture: true });
}

/**
 * Calls `onEscape` at the key Escape, wherever the focus is, until what it answers is called: for what the pointer alone has brought.
 * The key is used up and closes nothing else. In a dialog it is the dialog's.
 */
export function hearEscape(onEscape: () => void): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (event.composedPath().some((target) => target instanceof HTMLDialogElement)) return;
    event.preventDefault();
    event.stopPropagation();
    keepRelease(event.key);
    onEscape();
  };
  fromDocument("addEventListener")("keydown", hear, true);
  return () => fromDocument("removeEventListener")("keydown", hear, true);
}
