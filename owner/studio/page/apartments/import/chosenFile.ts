import { addTower } from "../../../draft/edit/addition.ts";
import type { Draft, DraftSettings } from "../../../draft/draft.ts";
import type { RowsWish } from "../../../draft/rows/planRows.ts";
import { type MendedCells, withMended } from "../../../draft/rows/mendCells.ts";
import { columnWordsOf, type NamedSheet, type RowColumn } from "../../../draft/rows/rowColumns.ts";
import { towerFinder } from "../../../draft/rows/rowPlaces.ts";
import { likelySheet, type ReadSheet } from "./sheetFile.ts";

/** What the owner says about single cells of the chosen sheet. */
export type CellAnswers = {
  /** What was written in place of cells of this sheet, for the trial alone. */
  readonly mended: MendedCells;
  /** Addresses of cells that cannot be read and are to be left out: the owner has decided about them. */
  readonly leftOut: ReadonlySet<string>;
  /** The cell that is being mended. */
  readonly mending?: string | undefined;
};

/** A file that was read, and what the owner says of it. */
export type ChosenFile = CellAnswers & {
  readonly file: string;
  readonly sheets: readonly ReadSheet[];
  readonly sheet: number;
  readonly columns: Readonly<Partial<Record<RowColumn, number>>>;
  readonly words: NonNullable<DraftSettings["statusWords"]>;
  /** The owner's words for buildings: the id of one that exists, or {@link newTower}. */
  readonly towers: Readonly<Record<string, string>>;
  readonly wish: RowsWish;
  /** The answers before each step about cells, oldest first: undo takes them back one by one. */
  readonly past: readonly CellAnswers[];
};

/** How far an import is. It stays when the owner looks at something else, until it is applied or dismissed. */
export type ImportState =
  | { readonly step: "file"; readonly chosen?: ChosenFile }
  | { readonly step: "columns" | "trial"; readonly chosen: ChosenFile }
  | { readonly step: "taken"; readonly count: number; readonly chosen?: never };

/** Of a sheet that is read anew nothing is said about cells yet. */
export const noAnswers: CellAnswers & Pick<ChosenFile, "past"> = {
  mended: {},
  leftOut: new Set(),
  mending: undefined,
  past: [],
};

/**
 * A file as it is at first: its likely sheet, with the columns its headings say. Where it has the headings of the one before, a list
 * that was corrected and is read again, what was said of that one stays, but for single cells.
 */
export function chosenOf(file: string, sheets: readonly ReadSheet[], before?: ChosenFile): ChosenFile {
  const sheet = likelySheet(sheets);
  // Kinds by name are offered in the preview, where one tick takes them back.
  const fresh = {
    file,
    sheets,
    sheet,
    columns: guessedOf(sheets[sheet]),
    words: {},
    towers: {},
    wish: { kindsByName: true },
  };
  if (!before || headingsOf(fresh) === "" || headingsOf(fresh) !== headingsOf(before))
    return { ...fresh, ...noAnswers };
  const { columns, words, towers, wish } = before;
  return { ...fresh, columns, words, towers, wish, ...noAnswers };
}

function headingsOf({ sheets, sheet }: Pick<ChosenFile, "sheets" | "sheet">): string {
  const own = sheets[sheet];
  return own?.ok && own.sheet.headingRow >= 0 ? JSON.stringify(own.sheet.headings) : "";
}

/** With other answers about cells, as one step. */
export function withAnswers(chosen: ChosenFile, answers: Partial<CellAnswers>): ChosenFile {
  const { mended, leftOut, mending, past } = chosen;
  return { ...chosen, ...answers, past: [...past, { mended, leftOut, mending }] };
}

/** Without the last step about cells; undefined where there is none. */
export function withoutLastAnswers(state: ImportState): ImportState | undefined {
  const last = state.chosen?.past.at(-1);
  if (!state.chosen || !last) return undefined;
  return { ...state, chosen: { ...state.chosen, ...last, past: state.chosen.past.slice(0, -1) } };
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

/** The words for buildings that are made of the list; one that was made on another page meanwhile is there already. */
export function towersToMake({ project, settings }: Draft, towers: ChosenFile["towers"]): readonly string[] {
  const find = towerFinder(project.towers, settings.towerWords ?? {});
  return Object.keys(towers).filter((word) => towers[word] === newTower && find(word) === undefined);
}

/** The draft with words the owner has said the meaning of, which stay for the next list, and with the buildings that are made of it. */
export function withWords(draft: Draft, { words, towers }: Pick<ChosenFile, "words" | "towers">): Draft {
  const made = towersToMake(draft, towers);
  const known = Object.entries(towers).filter(([, id]) => id !== newTower);
  const { settings, ...rest } = made.reduce((all, word) => addTower(all, word).draft, draft);
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

/** The draft with what the columns of the chosen sheet are, for the next list with the same headings. */
export function withColumnWords({ settings, ...draft }: Draft, { sheets, sheet, columns }: ChosenFile): Draft {
  const own = sheets[sheet];
  const { columnWords: before, ...others } = settings;
  const words = own?.ok && own.sheet.headingRow >= 0 ? columnWordsOf(own.sheet, columns, before) : (before ?? {});
  return { ...draft, settings: { ...others, ...(Object.keys(words).length > 0 && { columnWords: words }) } };
}
