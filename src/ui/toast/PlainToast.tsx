import { useEffect, useEffectEvent } from "react";
import type { Toast } from "./createToaster.ts";
import { ToastBox, type ToastLabels } from "./ToastBox.tsx";

const shownMs = 5000;

type Props = { readonly toast: Toast; readonly labels: ToastLabels; readonly onGone: () => void };

/** A toast without the toast library, whose file did not come: the word must reach the visitor all the same. */
export function PlainToast({ toast, labels, onGone }: Props) {
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => leave(), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="alert">
      <ToastBox toast={toast} labels={labels} onClose={onGone} />
    </div>
  );
}
