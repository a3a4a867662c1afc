import { useState } from "react";
import { formatNumber } from "../../text/format/formatArea.ts";
import { readFigure } from "../../text/format/readFigure.ts";
import { useLocale } from "../../ui/TextsContext.tsx";

export type RangeEnd = {
  readonly name: string;
  readonly label: string;
  /** `undefined` for an open end: its field is empty, so that the form without script sends nothing. */
  readonly value: number | undefined;
  /** The value shown for an open end. */
  readonly open: number;
  readonly onChange: (value: number) => void;
};

type Props = RangeEnd & {
  /** Whether a number is a valid end of this range. */
  readonly isPossible: (figure: number) => boolean;
  /** Reports whether the input is invalid. */
  readonly onWrong: (isWrong: boolean) => void;
  /** Id of the message with the valid range; missing while the field is valid. */
  readonly problem: string | undefined;
};

/**
 * An end of a range as a text field. The value is applied on Enter or blur; an empty field means an open end. Invalid input stays as
 * typed.
 */
export function RangeField({ name, label, value, open, isPossible, problem, onWrong, onChange }: Props) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const apply = (): void => {
    if (typed === undefined) return;
    const figure = typed.trim() === "" ? open : readFigure(typed);
    const isWrong = figure === undefined || !isPossible(figure);
    onWrong(isWrong);
    if (isWrong) return;
    setTyped(undefined);
    onChange(figure);
  };
  return (
    <input
      className="range-field"
      part="field"
      inputMode="decimal"
      autoComplete="off"
      name={name}
      aria-label={label}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem}
      placeholder={grouped(open, locale)}
      value={typed ?? (value === undefined ? "" : grouped(value, locale))}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        apply();
      }}
    />
  );
}

/** "195 000", "84,5": grouped thousands, one decimal in the language's notation. */
function grouped(figure: number, locale: string): string {
  const whole = Math.trunc(figure);
  const tenths = formatNumber(figure - whole, locale).replace(/^-?0/, "");
  return String(whole).replace(/\B(?=(\d{3})+$)/g, "\u202f") + tenths;
}
