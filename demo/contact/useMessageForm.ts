import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { useStore } from "zustand/react";
import { createFormStore, draftKey, openDraft, type SubmissionStatus, type FormStore } from "../../widgets/forms.ts";
import { messageRules, type MessageField, type MessageState } from "./message.ts";
import { fillMessage, focusField, readField } from "./messageFields.ts";
import { messageDelivery } from "./sendMessage.ts";

type MessageForm = {
  readonly state: MessageState;
  /** Reads the fields into the form's state. */
  readonly readFields: () => void;
  /** Sends the message, or moves the focus to the first invalid field. */
  readonly send: (honeypot: string) => void;
  /** Called when the outcome is uncertain and the visitor chooses not to send again. */
  readonly discard: () => void;
};

type Options = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The names of the apartments that the message is about. */
  readonly apartments: readonly string[];
  readonly onEnd: (status: SubmissionStatus) => void;
};

/** Shared by all instances of the form, so that leaving and reopening the page does not reset the rate limit. */
const clock = { sentAt: undefined, closedUntil: undefined };

/**
 * The state of the message form. The fields are uncontrolled, so that text typed before hydration is not lost. Every keystroke updates
 * the draft, which is cleared only after the message has been sent.
 */
export function useMessageForm({ form, apartments, onEnd }: Options): MessageForm {
  const latestOnEnd = useRef(onEnd);
  // oxlint-disable-next-line react/refs -- read when a submission has ended, never while rendering
  const [formStore] = useState(() => openFormStore((status) => latestOnEnd.current(status)));
  const state = useStore(formStore.store);

  const readFields = (): void => {
    const { fields } = formStore.store.getState();
    for (const name of messageRules.fieldNames) {
      const value = form.current ? readField(form.current, name) : fields[name];
      if (value !== fields[name]) formStore.type(name, value);
    }
  };
  const resetFields = (): void => {
    form.current?.reset();
    if (form.current) fillMessage(form.current, formStore.store.getState().fields);
  };

  useLayoutEffect(() => {
    latestOnEnd.current = (status) => {
      if (status.state === "sent") resetFields();
      onEnd(status);
    };
  });
  useLayoutEffect(() => {
    formStore.open();
    if (form.current) fillMessage(form.current, formStore.store.getState().fields);
    return () => formStore.close();
  }, [formStore, form]);

  return {
    state,
    readFields,
    send: (honeypot) => {
      readFields();
      formStore.submit({ honeypot, createDelivery: (draft) => messageDelivery(draft, apartments) });
      const [invalid] = formStore.store.getState().invalid;
      if (form.current && invalid && invalid !== "consent") focusField(form.current, invalid);
    },
    discard: () => {
      formStore.discard();
      resetFields();
    },
  };
}

function openFormStore(onEnd: (status: SubmissionStatus) => void): FormStore<MessageField> {
  const draft = openDraft(draftKey("message"), messageRules.fieldNames, () => sessionStorage);
  return createFormStore({ ...messageRules, draft, clock, onEnd });
}

const never = () => () => {};

/** Whether the page is hydrated; false in the prerendered page and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
