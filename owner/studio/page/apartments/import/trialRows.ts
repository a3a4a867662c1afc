import { isColour } from "../../../draft/rows/rowColours.ts";
import { sheetRows, towerFinder } from "../../../draft/rows/rowPlaces.ts";
import { cellProblem, placeName, textOf } from "../../../../sync/cells/cell.ts";
import { isTotalRow } from "../../../../sync/cells/totals.ts";
import type { Status } from "../../../../../src/project/types.ts";
import { readStatus } from "../../../../sync/cells/status.ts";
import type { Draft } from "../../../draft/draft.ts";
import { statusWordsOf } from "../../../draft/apartments/apartmentCells.ts";
import { cellPlace } from "../../../draft/rows/corrections.ts";
import type { PlannedRow, RowsPlan } from "../../../draft/rows/planRows.ts";
import type { NamedSheet } from "../../../draft/rows/rowColumns.ts";

export type RowKind = "look" | "new" | "changed" | "same" | "wrong";

/** A row with an unreadable cell whose other cells are imported. */
export const hasWrongCell = ({ kind, findings }: PlannedRow): boolean => kind !== "wrong" && findings.length > 0;

/** Whether a row appears under a filter: "look" covers every row except unchanged ones. */
export function isOfKind(row: PlannedRow, kind: RowKind): boolean {
  if (kind === "look") return row.kind !== "same" || row.findings.length > 0;
  if (kind === "wrong") return row.kind === "wrong" || hasWrongCell(row);
  return row.kind === kind;
}

const urgency = (row: PlannedRow): number =>
  row.kind === "wrong" ? 0 : hasWrongCell(row) ? 1 : row.kind === "changed" ? 2 : row.kind === "new" ? 3 : 4;

/** The rows of a kind, those with errors first. */
export const rowsOfKind = ({ rows }: RowsPlan, kind: RowKind): readonly PlannedRow[] =>
  rows.filter((row) => isOfKind(row, kind)).toSorted((a, b) => urgency(a) - urgency(b));

/** An unreadable cell, with its address. */
export type WrongCell = RowsPlan["rows"][number]["findings"][number];

/** All unreadable cells, in the order of the rows shown. */
export const wrongCells = (plan: RowsPlan): readonly WrongCell[] =>
  rowsOfKind(plan, "wrong")
    .flatMap(({ findings }) => findings)
    .filter(({ at }) => cellPlace(at) !== undefined);

/** The next cell to correct that is not left out, wrapping around at the end; undefined if there is none. */
export function nextWrong(
  cells: readonly WrongCell[],
  { at, leftOut }: { readonly at: string; readonly leftOut: ReadonlySet<string> },
): string | undefined {
  const index = cells.findIndex((cell) => cell.at === at);
  return [...cells.slice(index + 1), ...cells.slice(0, index)].find((cell) => !leftOut.has(cell.at))?.at;
}

/** Whether all unreadable cells of a row are left out, so that nothing remains to be done about it. */
export const isLeftOut = ({ findings }: PlannedRow, leftOut: ReadonlySet<string>): boolean =>
  findings.length > 0 && findings.every(({ at }) => leftOut.has(at));

/** How many rows and removed apartments would be applied. */
export const changeCount = ({ rows, missing }: RowsPlan, removesMissing: boolean): number =>
  rows.filter(({ kind }) => kind === "new" || kind === "changed").length + (removesMissing ? missing.length : 0);

/** A word of the status column: how it is read, and how often it occurs. */
export type SheetWord = { readonly word: string; readonly status: Status | undefined; readonly count: number };

const maxWords = 40;

export function sheetWords({ grid, headingRow, columns: { status } }: NamedSheet, draft: Draft): readonly SheetWord[] {
  if (status === undefined) return [];
  const statusWords = statusWordsOf(draft.settings);
  const counts = new Map<string, number>();
  for (const cells of grid.slice(headingRow + 1)) {
    const word = textOf(cells[status] ?? null);
    if (word !== "" && !isColour(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].map(([word, count]): SheetWord => {
    const read = readStatus(word, statusWords);
    return { word, count, status: read.ok ? read.value : undefined };
  });
  // Unknown words come first, as the owner has to decide about them.
  return words.toSorted((a, b) => Number(a.status !== undefined) - Number(b.status !== undefined)).slice(0, maxWords);
}

/** Names of buildings that the project lacks, as written in the list. */
export function unknownTowers(sheet: NamedSheet, { project, settings }: Draft): readonly string[] {
  if (sheet.columns.tower === undefined) return [];
  const find = towerFinder(project.towers, settings.towerWords ?? {});
  const words = new Map<string, string>();
  for (const { cells } of sheetRows(sheet)) {
    const value = cells.tower?.value ?? null;
    const word = textOf(value);
    if (word === "" || isTotalRow(cells) || cellProblem(value) !== undefined || find(value) !== undefined) continue;
    const name = placeName(word);
    if (!words.has(name)) words.set(name, word);
  }
  return [...words.values()].slice(0, maxWords);
}

/** Translates a reader's English sentence; the row of "stands in row 5 again" is a value. */
export function sentenceIn(sentences: Readonly<Record<string, string>>, sentence: string): string {
  const whole = sentences[sentence];
  if (whole !== undefined) return whole;
  for (const [key, text] of Object.entries(sentences)) {
    const [start = "", end] = key.split("{value}");
    if (end === undefined || !sentence.startsWith(start) || !sentence.endsWith(end)) continue;
    const value = sentence.slice(start.length, sentence.length - end.length).replace(/^row /, "");
    return text.replace("{value}", () => value);
  }
  return sentence;
}
