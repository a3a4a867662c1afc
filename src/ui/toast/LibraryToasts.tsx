import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type RefObject } from "react";
import { toast as tell, ToastContainer } from "react-toastify/unstyled";
import { useKeydown } from "../../hooks/useKeydown.ts";
import { languageOf } from "../../text/specifiedSentences.ts";
import { ToastBox, type ToasterProps } from "./ToastBox.tsx";

let containers = 0;

/** Toasts of the library, which loads with this file when the first toast is shown. */
export function LibraryToasts({ toaster, labels, locale }: ToasterProps) {
  // The library has one table of containers per page.
  const [containerId] = useState(() => `kulla-toasts-${++containers}`);
  const section = useRef<HTMLDivElement>(null);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, toaster.toasts);
  const shown = useRef(new Set<string>());
  const { onFocus, giveFocusBack } = useBorrowedFocus(section);
  useEffect(() => {
    for (const id of shown.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      shown.current.delete(id);
      tell.dismiss({ id, containerId });
    }
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      shown.current.add(toast.id);
      const words = { toast, labels, locale };
      tell(({ closeToast }) => <ToastBox {...words} onClose={() => closeToast(true)} />, {
        containerId,
        toastId: toast.id,
        role: toast.isAnnouncedElsewhere ? "none" : "alert",
        onClose: () => {
          giveFocusBack();
          toaster.remove(toast.id);
        },
      });
    }
  }, [toasts, toaster, labels, locale, containerId, giveFocusBack]);
  useKeydown(section, (event) => {
    // The library looks for the focus in the document, which only has our host.
    if (event.key !== "Escape") return;
    event.preventDefault();
    giveFocusBack();
    tell.play({ containerId });
  });
  return (
    <div ref={section} lang={languageOf(labels.notifications, locale)} onFocus={onFocus}>
      <ToastContainer
        containerId={containerId}
        aria-label={labels.notifications}
        autoClose={5000}
        position="top-right"
        transition={false}
        closeButton={false}
        icon={false}
        draggable={false}
        hideProgressBar
      />
    </div>
  );
}

/** When a focused toast closes, the focus returns to the previously focused element. */
function useBorrowedFocus(section: RefObject<HTMLElement | null>) {
  const lender = useRef<HTMLElement>(undefined);
  const [borrowed] = useState(() => ({
    onFocus: ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !section.current?.contains(relatedTarget))
        lender.current = relatedTarget;
    },
    giveFocusBack: (): void => {
      if (section.current?.matches(":focus-within")) lender.current?.focus({ preventScroll: true });
    },
  }));
  return borrowed;
}
