import { useState } from "react";

type Props = {
  readonly name: string;
  readonly value: number | undefined;
  readonly step: number;
  readonly min?: number;
  readonly max?: number;
  readonly set: (value: number) => void;
  /** Called on blur, so that the next change is a separate undo step. */
  readonly leave: () => void;
};

/** A number that is typed or stepped; during typing, the field shows the text as typed. */
export function NumberField({ name, value, step, min, max, set, leave }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="field">
      <span>{name}</span>
      <input
        type="number"
        step={step}
        min={min}
        max={max}
        value={typed ?? value ?? ""}
        onChange={({ target }) => {
          setTyped(target.value);
          if (Number.isFinite(target.valueAsNumber)) set(target.valueAsNumber);
        }}
        onBlur={() => {
          setTyped(undefined);
          leave();
        }}
      />
    </label>
  );
}
