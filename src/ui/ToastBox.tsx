import type { Toast } from "./createToaster.ts";
import { Cross } from "./Cross.tsx";
import { useHomeTexts } from "./useHomeTexts.ts";

export function ToastBox({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const texts = useHomeTexts();
  return (
    <div className={`toast toast-${toast.kind}`} part="toast">
      <p>{toast.text}</p>
      <button type="button" className="toast-close" aria-label={texts.close} onClick={onClose}>
        <Cross />
      </button>
    </div>
  );
}
