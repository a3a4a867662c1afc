import { useCallback, useEffect, useRef, useState, type RefObject, type ToggleEvent } from "react";

export type MenuState = {
  readonly element: RefObject<HTMLDialogElement | null>;
  /** `undefined` before hydration, when only the browser knows. */
  readonly isOpen: boolean | undefined;
  readonly close: () => void;
  readonly onToggle: (event: ToggleEvent) => void;
};

/**
 * The menu is a popover: its button opens and closes it without any script, Escape closes it, and the focus returns. The script mirrors
 * the browser's state, and closes the menu when the visitor leaves the page.
 */
export function useMenu(): MenuState {
  const element = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const close = useCallback((): void => {
    element.current?.hidePopover();
    setOpen(false);
  }, []);
  useEffect(() => {
    // The visitor may have opened it before hydration.
    setOpen(element.current?.matches(":popover-open") ?? false);
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close]);
  return { element, isOpen, close, onToggle: ({ newState }) => setOpen(newState === "open") };
}
