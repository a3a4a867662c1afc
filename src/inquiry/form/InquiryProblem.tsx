import type { Hold } from "../submission/pace.ts";
import type { Contact } from "../../project/types.ts";
import type { Texts } from "../../text/texts.ts";
import { fill } from "../../text/format/fill.ts";
import { refusalText } from "../refusalText.ts";
import { telephone } from "../contactLinks.ts";
import { ErrorSign } from "./ErrorSign.tsx";
import type { InquiryState } from "../inquiryFields.ts";
import { isPictureFailure } from "../sendInquiry.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = {
  readonly state: InquiryState;
  readonly contact: Contact;
  /** After an uncertain end: the visitor does not send again. */
  readonly onLeave: () => void;
};

/** Why the letter has not left: what to do now, in place; the specification's own sentence comes as a toast. */
export function InquiryProblem({ state: { hold, letter }, contact, onLeave }: Props) {
  const texts = useTexts();
  const isUncertain = letter.state === "uncertain";
  const held = holdText(hold, texts, isUncertain ? texts.sendAgain : texts.send);
  if (isUncertain) {
    // The choice stays while a press is held back.
    return (
      <Problem>
        <span>{`${texts.maybeSent} `}</span>
        <button type="button" className="ask-leave" onClick={onLeave}>
          {texts.leaveUnsent}
        </button>
        <span>{` ${held}`}</span>
      </Problem>
    );
  }
  if (held) return <Problem>{held}</Problem>;
  if (letter.state !== "failed") return null;
  const { failure } = letter;
  const { code } = failure;
  // All there is to say is in the toast.
  if (code === "imageMissing") return null;
  const sentence = refusalText(failure, texts);
  if (isPictureFailure(letter)) return <Problem>{`${sentence} ${texts.nextWithoutPicture}`}</Problem>;
  if (code !== "mailNotConfigured") return <Problem>{sentence}</Problem>;
  return (
    <Problem>
      <span>{`${sentence} `}</span>
      {contact.phone && (
        <a href={telephone(contact.phone)} translate="no">
          {contact.phone}
        </a>
      )}
      {contact.phone && contact.email && <span>{", "}</span>}
      {contact.email && (
        <a href={`mailto:${contact.email}`} translate="no">
          {contact.email}
        </a>
      )}
    </Problem>
  );
}

/** Why a press is held back; "" for one that is not. `button`: what it is called. */
function holdText(hold: Hold, texts: Texts, button: string): string {
  if (hold.hold === "pressAgain") return fill(texts.pressSendAgain, { button });
  return hold.hold === "wait" ? fill(texts.waitToSend, { seconds: hold.seconds }) : "";
}

function Problem({ children }: { children: React.ReactNode }) {
  return (
    <div ref={bringIntoView} className="ask-error ask-problem" role="alert">
      <ErrorSign />
      <p>{children}</p>
    </div>
  );
}

/** A phone's window ends above it. */
const bringIntoView = (problem: HTMLElement | null): void => problem?.scrollIntoView({ block: "nearest" });
