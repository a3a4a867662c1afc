import { useEffect, useEffectEvent } from "react";
import type { Toast } from "./createToaster.ts";
import { ToastBox, type ToasterProps } from "./ToastBox.tsx";

const shownMs = 5000;

type Props = Omit<ToasterProps, "toaster"> & { readonly toast: Toast; readonly onClose: () => void };

/** A toast without the toast library, if that failed to load or takes too long. */
export function FallbackToast({ toast, onClose, ...labelling }: Props) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role={toast.isAnnouncedElsewhere ? "none" : "alert"}>
      <ToastBox toast={toast} {...labelling} onClose={onClose} />
    </div>
  );
}
