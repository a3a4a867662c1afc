import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useStore } from "zustand/react";
import { createLetterDesk, draftKey, openDraft, type Letter, type LetterDesk } from "../../widgets/letters.ts";
import { messageRules, type MessageField, type MessageState } from "./message.ts";
import { fillMessage, focusField, readField } from "./messageFields.ts";
import { dispatchOf } from "./sendMessage.ts";

type MessageForm = {
  readonly state: MessageState;
  /** Takes over what stands in the fields. */
  readonly type: () => void;
  /** One press on "send": leads to the first field that is wrong. */
  readonly send: (honeypot: string) => void;
  /** After an uncertain end: the visitor leaves it at that. */
  readonly forget: () => void;
};

type Wanted = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What the message asks for, by name. */
  readonly homes: readonly string[];
  readonly tell: (letter: Letter) => void;
};

/** One pace for the page, however often the form comes and goes. */
const clock = { sentAt: undefined, closedUntil: undefined };

/**
 * The message form behind its fields. The fields keep their own values, so that what was typed before the page's code came is not
 * lost either; every stroke goes into the draft, which only a sent message clears.
 */
export function useMessageForm({ form, homes, tell }: Wanted): MessageForm {
  const heard = useRef(tell);
  // oxlint-disable-next-line react/refs -- read when a letter has ended, never while rendering
  const [desk] = useState(() => openDesk((letter) => heard.current(letter)));
  const state = useStore(desk.store);

  const type = (): void => {
    const { fields } = desk.store.getState();
    for (const name of messageRules.names) {
      const value = form.current ? readField(form.current, name) : fields[name];
      if (value !== fields[name]) desk.type(name, value);
    }
  };
  const showAnew = (): void => {
    form.current?.reset();
    if (form.current) fillMessage(form.current, desk.store.getState().fields);
  };

  useLayoutEffect(() => {
    heard.current = (letter) => {
      if (letter.state === "sent") showAnew();
      tell(letter);
    };
  });
  useLayoutEffect(() => {
    desk.open();
    if (form.current) fillMessage(form.current, desk.store.getState().fields);
    return () => desk.close();
  }, [desk, form]);

  return {
    state,
    type,
    send: (honeypot) => {
      type();
      desk.submit({ honeypot, dispatch: (draft) => dispatchOf(draft, homes) });
      const [wrong] = desk.store.getState().wrong;
      if (form.current && wrong && wrong !== "consent") focusField(form.current, wrong);
    },
    forget: () => {
      desk.forget();
      showAnew();
    },
  };
}

function openDesk(tell: (letter: Letter) => void): LetterDesk<MessageField> {
  const draft = openDraft(draftKey("message"), messageRules.names, () => sessionStorage);
  return createLetterDesk({ ...messageRules, draft, clock, tell });
}
