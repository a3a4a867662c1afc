import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";

type Props = {
  readonly isOpen: boolean;
  /** Id of the heading that names it. */
  readonly titleId: string;
  readonly className: string;
  /** The visitor wants it closed: Escape, the phone's back gesture, a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The browser's own modal dialog. Opens with the focus on what carries `data-first`. */
export function Dialog({ isOpen, titleId, className, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog?.isConnected) return undefined;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
    // Closed, not only taken away: the browser then gives the focus back to where it was.
    return () => dialog.close();
  }, [isOpen]);
  const wasBegunBeside = useRef(false);
  return (
    // The cross and Escape do the same without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      part="dialog"
      aria-labelledby={titleId}
      // A press can be taken back by letting go elsewhere, and a selection may end beside it.
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
        // An element that is moved in the page drops its dialog out of the top layer; coming back it plays its entry again.
        if (!isOpen || currentTarget.matches(":modal")) return;
        currentTarget.removeAttribute("open");
        currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}

/** Whether a press is on the page behind the dialog, which is the dialog's own to hear. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}
