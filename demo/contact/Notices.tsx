import { useEffect } from "react";
import { toast, ToastContainer } from "react-toastify/unstyled";
import { contactText } from "../text/contact.ts";
import { useText } from "../text/LanguageContext.tsx";

/** What is to be told; `count` makes the same words news again. */
export type Notice = { readonly isError: boolean; readonly words: string; readonly count: number };

/** Notices at the upper right: five seconds, waiting under the pointer and after Alt+T (specification, section 9, "Toasts"). */
export function Notices({ notice }: { notice: Notice }) {
  const text = useText(contactText);
  useEffect(() => {
    toast(({ closeToast }) => <NoticeBox notice={notice} close={text.close} onClose={() => closeToast(true)} />, {
      toastId: notice.count,
    });
  }, [notice, text.close]);
  return (
    <div className="notices">
      <ToastContainer
        aria-label={text.notices}
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

type BoxProps = { readonly notice: Notice; readonly close: string; readonly onClose: () => void };

function NoticeBox({ notice: { isError, words }, close, onClose }: BoxProps) {
  return (
    <div className={isError ? "notice notice-error" : "notice"}>
      <p>{words}</p>
      <button type="button" aria-label={close} onClick={onClose}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
          <path d="M1 1l14 14M15 1L1 15" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}
