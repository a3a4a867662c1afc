import type { ReactNode } from "react";

/** One line of a comparison; the lists go home by home. */
export type CompareRow = {
  readonly id: string;
  readonly label: string;
  /** Under the label, a line each: the days of the sun's hours. */
  readonly notes?: readonly string[];
  /** What the project tells of each home, in words; "" where it tells nothing. Homes of the same words are equal. */
  readonly told: readonly string[];
  /** The same as figures, in the unit of the words: what a home has more than the smallest is written beside it. */
  readonly figures?: readonly (number | undefined)[];
  /** Figures and names, which no translator touches; whether those of one home are. */
  readonly isNamed?: (index: number) => boolean;
  /** A number to be seen from afar. */
  readonly isLarge?: boolean;
  /** In place of the words of one home. */
  readonly drawn?: (index: number) => ReactNode;
};

/** Rows of which the project tells something; without those in which all homes are equal, where only differences are asked for. */
export function shownRows(rows: readonly CompareRow[], isOnlyDifferences: boolean): readonly CompareRow[] {
  return rows.filter((row) => row.told.some(Boolean) && !(isOnlyDifferences && isEqual(row)));
}

/** Whether all homes are told the same: it is written once then. */
export function isEqual({ told }: Pick<CompareRow, "told">): boolean {
  return told.every((words) => words === told[0]);
}

/** What each figure is more than the smallest, to a tenth; `undefined` for the smallest and where there is no figure. */
export function differencesOf(figures: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const smallest = figures.reduce<number>((least, figure) => Math.min(least, figure ?? Infinity), Infinity);
  return figures.map((figure) => {
    const more = figure === undefined ? 0 : Math.round((figure - smallest) * 10) / 10;
    return more > 0 ? more : undefined;
  });
}
