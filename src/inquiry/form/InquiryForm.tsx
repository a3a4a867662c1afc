import { useEffect, useRef, type SyntheticEvent } from "react";
import { useStore } from "zustand/react";
import { useKeydown } from "../../hooks/useKeydown.ts";
import type { Contact, Privacy } from "../../project/types.ts";
import type { ContactKind } from "../contactLinks.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { InquiryConsent } from "./InquiryConsent.tsx";
import { inquiryRules, type InquiryFormStore } from "../inquiryFields.ts";
import { InquiryField } from "./InquiryField.tsx";
import { InquiryProblem } from "./InquiryProblem.tsx";
import { useTexts, useLocale } from "../../ui/TextsContext.tsx";
import { fill } from "../../text/format/fill.ts";
import { formatMoment } from "../../text/format/formatDate.ts";

type Props = {
  readonly formStore: InquiryFormStore;
  readonly contact: Contact;
  readonly privacy: Privacy;
  readonly onSubmit: (honeypot: string) => void;
  readonly onContact: (kind: ContactKind) => void;
  readonly onClose: () => void;
};

/** The form inside the dialog: three fields, a honeypot, errors, the button. */
export function InquiryForm({ formStore, contact, privacy, onSubmit, onContact, onClose }: Props) {
  const texts = useTexts();
  const state = useStore(formStore.store);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = state.status.state === "sending";
  const isTriedAgain = isBusy && "isTriedAgain" in state.status;
  useFirstField(form);
  useKeydown(form, (event) => {
    // Holding Enter down sends only once.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  });
  // On the button's click (which Enter in a field triggers too) as well as on submit: a sandboxed frame has no submit event.
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (form.current) submitForm(form.current, formStore, onSubmit);
  };
  const discard = (): void => {
    formStore.discard();
    onClose();
  };
  const action = state.status.state === "uncertain" ? texts.sendAgain : texts.send;
  return (
    <form ref={form} className="ask-form" noValidate onSubmit={submit}>
      <p className="ask-required">{texts.allRequired}</p>
      {inquiryRules.fieldNames.map((name) => (
        <InquiryField
          key={name}
          name={name}
          value={state.fields[name]}
          isInvalid={state.invalid.includes(name)}
          announcedAttempt={state.invalid[0] === name ? state.attempts : undefined}
          isBusy={isBusy}
          onType={(value) => formStore.type(name, value)}
        />
      ))}
      {privacy.version && <InquiryConsent privacy={privacy} state={state} isBusy={isBusy} onAgree={formStore.agree} />}
      <Honeypot />
      <InquiryProblem state={state} contact={contact} onContact={onContact} onDiscard={discard} />
      <LastArrival at={state.arrivedAt} />
      <button type="submit" className="button action" part="button" aria-disabled={isBusy} onClick={submit}>
        <span>{`${isBusy ? texts.sending : action} `}</span>
        {!isBusy && <Arrow />}
      </button>
      <p className={isTriedAgain ? undefined : "visually-hidden"} role="status">
        {isBusy && (isTriedAgain ? texts.sendingAgain : texts.sending)}
      </p>
    </form>
  );
}

/** Reads the fields, submits, and moves the focus to the first invalid field. */
function submitForm(form: HTMLFormElement, formStore: InquiryFormStore, onSubmit: (honeypot: string) => void): void {
  readFields(form, formStore);
  const honeypot = form.querySelector<HTMLInputElement>("input[name=website]");
  onSubmit(honeypot?.value ?? "");
  // Cleared, because a browser may have filled it in: the next attempt is sent.
  if (honeypot) honeypot.value = "";
  const [invalid] = formStore.store.getState().invalid;
  if (invalid) form.querySelector<HTMLElement>(`input[name=${invalid}]`)?.focus();
  // On touch screens the focus leaves the field, because the on-screen keyboard would cover the result.
  else if (!isPointerFine()) form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

const isPointerFine = (): boolean => matchMedia("(pointer: fine)").matches;

/** A field that people do not see, for scripts that fill in everything. */
function Honeypot() {
  const texts = useTexts();
  return (
    <label className="visually-hidden" aria-hidden="true">
      <span>{texts.honeypot}</span>
      <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  );
}

/** Reads values that a browser may have filled in without firing an event. */
function readFields(form: HTMLFormElement, formStore: InquiryFormStore): void {
  for (const name of inquiryRules.fieldNames) {
    const filled = form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;
    if (filled !== undefined && filled !== formStore.store.getState().fields[name]) formStore.type(name, filled);
  }
}

/** Focuses the first empty field, except on touch screens, where the keyboard would cover the form. */
function useFirstField(form: React.RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isPointerFine()) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(".ask-field input") ?? [])];
    (fields.find(({ value }) => value === "") ?? fields[0])?.focus();
  }, [form]);
}

/** Shows when the last inquiry arrived, once its toast has disappeared. `at`: ISO date and time, "" for none. */
export function LastArrival({ at }: { readonly at: string }) {
  const { sentOn } = useTexts();
  const locale = useLocale();
  if (!at) return null;
  return <p className="ask-arrived">{fill(sentOn, { date: formatMoment(at, locale) })}</p>;
}
