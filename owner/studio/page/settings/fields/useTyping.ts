import { useState } from "react";

type Typing = {
  readonly value: string;
  readonly write: (text: string) => void;
  /** Why a text cannot be taken; a sentence. An empty one always can. */
  readonly faultOf: ((text: string) => string | undefined) | undefined;
};

/** `over`: what the draft said when it was typed. */
type Typed = {
  readonly text: string;
  readonly over: string;
  readonly fault: string | undefined;
  readonly isLeft: boolean;
};

/** What stands in a field: as it was typed while somebody types, and as long as it cannot be taken; else what the draft says. */
export function useTyping({ value, write, faultOf }: Typing) {
  const [typed, setTyped] = useState<Typed>();
  // An undo meanwhile wins over what could not be taken.
  const pending = typed && (typed.fault === undefined || typed.over === value) ? typed : undefined;
  const type = (text: string) => {
    const fault = text.trim() === "" ? undefined : faultOf?.(text);
    setTyped({ text, over: value, fault, isLeft: false });
    if (fault === undefined) write(text);
  };
  const leave = () => setTyped(pending?.fault === undefined ? undefined : { ...pending, isLeft: true });
  return { text: pending?.text ?? value, fault: pending?.isLeft ? pending.fault : undefined, type, leave };
}
