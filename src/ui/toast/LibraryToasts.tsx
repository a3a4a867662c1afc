import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { toast as tell, ToastContainer } from "react-toastify/unstyled";
import { useKeydown } from "../../hooks/useKeydown.ts";
import { ToastBox, type StageProps } from "./ToastBox.tsx";

let containers = 0;

/** Toasts by the library, which comes with this file when the first one is told. */
export function LibraryToasts({ toaster, labels }: StageProps) {
  // The library keeps all containers of a page in one table.
  const [containerId] = useState(() => `kulla-toasts-${++containers}`);
  const section = useRef<HTMLDivElement>(null);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, toaster.toasts);
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const id of told.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      told.current.delete(id);
      tell.dismiss({ id, containerId });
    }
    for (const toast of toasts) {
      if (told.current.has(toast.id)) continue;
      told.current.add(toast.id);
      tell(({ closeToast }) => <ToastBox toast={toast} labels={labels} onClose={() => closeToast(true)} />, {
        containerId,
        toastId: toast.id,
        onClose: () => toaster.remove(toast.id),
      });
    }
  }, [toasts, toaster, labels, containerId]);
  useKeydown(section, (event) => {
    // The library looks for the focus in the document, which only sees our host.
    if (event.key !== "Escape") return;
    event.preventDefault();
    tell.play({ containerId });
  });
  return (
    <div ref={section}>
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
