import { useEffect, type KeyboardEvent, type RefObject } from "react";

/** A focus trap: moves the focus into a popover when it opens. Returns the key handler that lets Tab cycle inside. */
export function useFocusTrap(popover: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (isOpen) places(popover.current)[0]?.focus({ preventScroll: true });
  }, [popover, isOpen]);

  return (event: KeyboardEvent): void => {
    if (event.key !== "Tab") return;
    const [first, last] = [places(popover.current)[0], places(popover.current).at(-1)];
    const [edge, other] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    other?.focus();
  };
}

function places(popover: HTMLElement | null): readonly HTMLElement[] {
  return [...(popover?.querySelectorAll<HTMLElement>("a[href], button") ?? [])];
}
