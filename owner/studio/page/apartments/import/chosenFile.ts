import { addTower } from "../../../draft/edit/addition.ts";
import type { Draft, DraftSettings } from "../../../draft/draft.ts";
import type { RowsWish } from "../../../draft/rows/planRows.ts";
import { type MendedCells, withMended } from "../../../draft/rows/mendCells.ts";
import type { NamedSheet, RowColumn } from "../../../draft/rows/rowColumns.ts";
import { likelySheet, type ReadSheet } from "./sheetFile.ts";

/** A file that was read, and what the owner says of it. */
export type ChosenFile = {
  readonly file: string;
  readonly sheets: readonly ReadSheet[];
  readonly sheet: number;
  readonly columns: Readonly<Partial<Record<RowColumn, number>>>;
  readonly words: NonNullable<DraftSettings["statusWords"]>;
  /** The owner's words for buildings: the id of one that exists, or {@link newTower}. */
  readonly towers: Readonly<Record<string, string>>;
  readonly wish: RowsWish;
  /** What was written in place of cells of this sheet, for the trial alone. */
  readonly mended: MendedCells;
  /** Addresses of cells that cannot be read and are to be left out: the owner has decided about them. */
  readonly leftOut: ReadonlySet<string>;
  /** The cell that is being mended. */
  readonly mending?: string | undefined;
};

export type ImportStep = "file" | "columns" | "trial" | "taken";

/** A file as it is at first: its likely sheet, with the columns its headings say. */
export function chosenOf(file: string, sheets: readonly ReadSheet[]): ChosenFile {
  const sheet = likelySheet(sheets);
  return {
    file,
    sheets,
    sheet,
    columns: guessedOf(sheets[sheet]),
    words: {},
    towers: {},
    // Offered in the preview, where one tick takes it back.
    wish: { kindsByName: true },
    mended: {},
    leftOut: new Set(),
  };
}

/** The columns that a sheet's headings say by themselves. */
export function guessedOf(sheet: ReadSheet | undefined): ChosenFile["columns"] {
  return sheet?.ok ? sheet.sheet.columns : {};
}

/** The chosen sheet with the columns the owner named, and the cells they mended. */
export function namedSheet({ sheets, sheet, columns, mended }: ChosenFile): NamedSheet | undefined {
  const own = sheets[sheet];
  if (!own?.ok) return undefined;
  const { isFrom1904 = false, sheet: read } = own;
  return { grid: withMended(read.grid, mended), headingRow: read.headingRow, columns, isFrom1904 };
}

/** In place of an id, of a building that is made of the list. An id has no space in it. */
export const newTower = " new";

/** The draft with words the owner has said the meaning of, which stay for the next list, and with the buildings that are made of it. */
export function withWords(draft: Draft, { words, towers }: Pick<ChosenFile, "words" | "towers">): Draft {
  const made = Object.entries(towers).filter(([, id]) => id === newTower);
  const known = Object.entries(towers).filter(([, id]) => id !== newTower);
  const { settings, ...rest } = made.reduce((all, [word]) => addTower(all, word).draft, draft);
  const isAny = Object.keys(words).length > 0;
  return {
    ...rest,
    settings: {
      ...settings,
      ...(isAny && { statusWords: { ...settings.statusWords, ...words } }),
      ...(known.length > 0 && { towerWords: { ...settings.towerWords, ...Object.fromEntries(known) } }),
    },
  };
}
