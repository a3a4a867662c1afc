import Papa from "papaparse";
import { SyncFault } from "../SyncFault.ts";
import { findHeadings, missingHeadings, rowsOf } from "./grid.ts";
import { headingRows, sheetLimits, sizeFault, type ColumnNames, type Grid, type Row } from "../cells/row.ts";
import { unguardFormula } from "../cells/spreadsheetText.ts";

/** What stands between the cells, and in Excel's own first line "sep=;". */
const delimiters = [";", ",", "\t", "|"] as const;

const utf16 = { le: [0xff, 0xfe], be: [0xfe, 0xff] } as const;

/**
 * The text of a CSV: UTF-8, UTF-16 as Excel's "Unicode text" is, or what older programs on Windows write between Vienna
 * and Skopje: in Albanian and German it is the same as in the west, in Serbian it is not.
 */
export function decodeText(bytes: Uint8Array): string {
  const starts = ([first, second]: readonly [number, number]) => bytes[0] === first && bytes[1] === second;
  if (starts(utf16.le)) return new TextDecoder("utf-16le").decode(bytes);
  if (starts(utf16.be)) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

/**
 * Rows of a CSV. Without a delimiter it is the one that gives the headings.
 * @throws SyncFault where there are no such headings, or it is too large
 */
export function readCsv(bytes: Uint8Array, names: ColumnNames, delimiter?: string): readonly Row[] {
  const text = csvText(bytes);
  const { grid, errors } = parseCsv(text, delimiter ?? ownDelimiter(text) ?? namingDelimiter(text, names));
  const faults = new Map<number, string>(tooWideRows(grid, findHeadings(grid, names).row));
  for (const { type, row } of errors) {
    if (type === "Quotes" && row !== undefined) faults.set(row, "its quotation marks do not fit");
  }
  return rowsOf(grid, names, { faults });
}

/**
 * The cells of a CSV whose headings nobody has named: the mark that most lines have equally often is the one between them.
 * @throws SyncFault where it is none, or too large
 */
export function csvGrid(bytes: Uint8Array): Grid {
  const text = csvText(bytes);
  // What a picture or a PDF has in its beginning.
  if (/[\0\uFFFD]/.test(text.slice(0, 2000))) throw new SyncFault("The file is neither an Excel file nor a CSV.");
  const own = ownDelimiter(text);
  const { grid } = parseCsv(text, own ?? fittingDelimiter(text));
  return own === undefined ? grid : [[], ...grid.slice(1)];
}

/** @throws SyncFault where it is empty or too long */
function csvText(bytes: Uint8Array): string {
  const { characters } = sheetLimits;
  const tooLong = () =>
    new SyncFault("The CSV is longer than 10 million characters: save the apartments alone as a sheet.");
  // In UTF-16 a character has two bytes, in UTF-8 up to three.
  if (bytes.length > characters * 3) throw tooLong();
  const text = decodeText(bytes);
  if (text.length > characters) throw tooLong();
  if (!text.trim()) throw new SyncFault("The sheet is empty.");
  return text;
}

/** @throws SyncFault where it has too many rows or columns */
function parseCsv(
  text: string,
  delimiter: string,
): { readonly grid: Grid; readonly errors: readonly Papa.ParseError[] } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: sheetLimits.rows + 2 });
  const wide = data.reduce((most, { length }) => Math.max(most, length), 0);
  const fault = sizeFault({ rows: isEndedByLine(data) ? data.length - 1 : data.length, columns: wide });
  if (fault !== undefined) throw new SyncFault(fault);
  return { grid: data.map((cells) => cells.map(unguardFormula)), errors };
}

/** The line break at a file's end comes as one more row. */
function isEndedByLine(rows: readonly (readonly string[])[]): boolean {
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === "";
}

/** What a delimiter is guessed by: the lines that may be headings, however long a line is. */
function beginningOf(text: string, delimiter: string): readonly string[][] {
  return Papa.parse<string[]>(text.slice(0, 200_000), { delimiter, preview: headingRows + 10 }).data;
}

/** How many of the first lines have the most frequent width, times that width; nothing for a mark that never stands there. */
function fit(text: string, delimiter: string): number {
  const counts = new Map<number, number>();
  for (const { length } of beginningOf(text, delimiter))
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, lines]) => Math.min(width, 8) * lines));
}

const fittingDelimiter = (text: string): string =>
  delimiters.toSorted((a, b) => fit(text, b) - fit(text, a))[0] ?? delimiters[0];

const ownDelimiter = (text: string): string | undefined => /^sep=(?<mark>.)\r?\n/.exec(text)?.groups?.["mark"];

/** The one that gives all headings; where none does, the one that fits: a heading is missing then, and is named. */
function namingDelimiter(text: string, names: ColumnNames): string {
  const fits = (delimiter: string) => {
    const rows = beginningOf(text, delimiter);
    return missingHeadings(findHeadings(rows, names), names).length === 0;
  };
  return delimiters.find(fits) ?? fittingDelimiter(text);
}

/** A row that is wider than its headings was cut at the wrong places: a name may stand where a status should. */
function tooWideRows(grid: Grid, headingRow: number): readonly (readonly [number, string])[] {
  const width = grid[headingRow]?.length ?? 0;
  return grid.flatMap((cells, row) =>
    row > headingRow && cells.slice(width).some((cell) => cell !== "")
      ? [[row, `it has ${cells.length} cells, the headings ${width}`] as const]
      : [],
  );
}
