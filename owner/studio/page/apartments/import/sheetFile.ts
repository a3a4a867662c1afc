import type { Grid } from "../../../../sync/cells/row.ts";
import { type ColumnWords, guessColumns, type GuessedSheet } from "../../../draft/rows/rowColumns.ts";
import { askStudio } from "../../server/askStudio.ts";

type SheetFacts = { readonly name: string; readonly isHidden?: boolean; readonly isFrom1904?: boolean };
type NamedGrid = SheetFacts & { readonly grid: Grid };

/** A sheet of a read file, with its columns guessed, or a sentence why it cannot be taken. */
export type ReadSheet = SheetFacts &
  ({ readonly ok: true; readonly sheet: GuessedSheet } | { readonly ok: false; readonly sentence: string });

export type ReadFile =
  | { readonly ok: true; readonly sheets: readonly ReadSheet[] }
  | { readonly ok: false; readonly code: string; readonly sentence: string };

/** The sheets of a list, read by the studio's program, with the columns of `own` headings as the owner named them before; of several the one with most known headings comes first. */
export async function readSheetFile(file: File, own: ColumnWords | undefined): Promise<ReadFile> {
  const answer = await askStudio<{ readonly sheets: readonly NamedGrid[] }>("/api/sheet", {
    method: "POST",
    body: file,
  });
  if (!answer.ok) return { ok: false, code: answer.fault.code, sentence: answer.fault.message };
  const sheets = answer.value.sheets.map(({ grid, ...sheet }): ReadSheet => ({ ...sheet, ...guessColumns(grid, own) }));
  const first = sheets.find(({ ok }) => ok) ?? sheets[0];
  if (!first) return { ok: false, code: "", sentence: "The sheet is empty." };
  return first.ok ? { ok: true, sheets } : { ok: false, code: "", sentence: first.sentence };
}

/** Index of the sheet that most likely has the apartments; a hidden one only where no other has headings that are known. */
export function likelySheet(sheets: readonly ReadSheet[]): number {
  const known = sheets.map((each) => {
    const count = each.ok ? Object.keys(each.sheet.columns).length : -1;
    return each.isHidden && count > 0 ? count / 1000 : count;
  });
  return known.indexOf(Math.max(...known));
}

/** "C" of a column counted from 0. */
export function columnLetter(column: number): string {
  return column < 26
    ? String.fromCodePoint(65 + column)
    : `${columnLetter(Math.floor(column / 26) - 1)}${columnLetter(column % 26)}`;
}

/** What the owner gave the file's name, as it is offered for download; the text goes nowhere but to the disk. */
export function download(name: string, data: BlobPart, kind: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([data], { type: kind }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
