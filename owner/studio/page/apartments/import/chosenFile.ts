import { statusWordsOf } from "../../../draft/apartments/apartmentCells.ts";
import { addTower } from "../../../draft/edit/addition.ts";
import type { Draft, DraftSettings } from "../../../draft/draft.ts";
import type { BetweenPlaces } from "../../../draft/rows/floorsBetween.ts";
import type { ImportOptions } from "../../../draft/rows/planRows.ts";
import { type CellCorrections, withCorrections } from "../../../draft/rows/corrections.ts";
import { columnWordsOf, type NamedSheet, type RowColumn } from "../../../draft/rows/rowColumns.ts";
import { withColours } from "../../../draft/rows/rowColours.ts";
import { towerFinder } from "../../../draft/rows/rowPlaces.ts";
import { likelySheet, type ReadSheet } from "./sheetFile.ts";

/** The owner's decisions about single cells of the chosen sheet. */
export type CellAnswers = {
  /** Replacement texts for cells of this sheet, used only during the import. */
  readonly corrected: CellCorrections;
  /** Addresses of unreadable cells that the owner has decided to leave out. */
  readonly leftOut: ReadonlySet<string>;
  /** Address of the cell being corrected. */
  readonly correcting?: string | undefined;
};

/** A parsed file and the owner's decisions about it. */
export type ChosenFile = CellAnswers & {
  readonly file: string;
  readonly sheets: readonly ReadSheet[];
  readonly sheet: number;
  readonly columns: Readonly<Partial<Record<RowColumn, number>>>;
  readonly words: NonNullable<DraftSettings["statusWords"]>;
  /** The list's names of buildings: each is mapped to the id of a building, or to {@link newTower}. */
  readonly towers: Readonly<Record<string, string>>;
  /** Where floors between two others are that the list names by a word only, by their keys; missing: the owner chose none. */
  readonly between?: BetweenPlaces;
  readonly wish: ImportOptions;
  /** Indices of sheets of this file that were applied already. */
  readonly applied?: readonly number[];
  /** The answers before each step about cells, oldest first, for undo. */
  readonly past: readonly CellAnswers[];
};

/** Progress of an import. It is preserved while the owner looks at other screens, until it is applied or dismissed. */
export type ImportState =
  | { readonly step: "file"; readonly chosen?: ChosenFile }
  | { readonly step: "columns" | "trial"; readonly chosen: ChosenFile }
  | { readonly step: "applied"; readonly count: number; readonly from: ChosenFile; readonly chosen?: never };

/** The cell decisions of a newly read sheet: none. */
export const noAnswers: CellAnswers & Pick<ChosenFile, "past"> = {
  corrected: {},
  leftOut: new Set(),
  correcting: undefined,
  past: [],
};

/**
 * The initial state of a file: its likeliest sheet, with the columns guessed from its headings. If the headings equal those of `before`
 * (the same list, corrected and read again), the earlier decisions are preserved, except those about single cells.
 */
export function chosenOf(file: string, sheets: readonly ReadSheet[], before?: ChosenFile): ChosenFile {
  const sheet = likelySheet(sheets);
  // Kinds derived from names are shown in the preview, where one tick undoes them.
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
  const { columns, words, towers, between = {}, wish } = before;
  return { ...fresh, columns, words, towers, between, wish, ...noAnswers };
}

function headingsOf({ sheets, sheet }: Pick<ChosenFile, "sheets" | "sheet">): string {
  const own = sheets[sheet];
  return own?.ok && own.sheet.headingRow >= 0 ? JSON.stringify(own.sheet.headings) : "";
}

/** Applies other answers about cells, as one step. */
export function withAnswers(chosen: ChosenFile, answers: Partial<CellAnswers>): ChosenFile {
  const { corrected, leftOut, correcting, past } = chosen;
  return { ...chosen, ...answers, past: [...past, { corrected, leftOut, correcting }] };
}

