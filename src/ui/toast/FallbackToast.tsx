import { useEffect, useEffectEvent } from "react";
import type { Toast } from "./createToaster.ts";
import { ToastBox, type ToasterProps } from "./ToastBox.tsx";

const shownMs = 5000;

type Props = Omit<ToasterProps, "toaster"> & { readonly toast: Toast; readonly onClose: () => void };

/** Shown instead if the toast library failed to load. */
export function FallbackToast({ toast, onClose, ...stage }: Props) {
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => leave(), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role={toast.isAnnouncedElsewhere ? "none" : "alert"}>
      <ToastBox toast={toast} {...stage} onClose={onClose} />
    </div>
  );
}
