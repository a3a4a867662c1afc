import { ContactLinks } from "../layout/ContactLinks.tsx";
import { contactText } from "../text/pages/contact.ts";
import { useText } from "../text/LanguageContext.tsx";
import { ErrorSign } from "./ErrorSign.tsx";
import type { MessageState } from "./message.ts";

type Props = {
  readonly state: MessageState;
  /** After an uncertain end: the visitor does not send again. */
  readonly onLeave: () => void;
};

/** Why the message is still here, and what to do; the specification's own sentence comes as a toast. */
export function MessageProblem({ state: { hold, letter }, onLeave }: Props) {
  const text = useText(contactText);
  const waits = hold.hold === "wait" ? text.wait.replace("{seconds}", String(hold.seconds)) : "";
  const held = hold.hold === "pressAgain" ? text.pressAgain : waits;
  if (letter.state === "uncertain") {
    return (
      <Problem>
        <span>{`${text.maybeSent} `}</span>
        <button type="button" className="problem-leave" onClick={onLeave}>
          {text.leaveUnsent}
        </button>
        <span>{` ${held}`}</span>
      </Problem>
    );
  }
  if (held) return <Problem>{held}</Problem>;
  if (letter.state !== "failed") return null;
  if (letter.failure.code !== "mailNotConfigured") return <Problem>{text.kept}</Problem>;
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
      <ErrorSign />
      <p>{children}</p>
    </div>
  );
}
