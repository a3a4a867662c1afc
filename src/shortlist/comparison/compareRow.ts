import type { ReactNode } from "react";

/** One row of a comparison. Its values and figures are in the order of the apartments. */
export type CompareRow = {
  readonly id: string;
  readonly label: string;
  /** Lines below the label: the days for which the hours of sun are computed. */
  readonly notes?: readonly string[];
  /** The value of each apartment as text, "" if unknown. Equal texts mean equal values. */
  readonly values: readonly string[];
  /** The values as numbers, in the unit of the text: the difference to the smallest is shown beside each value. */
  readonly figures?: readonly (number | undefined)[];
  /** Whether the value of an apartment is a number or a name, which the browser must not translate. */
  readonly isVerbatim?: (index: number) => boolean;
  /** The values are shown large. */
  readonly isLarge?: boolean;
  /** Renders the value of one apartment instead of its text. */
  readonly draw?: (index: number) => ReactNode;
};

/** The rows that have a value; with `isOnlyDifferences` only those in which the apartments differ. */
export function shownRows(rows: readonly CompareRow[], isOnlyDifferences: boolean): readonly CompareRow[] {
  return rows.filter((row) => row.values.some(Boolean) && !(isOnlyDifferences && isEqual(row)));
}

/** Whether all apartments have the same value, which is then written once. */
export function isEqual({ values }: Pick<CompareRow, "values">): boolean {
  return values.every((words) => words === values[0]);
}

/** Differences to the smallest value, rounded to a tenth; `undefined` for the smallest, and for a missing value. */
export function differencesOf(figures: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const smallest = figures.reduce<number>((least, figure) => Math.min(least, figure ?? Infinity), Infinity);
  return figures.map((figure) => {
    const more = figure === undefined ? 0 : Math.round((figure - smallest) * 10) / 10;
    return more > 0 ? more : undefined;
  });
}
