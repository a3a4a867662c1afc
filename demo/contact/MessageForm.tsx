import { useRef, type FormEvent, type KeyboardEvent } from "react";
import { useFacts } from "../text/FactsContext.tsx";
import { formatMoment, type SubmissionStatus } from "../../widgets/forms.ts";
import { useIsHydrated, useMessageForm } from "./useMessageForm.ts";
import { Arrow } from "../layout/Arrow.tsx";
import { contactText } from "../text/pages/contact.ts";
import { usePageLanguage, useText } from "../text/LanguageContext.tsx";
import { messageRules } from "./message.ts";
import { MessageInput } from "./MessageInput.tsx";
import { MessageNotSent } from "./MessageNotSent.tsx";

type Props = {
  /** The names of the apartments that the message is about. */
  readonly apartments: readonly string[];
  readonly onEnd: (status: SubmissionStatus) => void;
};

/**
 * The message form (docs/developers/specification.md, sections 2, 3 and 5). Without script, or before hydration, it opens the visitor's
 * own mail program with the text, which is neither sent to a server nor part of the page's address.
 */
export function MessageForm({ apartments, onEnd }: Props) {
  const text = useText(contactText);
  const language = usePageLanguage();
  const { email } = useFacts();
  const form = useRef<HTMLFormElement>(null);
  const { state, readFields, send, discard } = useMessageForm({ form, apartments, onEnd });
  const isBusy = state.status.state === "sending";
  const { invalid } = state;
  const action = state.status.state === "uncertain" ? text.sendAgain : text.send;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const honeypot = event.currentTarget.elements.namedItem("website");
    send(honeypot instanceof HTMLInputElement ? honeypot.value : "");
    // A browser may have filled in the honeypot. It is cleared, so that the visitor's next attempt is sent.
    if (honeypot instanceof HTMLInputElement) honeypot.value = "";
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form listens to input events of its fields
    <form
      ref={form}
      className="message-form"
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      noValidate={useIsHydrated()}
      onSubmit={submit}
      onInput={readFields}
      onKeyDown={ignoreRepeatedEnter}
    >
      <p className="all-required">{text.allRequired}</p>
      {messageRules.fieldNames.map((name) => (
        <MessageInput
          key={name}
          name={name}
          isInvalid={invalid.includes(name)}
          announcedAttempt={invalid[0] === name ? state.attempts : undefined}
          isBusy={isBusy}
        />
      ))}
      <Honeypot />
      <MessageNotSent state={state} onDiscard={discard} />
      {state.arrivedAt && (
        <p className="arrived">{text.sentOn.replace("{date}", formatMoment(state.arrivedAt, language))}</p>
      )}
      <button type="submit" className="action" aria-disabled={isBusy}>
        <span>{`${isBusy ? text.sending : action} `}</span>
        {!isBusy && <Arrow />}
      </button>
      <p className="visually-hidden" role="status">
        {isBusy ? text.sending : ""}
      </p>
      <noscript>
        <p>{text.withoutScript}</p>
      </noscript>
    </form>
  );
}

/** Holding down Enter in a field of one line submits the form only once. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** A field that only bots see and fill in. A script sets its name, so that e-mails from the visitor's mail program do not include it. */
function Honeypot() {
  const text = useText(contactText);
  return (
    <label className="visually-hidden" aria-hidden="true">
      <span>{text.honeypot}</span>
      <input name={useIsHydrated() ? "website" : undefined} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  );
}