/** Undoes the last step about cells; undefined if there is none. */
export function withoutLastAnswers(state: ImportState): ImportState | undefined {
  const last = state.chosen?.past.at(-1);
  if (!state.chosen || !last) return undefined;
  return { ...state, chosen: { ...state.chosen, ...last, past: state.chosen.past.slice(0, -1) } };
}

/** The file with another of its sheets chosen: nothing is decided about its cells. */
export const withSheet = (chosen: ChosenFile, sheet: number): ChosenFile => ({
  ...chosen,
  sheet,
  columns: guessedOf(chosen.sheets[sheet]),
  ...noAnswers,
});

/** Indices of the sheets that seem to list apartments, too, and were not applied yet: a price list often has one for each building. */
export const openSheets = ({ sheets, applied = [] }: ChosenFile): readonly number[] =>
  sheets.flatMap((each, index) => {
    const isList = each.ok && each.isHidden !== true && each.sheet.headingRow >= 0;
    return isList && !applied.includes(index) ? [index] : [];
  });

/** The columns that can be guessed from a sheet's headings. */
export function guessedOf(sheet: ReadSheet | undefined): ChosenFile["columns"] {
  return sheet?.ok ? sheet.sheet.columns : {};
}

/** The chosen sheet with the columns that the owner assigned and the cells they corrected; its colours mean nothing yet. */
export function sheetInWords({ sheets, sheet, columns, corrected }: ChosenFile): NamedSheet | undefined {
  const own = sheets[sheet];
  if (!own?.ok) return undefined;
  const { isFrom1904 = false, merged = [], sheet: read } = own;
  return { grid: withCorrections(read.grid, corrected), headingRow: read.headingRow, columns, isFrom1904, merged };
}

/** The chosen sheet as it is read: colours that mean a status are its word. `read`: the draft with the owner's words. */
export function namedSheet(chosen: ChosenFile, read: Draft): NamedSheet | undefined {
  const sheet = sheetInWords(chosen);
  return sheet && withColours(sheet, chosen.sheets[chosen.sheet]?.rowColours ?? [], statusWordsOf(read.settings));
}

export type StatusMeaning = ChosenFile["words"][string];

/** The owner's words with another meaning of one of them; undefined: none. */
export function withWord(
  words: ChosenFile["words"],
  word: string,
  status: StatusMeaning | undefined,
): ChosenFile["words"] {
  const { [word]: _, ...others } = words;
  return status ? { ...others, [word]: status } : others;
}

/** Stands in for the id of a building that the import creates. Ids have no spaces. */
export const newTower = " new";

/** Names of the buildings to create from the list, except those created on another screen in the meantime. */
export function towersToMake({ project, settings }: Draft, towers: ChosenFile["towers"]): readonly string[] {
  const find = towerFinder(project.towers, settings.towerWords ?? {});
  return Object.keys(towers).filter((word) => towers[word] === newTower && find(word) === undefined);
}

/** The draft with the owner's word meanings, which are stored for the next list, and with the buildings created from the list. */
export function withWords(draft: Draft, { words, towers }: Pick<ChosenFile, "words" | "towers">): Draft {
  const made = towersToMake(draft, towers);
  const assigned = Object.entries(towers).filter(([, id]) => id !== newTower);
  const { settings, ...rest } = made.reduce((all, word) => addTower(all, word).draft, draft);
  const isAny = Object.keys(words).length > 0;
  return {
    ...rest,
    settings: {
      ...settings,
      ...(isAny && { statusWords: { ...settings.statusWords, ...words } }),
      ...(assigned.length > 0 && { towerWords: { ...settings.towerWords, ...Object.fromEntries(assigned) } }),
    },
  };
}

/** The draft with the column mapping of the chosen sheet, stored for the next list with the same headings. */
export function withColumnWords({ settings, ...draft }: Draft, { sheets, sheet, columns }: ChosenFile): Draft {
  const own = sheets[sheet];
  const { columnWords: before, ...others } = settings;
  const words = own?.ok && own.sheet.headingRow >= 0 ? columnWordsOf(own.sheet, columns, before) : (before ?? {});
  return { ...draft, settings: { ...others, ...(Object.keys(words).length > 0 && { columnWords: words }) } };
}
