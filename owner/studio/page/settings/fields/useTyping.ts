import { useState } from "react";

type Typing = {
  readonly value: string;
  readonly write: (text: string) => void;
  /** An error sentence for an invalid text. An empty text is always valid. */
  readonly faultOf: ((text: string) => string | undefined) | undefined;
};

/** `over`: the draft's value at the time of typing. */
type Typed = {
  readonly text: string;
  readonly over: string;
  readonly fault: string | undefined;
  readonly isLeft: boolean;
};

/** The text in a field: what was typed, while the field is being edited or the text is invalid; otherwise the draft's value. */
export function useTyping({ value, write, faultOf }: Typing) {
  const [typed, setTyped] = useState<Typed>();
  // If the draft has changed since (an undo), the invalid text is dropped.
  const isOutdated = typed?.fault !== undefined && typed.over !== value;
  const pending = isOutdated ? undefined : typed;
  const type = (text: string) => {
    const fault = text.trim() === "" ? undefined : faultOf?.(text);
    setTyped({ text, over: value, fault, isLeft: false });
    if (fault === undefined) write(text);
  };
  const leave = () => setTyped(pending?.fault === undefined ? undefined : { ...pending, isLeft: true });
  return { text: pending?.text ?? value, fault: pending?.isLeft ? pending.fault : undefined, type, leave };
}
