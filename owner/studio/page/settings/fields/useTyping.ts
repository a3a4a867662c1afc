import { useState } from "react";

type Typing = {
  readonly value: string;
  readonly write: (text: string) => void;
  /** An error sentence for an invalid text. An empty text is always valid. */
  readonly failureOf: ((text: string) => string | undefined) | undefined;
};

/** `over`: the draft's value at the time of typing. */
type Typed = {
  readonly text: string;
  readonly over: string;
  readonly failure: string | undefined;
  readonly isLeft: boolean;
};

/** The text in a field: what was typed, while the field is being edited or the text is invalid; otherwise the draft's value. */
export function useTyping({ value, write, failureOf }: Typing) {
  const [typed, setTyped] = useState<Typed>();
  // If the draft has changed since (an undo), the invalid text is dropped.
  const isOutdated = typed?.failure !== undefined && typed.over !== value;
  const pending = isOutdated ? undefined : typed;
  const type = (text: string) => {
    const failure = text.trim() === "" ? undefined : failureOf?.(text);
    setTyped({ text, over: value, failure, isLeft: false });
    if (failure === undefined) write(text);
  };
  const leave = () => setTyped(pending?.failure === undefined ? undefined : { ...pending, isLeft: true });
  return { text: pending?.text ?? value, failure: pending?.isLeft ? pending.failure : undefined, type, leave };
}
