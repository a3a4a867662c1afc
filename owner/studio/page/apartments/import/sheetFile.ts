import { type Sheet, sheetLimits } from "../../../../sync/cells/row.ts";
import type { Draft } from "../../../draft/draft.ts";
import { layoutNames } from "../../../draft/edit/layoutPictures.ts";
import { guessColumns, type GuessedSheet } from "../../../draft/rows/rowColumns.ts";
import { askStudio } from "../../server/askStudio.ts";

type SheetFacts = Omit<Sheet, "grid">;

/** A sheet of a parsed file with its guessed columns, or a sentence that says why it cannot be imported. */
export type ReadSheet = SheetFacts &
  ({ readonly ok: true; readonly sheet: GuessedSheet } | { readonly ok: false; readonly sentence: string });

export type SheetFile =
  | { readonly ok: true; readonly sheets: readonly ReadSheet[] }
  | { readonly ok: false; readonly code: string; readonly sentence: string };

/** The sheets of a list, parsed by the studio's server; `draft` knows the layouts, and the mapping of earlier lists. */
export async function readSheetFile(file: File, { project, settings: { columnWords } }: Draft): Promise<SheetFile> {
  const answer = await askStudio<{ readonly sheets: readonly Sheet[] }>("/api/sheet", {
    method: "POST",
    body: file,
  });
  if (!answer.ok) return { ok: false, code: answer.failure.code, sentence: answer.failure.message };
  const layouts = layoutNames(project);
  const sheets = answer.value.sheets.map(({ grid, ...sheet }): ReadSheet => ({
    ...sheet,
    ...guessColumns(grid, columnWords, layouts),
  }));
  const first = sheets.find(({ ok }) => ok) ?? sheets[0];
  if (!first) return { ok: false, code: "", sentence: "The sheet is empty." };
  return first.ok ? { ok: true, sheets } : { ok: false, code: "", sentence: first.sentence };
}

/**
 * Index of the sheet that most likely lists the apartments: the one with the most known headings, and among equals with the most rows; a
 * hidden one only if no other has known headings.
 */
export function likelySheet(sheets: readonly ReadSheet[]): number {
  const scores = sheets.map((each) => {
    if (!each.ok) return -1;
    const columns = Object.keys(each.sheet.columns).length / (each.isHidden ? 1000 : 1);
    return columns + each.sheet.grid.length / sheetLimits.rows / 1000;
  });
  return scores.indexOf(Math.max(...scores));
}

/** The letter of a column counted from 0: "C". */
export function columnLetter(column: number): string {
  return column < 26
    ? String.fromCodePoint(65 + column)
    : `${columnLetter(Math.floor(column / 26) - 1)}${columnLetter(column % 26)}`;
}

/** Offers text as a download under the file's name; it is not sent anywhere. */
export function download(name: string, data: BlobPart, kind: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([data], { type: kind }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
