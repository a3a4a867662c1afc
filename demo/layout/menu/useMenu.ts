import { useCallback, useEffect, useRef, useState, type RefObject, type ToggleEvent } from "react";

export type MenuState = {
  readonly element: RefObject<HTMLDialogElement | null>;
  /** Unknown until the code has taken the page over: until then the browser alone knows. */
  readonly isOpen: boolean | undefined;
  readonly close: () => void;
  readonly onToggle: (event: ToggleEvent) => void;
};

/**
 * The menu is a popover: its button opens and closes it without any code, Escape closes it, and the focus returns. The code follows
 * what the browser does, and closes it when the visitor leaves the page.
 */
export function useMenu(): MenuState {
  const element = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const close = useCallback((): void => {
    element.current?.hidePopover();
    setOpen(false);
  }, []);
  useEffect(() => {
    // It may have been opened before the code came.
    setOpen(element.current?.matches(":popover-open") ?? false);
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close]);
  return { element, isOpen, close, onToggle: ({ newState }) => setOpen(newState === "open") };
}
