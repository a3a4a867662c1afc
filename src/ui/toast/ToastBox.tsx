import type { Toast, Toaster } from "./createToaster.ts";
import { languageOf } from "../../text/specifiedSentences.ts";
import { Cross } from "../Cross.tsx";

/** Accessible names: of a toast's close button, and of the region that contains all toasts. */
export type ToastLabels = { readonly close: string; readonly notifications: string };

export type ToasterProps = {
  readonly toaster: Toaster;
  readonly labels: ToastLabels;
  /** The language of toasts and labels, except for the specified English sentences. */
  readonly locale: string;
};

type Props = Omit<ToasterProps, "toaster"> & { readonly toast: Toast; readonly onClose: () => void };

export function ToastBox({ toast, labels, locale, onClose }: Props) {
  return (
    <div
      className={`toast toast-${toast.kind}`}
      part="toast"
      lang={locale}
      // Inside the live region of all toasts.
      aria-live={toast.isAnnouncedElsewhere ? "off" : undefined}
    >
      <p lang={languageOf(toast.text, locale)}>{toast.text}</p>
      <button type="button" part="close" className="toast-close" aria-label={labels.close} onClick={onClose}>
        <Cross />
      </button>
    </div>
  );
}
