import type { Hold } from "../submission/rateLimit.ts";
import type { Contact } from "../../project/types.ts";
import type { Texts } from "../../text/texts.ts";
import { fill } from "../../text/format/fill.ts";
import { refusalText, isPictureFailure } from "../sendInquiry.ts";
import { telephone, type ContactKind } from "../contactLinks.ts";
import { ErrorIcon } from "./ErrorIcon.tsx";
import type { InquiryFormState } from "../inquiryFields.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = {
  readonly state: InquiryFormState;
  readonly contact: Contact;
  readonly onContact: (kind: ContactKind) => void;
  /** After an uncertain end: the visitor does not want to send again. */
  readonly onDiscard: () => void;
};

/** Explains why the inquiry was not sent, and what the visitor can do. The specified sentence appears as a toast. */
export function InquiryProblem({ state: { hold, status }, contact, onContact, onDiscard }: Props) {
  const texts = useTexts();
  const isUncertain = status.state === "uncertain";
  const holdSentence = textOfHold(hold, texts, isUncertain ? texts.sendAgain : texts.send);
  if (isUncertain) {
    // The choice stays while a submission waits for the rate limit.
    return (
      <Problem>
        <span>{`${texts.maybeSent} `}</span>
        <button type="button" part="link" className="ask-leave" onClick={onDiscard}>
          {texts.leaveUnsent}
        </button>
        <span>{` ${holdSentence}`}</span>
      </Problem>
    );
  }
  if (holdSentence) return <Problem>{holdSentence}</Problem>;
  if (status.state !== "failed") return null;
  const { failure } = status;
  const { code } = failure;
  // The toast already says everything.
  if (code === "imageMissing") return null;
  const sentence = refusalText(failure, texts);
  if (isPictureFailure(status)) return <Problem>{`${sentence} ${texts.nextWithoutPicture}`}</Problem>;
  if (code !== "mailNotConfigured") return <Problem>{sentence}</Problem>;
  return (
    <Problem>
      <span>{`${sentence} `}</span>
      {contact.phone && (
        <a href={telephone(contact.phone)} translate="no" onClick={() => onContact("phone")}>
          {contact.phone}
        </a>
      )}
      {contact.phone && contact.email && <span>{", "}</span>}
      {contact.email && (
        <a href={`mailto:${contact.email}`} translate="no" onClick={() => onContact("email")}>
          {contact.email}
        </a>
      )}
    </Problem>
  );
}

/** Why the last press was not sent; "" if it was. `button`: the label of the button. */
function textOfHold(hold: Hold, texts: Texts, button: string): string {
  if (hold.hold === "pressAgain") return fill(texts.pressSendAgain, { button });
  return hold.hold === "wait" ? fill(texts.waitToSend, { seconds: hold.seconds }) : "";
}

function Problem({ children }: { children: React.ReactNode }) {
  return (
    <div ref={bringIntoView} className="ask-error ask-problem" role="alert">
      <ErrorIcon />
      <p>{children}</p>
    </div>
  );
}

/** Scrolls to the problem, which may be below the fold on phones. */
const bringIntoView = (problem: HTMLElement | null): void => problem?.scrollIntoView({ block: "nearest" });
