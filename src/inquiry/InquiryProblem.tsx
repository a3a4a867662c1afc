import type { Contact } from "../project/types.ts";
import { failureText } from "../text/failureText.ts";
import { fill } from "../text/fill.ts";
import { useHomeTexts } from "../ui/useHomeTexts.ts";
import { ErrorSign } from "./ErrorSign.tsx";
import type { InquiryState } from "./inquiryFields.ts";
import { isPictureFailure } from "./sendInquiry.ts";

type Props = {
  readonly state: InquiryState;
  readonly contact: Contact;
  /** After an uncertain end: the visitor does not send again. */
  readonly onLeave: () => void;
};

/** Why the letter has not left: what to do now, in place; the specification's own sentence comes as a toast. */
export function InquiryProblem({ state: { hold, letter }, contact, onLeave }: Props) {
  const texts = useHomeTexts();
  if (hold.hold === "pressAgain") return <Problem>{texts.pressSendAgain}</Problem>;
  if (hold.hold === "wait") return <Problem>{fill(texts.waitToSend, { seconds: hold.seconds })}</Problem>;
  if (letter.state === "uncertain") {
    return (
      <Problem>
        {texts.maybeSent}{" "}
        <button type="button" className="ask-leave" onClick={onLeave}>
          {texts.leaveUnsent}
        </button>
      </Problem>
    );
  }
  if (letter.state !== "failed") return null;
  const { code } = letter.failure;
  // All there is to say is in the toast.
  if (code === "imageMissing") return null;
  const sentence = failureText(texts, code);
  if (isPictureFailure(letter)) return <Problem>{`${sentence} ${texts.nextWithoutPicture}`}</Problem>;
  if (code !== "mailNotConfigured") return <Problem>{sentence}</Problem>;
  return (
    <Problem>
      {sentence} {contact.phone && <a href={telephone(contact.phone)}>{contact.phone}</a>}
      {contact.phone && contact.email && ", "}
      {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
    </Problem>
  );
}

function Problem({ children }: { children: React.ReactNode }) {
  return (
    <div className="ask-error ask-problem" role="alert">
      <ErrorSign />
      <p>{children}</p>
    </div>
  );
}

function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
