import { useEffect, useEffectEvent } from "react";
import type { Toast } from "./createToaster.ts";
import { ToastBox, type StageProps } from "./ToastBox.tsx";

const shownMs = 5000;

type Props = Omit<StageProps, "toaster"> & { readonly toast: Toast; readonly onGone: () => void };

/** A toast without the library, if that failed to load. */
export function PlainToast({ toast, onGone, ...stage }: Props) {
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => leave(), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role={toast.isSaidElsewhere ? "none" : "alert"}>
      <ToastBox toast={toast} {...stage} onClose={onGone} />
    </div>
  );
}
