import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";

type Props = {
  readonly isOpen: boolean;
  /** Id of its heading. */
  readonly titleId: string;
  readonly className: string;
  /** Called on Escape, the phone's back gesture, and a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A native modal dialog, whose focus trap is the browser's (`showModal`). Initially focuses the element with `data-first`. */
export function Dialog({ isOpen, titleId, className, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog?.isConnected) return undefined;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
    // Closed before it is removed, so that the browser restores focus.
    return () => dialog.close();
  }, [isOpen]);
  const wasBegunBeside = useRef(false);
  return (
    // The close button and Escape do the same without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      part="dialog"
      aria-labelledby={titleId}
      // Both pointer down and click must be outside: a text selection may end there.
      onPointerDown={(event) => {
        wasBegunBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (wasBegunBeside.current && isBeside(event)) onClose();
        wasBegunBeside.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => isOpen && onClose()}
      onAnimationStart={({ currentTarget }) => {
        // Moving an element in the page removes its dialog from the top layer; showing it again replays its animation.
        if (!isOpen || currentTarget.matches(":modal")) return;
        currentTarget.removeAttribute("open");
        currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}

/** Whether a press is on the backdrop, for which the dialog gets the event. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}
