import { useEffect, useEffectEvent } from "react";
import type { Toast } from "./createToaster.ts";
import { ToastBox } from "./ToastBox.tsx";

const shownMs = 5000;

/** A toast without the toast library, whose file did not come: the word must reach the visitor all the same. */
export function PlainToast({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => leave(), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="alert">
      <ToastBox toast={toast} onClose={onGone} />
    </div>
  );
}
