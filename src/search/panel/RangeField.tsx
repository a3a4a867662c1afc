import { useState } from "react";

export type RangeEnd = {
  readonly name: string;
  readonly label: string;
  /** `undefined` for an open end: its field is empty, so that a form of a page without script says nothing of it. */
  readonly value: number | undefined;
  /** Where an open end lies. */
  readonly open: number;
  readonly onChange: (value: number) => void;
};

/** An end of a range as a figure one can type; it counts when the visitor has done with it. Emptied it is open. */
export function RangeField({ name, label, value, open, onChange }: RangeEnd) {
  const [typed, setTyped] = useState<string>();
  const settle = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    // "195 000", "195.000" and "195,000" are the same figure.
    const figure = typed.trim() === "" ? open : Number(typed.replaceAll(/[\s.,]/g, ""));
    if (Number.isFinite(figure)) onChange(figure);
  };
  return (
    <input
      className="range-field"
      inputMode="numeric"
      autoComplete="off"
      name={name}
      aria-label={label}
      placeholder={grouped(open)}
      value={typed ?? (value === undefined ? "" : grouped(value))}
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

const grouped = (figure: number): string => String(figure).replace(/\B(?=(\d{3})+$)/g, "\u202f");
