import { ContactLinks } from "../layout/ContactLinks.tsx";
import { contactText } from "../text/pages/contact.ts";
import { useText } from "../text/LanguageContext.tsx";
import { ErrorIcon } from "./ErrorIcon.tsx";
import type { MessageState } from "./message.ts";

type Props = {
  readonly state: MessageState;
  /** Called when the outcome is uncertain and the visitor chooses not to send again. */
  readonly onLeave: () => void;
};

/** Explains why the message was not sent and what to do next. The specified sentence appears as a toast. */
export function MessageProblem({ state: { hold, status }, onLeave }: Props) {
  const text = useText(contactText);
  const waits = hold.hold === "wait" ? text.wait.replace("{seconds}", String(hold.seconds)) : "";
  const holdText = hold.hold === "pressAgain" ? text.pressAgain : waits;
  if (status.state === "uncertain") {
    return (
      <Problem>
        <span>{`${text.maybeSent} `}</span>
        <button type="button" className="problem-leave" onClick={onLeave}>
          {text.leaveUnsent}
        </button>
        <span>{` ${holdText}`}</span>
      </Problem>
    );
  }
  if (holdText) return <Problem>{holdText}</Problem>;
  if (status.state !== "failed") return null;
  if (status.failure.code !== "mailNotConfigured") return <Problem>{text.notSent}</Problem>;
  return (
    <Problem>
      <span>{`${text.notConfigured} `}</span>
      <ContactLinks isInSentence />
    </Problem>
  );
}

function Problem({ children }: { children: React.ReactNode }) {
  return (
    <div className="problem" role="alert">
      <ErrorIcon />
      <p>{children}</p>
    </div>
  );
}
