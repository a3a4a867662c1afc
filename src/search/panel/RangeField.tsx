import { useState } from "react";
import { formatNumber } from "../../text/format/formatArea.ts";
import { readFigure } from "../../text/format/readFigure.ts";
import { useLocale } from "../../ui/TextsContext.tsx";

export type RangeEnd = {
  readonly name: string;
  readonly label: string;
  /** `undefined` for an open end: its field is empty, so that the form without script sends nothing. */
  readonly value: number | undefined;
  /** The value that stands for an open end: the smallest or largest of the project. */
  readonly open: number;
  readonly onChange: (value: number) => void;
};

type Props = RangeEnd & {
  /** Whether a number is a valid end of this range. */
  readonly isValidEnd: (value: number) => boolean;
  /** Called whenever an input is applied; only a valid one then changes the value. */
  readonly onApply: (isInvalid: boolean) => void;
  /** Id of the message with the valid range; `undefined` while the field is valid. */
  readonly problemId: string | undefined;
};

/**
 * An end of a range as a text field. The value is applied on Enter or blur; an empty field means an open end. Invalid input stays as
 * typed.
 */
export function RangeField({ name, label, value, open, isValidEnd, problemId, onApply, onChange }: Props) {
  const locale = useLocale();
  const [input, setInput] = useState<string>();
  const apply = (): void => {
    if (input === undefined) return;
    const newValue = input.trim() === "" ? open : readFigure(input);
    const isInvalid = newValue === undefined || !isValidEnd(newValue);
    onApply(isInvalid);
    if (isInvalid) return;
    setInput(undefined);
    onChange(newValue);
  };
  return (
    <input
      className="range-field"
      part="field"
      inputMode="decimal"
      autoComplete="off"
      name={name}
      aria-label={label}
      aria-invalid={problemId !== undefined || undefined}
      aria-describedby={problemId}
      placeholder={grouped(open, locale)}
      value={input ?? (value === undefined ? "" : grouped(value, locale))}
      onChange={(event) => setInput(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        apply();
      }}
    />
  );
}

/** "195 000", "84,5": a number with grouped thousands, and with one decimal in the language's notation. */
function grouped(value: number, locale: string): string {
  const whole = Math.trunc(value);
  const tenths = formatNumber(value - whole, locale).replace(/^-?0/, "");
  return String(whole).replace(/\B(?=(\d{3})+$)/g, "\u202f") + tenths;
}
