import { ContactLinks } from "../layout/ContactLinks.tsx";
import { contactText } from "../text/pages/contact.ts";
import { useText } from "../text/LanguageContext.tsx";
import { ErrorIcon } from "./ErrorIcon.tsx";
import type { MessageState } from "./message.ts";

type Props = {
  readonly state: MessageState;
  /** Called when the outcome is uncertain and the visitor chooses not to send again. */
  readonly onDiscard: () => void;
};

/** Explains why the message was not sent and what to do next. The page also shows a toast (docs/developers/specification.md, section 3). */
export function MessageNotSent({ state: { hold, status }, onDiscard }: Props) {
  const text = useText(contactText);
  const waitText = hold.hold === "wait" ? text.wait.replace("{seconds}", String(hold.seconds)) : "";
  const delayText = hold.hold === "pressAgain" ? text.pressAgain : waitText;
  if (status.state === "uncertain") {
    return (
      <ProblemNote>
        <span>{`${text.maybeSent} `}</span>
        <button type="button" className="problem-leave" onClick={onDiscard}>
          {text.leaveUnsent}
        </button>
        <span>{` ${delayText}`}</span>
      </ProblemNote>
    );
  }
  if (delayText) return <ProblemNote>{delayText}</ProblemNote>;
  if (status.state !== "failed") return null;
  if (status.failure.code !== "mailNotConfigured") return <ProblemNote>{text.notSent}</ProblemNote>;
  return (
    <ProblemNote>
      <span>{`${text.notConfigured} `}</span>
      <ContactLinks isInSentence />
    </ProblemNote>
  );
}

function ProblemNote({ children }: { children: React.ReactNode }) {
  return (
    <div className="problem" role="alert">
      <ErrorIcon />
      <p>{children}</p>
    </div>
  );
}
