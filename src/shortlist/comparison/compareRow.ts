import type { ReactNode } from "react";

/** One row of a comparison; its lists are indexed by apartment. */
export type CompareRow = {
  readonly id: string;
  readonly label: string;
  /** One line each below the label: the days of the sun's hours. */
  readonly notes?: readonly string[];
  /** The fact of each apartment in words, "" if unknown. Equal words mean equal facts. */
  readonly values: readonly string[];
  /** The same as numbers in the unit of the words: the difference to the smallest is shown beside the value. */
  readonly figures?: readonly (number | undefined)[];
  /** Whether the value of an apartment is a figure or name, which is not translated. */
  readonly isNamed?: (index: number) => boolean;
  /** A number shown large. */
  readonly isLarge?: boolean;
  /** Replaces the words of one apartment. */
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
