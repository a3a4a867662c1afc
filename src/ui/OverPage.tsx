import { useLayoutEffect, useRef, useState } from "react";
import { Arrow } from "./Arrow.tsx";
import { Cross } from "./Cross.tsx";
import { useTexts } from "./TextsContext.tsx";

/**
 * For an element in a column that is too narrow for it: a button, which shows the element over the page. The element's own box becomes a
 * popover, so that no node is moved and everything in it keeps its state. `name`: what the button says, and the dialog is called.
 */
export function OverPage({ name }: { readonly name: string }) {
  const { close: closeWords } = useTexts();
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    const box = boxAround(opener.current);
    if (!box) return;
    box.popover = "manual";
    box.showPopover();
    closer.current?.focus({ preventScroll: true });
    setIsOpen(true);
  };
  useLayoutEffect(() => {
    const button = opener.current;
    const box = boxAround(button);
    if (!box || !isOpen) return undefined;
    const close = (): void => setIsOpen(false);
    const onKeydown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    // The page below can still be reached by keyboard: if it gets the focus, it is shown again.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) close();
    };
    box.role = "dialog";
    box.addEventListener("keydown", onKeydown);
    box.addEventListener("focusout", onFocusOut);
    return () => {
      box.removeEventListener("keydown", onKeydown);
      box.removeEventListener("focusout", onFocusOut);
      const hadFocus = box.matches(":focus-within");
      box.role = null;
      box.popover = null;
      if (hadFocus) button?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  useLayoutEffect(() => {
    const box = boxAround(opener.current);
    if (!box || !isOpen) return undefined;
    box.ariaLabel = name;
    return () => {
      box.ariaLabel = null;
    };
  }, [isOpen, name]);
  if (!("popover" in HTMLElement.prototype)) return null;
  return (
    <div className="over-page">
      <button
        ref={opener}
        type="button"
        part="button"
        className="button over-page-open"
        aria-haspopup="dialog"
        onClick={open}
      >
        <span>{name}</span>
        <Arrow />
      </button>
      <button
        ref={closer}
        type="button"
        part="close"
        className="over-page-close"
        aria-label={closeWords}
        onClick={() => setIsOpen(false)}
      >
        <Cross />
      </button>
    </div>
  );
}

const boxAround = (node: Element | null): HTMLElement | null | undefined => node?.closest<HTMLElement>(".kulla");
