import type { Toast, Toaster } from "./createToaster.ts";
import { Cross } from "../Cross.tsx";

/** The words of a stage itself. */
export type ToastLabels = { readonly close: string; readonly notifications: string };

export type StageProps = { readonly toaster: Toaster; readonly labels: ToastLabels };

type Props = { readonly toast: Toast; readonly labels: ToastLabels; readonly onClose: () => void };

export function ToastBox({ toast, labels, onClose }: Props) {
  return (
    <div className={`toast toast-${toast.kind}`} part="toast">
      <p>{toast.text}</p>
      <button type="button" className="toast-close" aria-label={labels.close} onClick={onClose}>
        <Cross />
      </button>
    </div>
  );
}
