import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { holdBack, type Pace } from "./holdBack.ts";
import type { MessageField } from "./message.ts";
import { messageDraft } from "./messageDraft.ts";
import { fillMessage, readMessage } from "./messageFields.ts";
import { sendMessage, type Outcome } from "./sendMessage.ts";
import { wrongFields } from "./wrongFields.ts";

/** How far the message is, and what keeps it here. */
export type MessageState =
  | { readonly name: "typing" | "sending" | "failed" | "notConfigured" }
  | { readonly name: "wrong"; readonly fields: readonly MessageField[] }
  | { readonly name: "held"; readonly by: "pressAgain" | "wait" };

type Form = RefObject<HTMLFormElement | null>;

/**
 * The message form behind its fields. The fields keep their own values, so that what was typed before the page's code came is not
 * lost either; every stroke goes into the draft, which only a sent message clears.
 */
export function useMessageForm(form: Form, tell: (outcome: Outcome) => void) {
  const [state, setState] = useState<MessageState>({ name: "typing" });
  const pace = useRef<Omit<Pace, "honeypot"> & { isSending?: boolean }>({ openedAt: 0, sentAt: undefined });

  useLayoutEffect(() => {
    pace.current.openedAt = Date.now();
    if (form.current) fillMessage(form.current, messageDraft.read());
  }, [form]);

  const type = (): void => {
    if (!form.current) return;
    const message = readMessage(form.current);
    messageDraft.write(message);
    if (state.name !== "wrong") return;
    const still = state.fields.filter((field) => wrongFields(message).includes(field));
    setState(still.length > 0 ? { name: "wrong", fields: still } : { name: "typing" });
  };

  const send = async (honeypot: string): Promise<void> => {
    if (!form.current || pace.current.isSending) return;
    const message = readMessage(form.current);
    messageDraft.write(message);
    const [wrong, by] = [wrongFields(message), holdBack(Date.now(), { ...pace.current, honeypot })];
    if (wrong.length > 0) return setState({ name: "wrong", fields: wrong });
    if (by) return setState({ name: "held", by });
    pace.current.isSending = true;
    setState({ name: "sending" });
    const outcome = await sendMessage(message);
    pace.current.isSending = false;
    if (outcome === "sent") {
      pace.current.sentAt = Date.now();
      // What was begun anew meanwhile stays.
      if (JSON.stringify(messageDraft.read()) === JSON.stringify(message)) messageDraft.clear();
      form.current?.reset();
    }
    setState({ name: outcome === "sent" ? "typing" : outcome });
    tell(outcome);
  };

  return { state, type, send };
}
