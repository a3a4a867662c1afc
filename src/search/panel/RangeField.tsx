import { useState } from "react";
import { formatNumber } from "../../text/format/formatArea.ts";
import { readFigure } from "../../text/format/readFigure.ts";
import { useLocale } from "../../ui/TextsContext.tsx";

export type RangeEnd = {
  readonly name: string;
  readonly label: string;
  /** `undefined` for an open end: its field is empty, so that a form of a page without script says nothing of it. */
  readonly value: number | undefined;
  /** Where an open end lies. */
  readonly open: number;
  readonly onChange: (value: number) => void;
};

type Props = RangeEnd & {
  /** Whether a figure can be an end of this range. */
  readonly isPossible: (figure: number) => boolean;
  /** Whether what was typed is not a figure, or not a possible one. */
  readonly onWrong: (isWrong: boolean) => void;
  /** Id of the sentence that says which numbers are valid; missing while the field is valid. */
  readonly problem: string | undefined;
};

/**
 * An end of a range as a figure one can type; it counts when the visitor has done with it. Emptied it is open. What cannot be used
 * stays as it was typed.
 */
export function RangeField({ name, label, value, open, isPossible, problem, onWrong, onChange }: Props) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const settle = (): void => {
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
      inputMode="decimal"
      autoComplete="off"
      name={name}
      aria-label={label}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem}
      placeholder={grouped(open, locale)}
      value={typed ?? (value === undefined ? "" : grouped(value, locale))}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        settle();
      }}
    />
  );
}

/** "195 000", "84,5": thousands in groups, a tenth as the language writes it. */
function grouped(figure: number, locale: string): string {
  const whole = Math.trunc(figure);
  const tenths = formatNumber(figure - whole, locale).replace(/^-?0/, "");
  return String(whole).replace(/\B(?=(\d{3})+$)/g, "\u202f") + tenths;
}
