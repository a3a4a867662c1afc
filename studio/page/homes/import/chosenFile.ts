import type { Draft, DraftSettings } from "../../../draft/draft.ts";
import type { RowsWish } from "../../../draft/rows/planRows.ts";
import type { NamedSheet, RowColumn } from "../../../draft/rows/rowColumns.ts";
import { likelySheet, type ReadSheet } from "./sheetFile.ts";

/** A file that was read, and what the owner says of it. */
export type ChosenFile = {
  readonly file: string;
  readonly sheets: readonly ReadSheet[];
  readonly sheet: number;
  readonly columns: Readonly<Partial<Record<RowColumn, number>>>;
  readonly words: NonNullable<DraftSettings["statusWords"]>;
  readonly wish: RowsWish;
};

export type ImportStep = "file" | "columns" | "trial" | "taken";

/** A file as it is at first: its likely sheet, with the columns its headings say. */
export function chosenOf(file: string, sheets: readonly ReadSheet[]): ChosenFile {
  const sheet = likelySheet(sheets);
  return { file, sheets, sheet, columns: guessedOf(sheets[sheet]), words: {}, wish: {} };
}

/** The columns that a sheet's headings say by themselves. */
export function guessedOf(sheet: ReadSheet | undefined): ChosenFile["columns"] {
  return sheet?.ok ? sheet.sheet.columns : {};
}

/** The chosen sheet with the columns the owner named. */
export function namedSheet({ sheets, sheet, columns }: ChosenFile): NamedSheet | undefined {
  const own = sheets[sheet];
  return own?.ok ? { grid: own.sheet.grid, headingRow: own.sheet.headingRow, columns } : undefined;
}

/** The draft with words the owner has said the meaning of: they are kept for the next list. */
export function withWords(draft: Draft, words: ChosenFile["words"]): Draft {
  if (Object.keys(words).length === 0) return draft;
  return { ...draft, settings: { ...draft.settings, statusWords: { ...draft.settings.statusWords, ...words } } };
}
