import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";

/**
 * Takes the focus into a dialog while it is open and gives it back to where it came from. Returns the key handler that lets Tab go
 * round inside.
 */
export function useFocusInside(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (isOpen) {
      before.current = document.activeElement;
      places(dialog.current)[1]?.focus({ preventScroll: true });
      return;
    }
    // After a link of the menu the new page has the focus already.
    const isLost = document.activeElement === document.body || dialog.current?.contains(document.activeElement);
    if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  }, [dialog, isOpen]);

  return (event: KeyboardEvent): void => {
    if (event.key !== "Tab") return;
    const [first, last] = [places(dialog.current)[0], places(dialog.current).at(-1)];
    const [edge, other] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    other?.focus();
  };
}

function places(dialog: HTMLElement | null): readonly HTMLElement[] {
  return [...(dialog?.querySelectorAll<HTMLElement>("a[href], button") ?? [])];
}
