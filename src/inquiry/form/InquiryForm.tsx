import { useEffect, useRef, type SyntheticEvent } from "react";
import { useStore } from "zustand/react";
import { useKeydown } from "../../hooks/useKeydown.ts";
import type { Contact, Privacy } from "../../project/types.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { LastArrival } from "./LastArrival.tsx";
import { InquiryConsent } from "./InquiryConsent.tsx";
import { inquiryRules, type InquiryDesk } from "../inquiryFields.ts";
import { InquiryField } from "./InquiryField.tsx";
import { InquiryProblem } from "./InquiryProblem.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = {
  readonly desk: InquiryDesk;
  readonly contact: Contact;
  readonly privacy: Privacy;
  readonly onSubmit: (honeypot: string) => void;
  readonly onClose: () => void;
};

/** The form inside the dialog: three fields, the trap for scripts, what went wrong, the button. */
export function InquiryForm({ desk, contact, privacy, onSubmit, onClose }: Props) {
  const texts = useTexts();
  const state = useStore(desk.store);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = state.letter.state === "sending";
  const isTriedAgain = isBusy && "isTriedAgain" in state.letter;
  useFirstField(form);
  useKeydown(form, (event) => {
    // Enter held down is one wish, not many.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  });
  // Both the button's click, which Enter in a field makes too, and a submit: a sandboxed frame has no submits.
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (form.current) hand(form.current, desk, onSubmit);
  };
  const leave = (): void => {
    desk.forget();
    onClose();
  };
  const action = state.letter.state === "uncertain" ? texts.sendAgain : texts.send;
  return (
    <form ref={form} className="ask-form" noValidate onSubmit={submit}>
      <p className="ask-required">{texts.allRequired}</p>
      {inquiryRules.names.map((name) => (
        <InquiryField
          key={name}
          name={name}
          value={state.fields[name]}
          isWrong={state.wrong.includes(name)}
          saidAt={state.wrong[0] === name ? state.presses : undefined}
          isBusy={isBusy}
          onType={(value) => desk.type(name, value)}
        />
      ))}
      {privacy.version && <InquiryConsent privacy={privacy} state={state} isBusy={isBusy} onAgree={desk.agree} />}
      <Trap />
      <InquiryProblem state={state} contact={contact} onLeave={leave} />
      <LastArrival at={state.arrivedAt} />
      <button type="submit" className="button action" part="button" aria-disabled={isBusy} onClick={submit}>
        <span>{`${isBusy ? texts.sending : action} `}</span>
        {!isBusy && <Arrow />}
      </button>
      <p className={isTriedAgain ? undefined : "unseen"} role="status">
        {isBusy && (isTriedAgain ? texts.sendingAgain : texts.sending)}
      </p>
    </form>
  );
}

/** One press on "send": reads what is there, hands it on, and leads to the first thing that is wrong. */
function hand(form: HTMLFormElement, desk: InquiryDesk, onSubmit: (honeypot: string) => void): void {
  readFields(form, desk);
  const trap = form.querySelector<HTMLInputElement>("input[name=website]");
  onSubmit(trap?.value ?? "");
  // Who was held back for it may press again: a browser may have filled it in for them.
  if (trap) trap.value = "";
  const [wrong] = desk.store.getState().wrong;
  if (wrong) form.querySelector<HTMLElement>(`input[name=${wrong}]`)?.focus();
  // A phone's keyboard would cover what comes of it; who has real keys presses once more where they are.
  else if (!isPointerFine()) form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

const isPointerFine = (): boolean => matchMedia("(pointer: fine)").matches;

/** A field no human sees, for scripts that fill in everything. */
function Trap() {
  const texts = useTexts();
  return (
    <label className="unseen" aria-hidden="true">
      <span>{texts.honeypot}</span>
      <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  );
}

/** What a browser filled in without an event. */
function readFields(form: HTMLFormElement, desk: InquiryDesk): void {
  for (const name of inquiryRules.names) {
    const filled = form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;
    if (filled !== undefined && filled !== desk.store.getState().fields[name]) desk.type(name, filled);
  }
}

/** Opens with the first empty field, but not on a phone: its keyboard would cover the form before it has been seen. */
function useFirstField(form: React.RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isPointerFine()) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(".ask-field input") ?? [])];
    (fields.find(({ value }) => value === "") ?? fields[0])?.focus();
  }, [form]);
}
