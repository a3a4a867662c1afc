import { useRef, type FormEvent, type KeyboardEvent } from "react";
import { useFacts } from "../text/FactsContext.tsx";
import { formatMoment, type Letter } from "../../widgets/letters.ts";
import { useIsAlive } from "../loading/useIsAlive.ts";
import { Arrow } from "../layout/Arrow.tsx";
import { contactText } from "../text/pages/contact.ts";
import { useLanguage, useText } from "../text/LanguageContext.tsx";
import { Honeypot } from "./Honeypot.tsx";
import { messageRules } from "./message.ts";
import { MessageInput } from "./MessageInput.tsx";
import { MessageProblem } from "./MessageProblem.tsx";
import { useMessageForm } from "./useMessageForm.ts";

type Props = {
  /** What the message asks for, by name. */
  readonly homes: readonly string[];
  readonly onEnd: (letter: Letter) => void;
};

/**
 * The message form (specification, sections 2, 3 and 5). Without its script, or before it, what was typed becomes a letter in the
 * visitor's own mail program: it never stands in an address.
 */
export function MessageForm({ homes, onEnd }: Props) {
  const text = useText(contactText);
  const language = useLanguage();
  const { email } = useFacts();
  const form = useRef<HTMLFormElement>(null);
  const { state, type, send, forget } = useMessageForm({ form, homes, tell: onEnd });
  const isBusy = state.letter.state === "sending";
  const { wrong } = state;
  const action = state.letter.state === "uncertain" ? text.sendAgain : text.send;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const trap = event.currentTarget.elements.namedItem("website");
    send(trap instanceof HTMLInputElement ? trap.value : "");
    // Who was held back for it may press again: a browser may have filled it in for them.
    if (trap instanceof HTMLInputElement) trap.value = "";
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form itself hears what is typed into its fields
    <form
      ref={form}
      className="message-form"
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      noValidate={useIsAlive()}
      onSubmit={submit}
      onInput={type}
      onKeyDown={sendOnce}
    >
      <p className="all-required">{text.allRequired}</p>
      {messageRules.names.map((name) => (
        <MessageInput
          key={name}
          name={name}
          isWrong={wrong.includes(name)}
          saidAt={wrong[0] === name ? state.presses : undefined}
          isBusy={isBusy}
        />
      ))}
      <Honeypot />
      <MessageProblem state={state} onLeave={forget} />
      {state.arrivedAt && (
        <p className="arrived">{text.sentOn.replace("{date}", formatMoment(state.arrivedAt, language))}</p>
      )}
      <button type="submit" className="action" aria-disabled={isBusy}>
        <span>{`${isBusy ? text.sending : action} `}</span>
        {!isBusy && <Arrow />}
      </button>
      <p className="unseen" role="status">
        {isBusy ? text.sending : ""}
      </p>
      <noscript>
        <p>{text.withoutScript}</p>
      </noscript>
    </form>
  );
}

function sendOnce(event: KeyboardEvent): void {
  // Enter held down is one wish, not many.
  if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
