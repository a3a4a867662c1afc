import type { ReactNode } from "react";

/** One line of a comparison; the lists go home by apartment. */
export type CompareRow = {
  readonly id: string;
  readonly label: string;
  /** Under the label, a line each: the days of the sun's hours. */
  readonly notes?: readonly string[];
  /** The fact of each apartment in words, "" if not given. Apartments with the same words are equal. */
  readonly values: readonly string[];
  /** The same as figures, in the unit of the words: what an apartment has more than the smallest is written beside it. */
  readonly figures?: readonly (number | undefined)[];
  /** Figures and names, which no translator touches; whether those of one apartment are. */
  readonly isNamed?: (index: number) => boolean;
  /** A number to be seen from afar. */
  readonly isLarge?: boolean;
  /** In place of the words of one apartment. */
  readonly drawn?: (index: number) => ReactNode;
};

/** The rows that have any value; with `isOnlyDifferences` only those in which the apartments differ. */
export function shownRows(rows: readonly CompareRow[], isOnlyDifferences: boolean): readonly CompareRow[] {
  return rows.filter((row) => row.values.some(Boolean) && !(isOnlyDifferences && isEqual(row)));
}

/** Whether all apartments have the same value, which is then written once. */
export function isEqual({ values }: Pick<CompareRow, "values">): boolean {
  return values.every((words) => words === values[0]);
}

/** What each figure is more than the smallest, to a tenth; `undefined` for the smallest and where there is no figure. */
export function differencesOf(figures: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const smallest = figures.reduce<number>((least, figure) => Math.min(least, figure ?? Infinity), Infinity);
  return figures.map((figure) => {
    const more = figure === undefined ? 0 : Math.round((figure - smallest) * 10) / 10;
    return more > 0 ? more : undefined;
  });
}
