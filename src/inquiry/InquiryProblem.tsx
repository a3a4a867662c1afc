import type { Contact } from "../project/types.ts";
import { fill } from "../text/fill.ts";
import { useHomeTexts } from "../ui/useHomeTexts.ts";
import { ErrorSign } from "./ErrorSign.tsx";
import type { DeskState } from "./inquiryDesk.ts";

/** Why the letter has not left: what to do now, in place; the specification's own sentence comes as a toast. */
export function InquiryProblem({ state, contact }: { state: DeskState; contact: Contact }) {
  const texts = useHomeTexts();
  const { hold, sending } = state;
  if (hold.hold === "pressAgain") return <Problem>{texts.pressSendAgain}</Problem>;
  if (hold.hold === "wait") return <Problem>{fill(texts.waitToSend, { seconds: hold.seconds })}</Problem>;
  if (sending.state !== "failed") return null;
  const { code } = sending.failure;
  // All there is to say is in the toast.
  if (code === "imageMissing") return null;
  if (code !== "mailNotConfigured") return <Problem>{texts.failure[code]}</Problem>;
  return (
    <Problem>
      {texts.failure[code]} {contact.phone && <a href={telephone(contact.phone)}>{contact.phone}</a>}
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
