import Papa from "papaparse";
import { SyncError } from "../SyncError.ts";
import { findHeadings, missingHeadings, gridRowsOf } from "./grid.ts";
import { headingRows, sheetLimits, sizeProblem, type ColumnNames, type SheetGrid, type Row } from "../cells/row.ts";
import { unguardFormula } from "../cells/spreadsheetText.ts";

/** The delimiters between cells, also in Excel's own first line "sep=;". */
const delimiters = [";", ",", "\t", "|"] as const;

const utf16 = { le: [0xff, 0xfe], be: [0xfe, 0xff] } as const;

/**
 * The text of a CSV: UTF-8, UTF-16 as Excel's "Unicode text" is, or the encoding of older Windows programs between Vienna
 * and Skopje: for Albanian and German it matches the western one, for Serbian it does not.
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
 * Rows of a CSV. Without a given delimiter, the one that yields the headings is used.
 * @throws SyncError if there are no such headings, or it is too large
 */
export function readCsv(bytes: Uint8Array, names: ColumnNames, delimiter?: string): readonly Row[] {
  const text = csvText(bytes);
  const { grid, errors } = parseCsv(text, delimiter ?? ownDelimiter(text) ?? namingDelimiter(text, names));
  const failures = new Map<number, string>(tooWideRows(grid, findHeadings(grid, names).row));
  for (const { type, row } of errors) {
    if (type === "Quotes" && row !== undefined) failures.set(row, "its quotation marks do not match");
  }
  return gridRowsOf(grid, names, { failures });
}

/** How documents and data begin that are text, but no CSV: PDF, RTF, JSON. */
const otherKinds = /^\s*(?:%PDF-|\{\\rtf|[[{]\s*(?:["{[]))/;

/**
 * The cells of a CSV with unmapped headings: the delimiter is the mark that occurs equally often in most lines.
 * @throws SyncError if it is not a CSV, or too large
 */
export function csvGrid(bytes: Uint8Array): SheetGrid {
  const text = csvText(bytes);
  // Characters that pictures and PDFs contain near their beginning.
  if (/[\0\uFFFD]/.test(text.slice(0, 2000)) || otherKinds.test(text))
    throw new SyncError("The file is neither an Excel file nor a CSV.");
  const own = ownDelimiter(text);
  const { grid, errors } = parseCsv(text, own ?? fittingDelimiter(text));
  // Everything below would be part of one cell.
  const open = errors.find(({ code }) => code === "MissingQuotes");
  if (open) throw new SyncError(`A quotation mark is never closed, in or after row ${(open.row ?? 0) + 1}: remove it.`);
  return own === undefined ? grid : [[], ...grid.slice(1)];
}

/** @throws SyncError if it is empty or too long */
function csvText(bytes: Uint8Array): string {
  const { characters } = sheetLimits;
  const tooLong = () =>
    new SyncError(
      "The CSV file is longer than 10 million characters: save only the apartments, in a file of their own.",
    );
  // In UTF-16 a character has two bytes, in UTF-8 up to three.
  if (bytes.length > characters * 3) throw tooLong();
  const text = decodeText(bytes);
  if (text.length > characters) throw tooLong();
  if (!text.trim()) throw new SyncError("The sheet is empty.");
  return text;
}

/** @throws SyncError if it has too many rows or columns */
function parseCsv(
  text: string,
  delimiter: string,
): { readonly grid: SheetGrid; readonly errors: readonly Papa.ParseError[] } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: sheetLimits.rows + 2 });
  const wide = data.reduce((max, { length }) => Math.max(max, length), 0);
  const failure = sizeProblem({ rows: isEndedByLine(data) ? data.length - 1 : data.length, columns: wide });
  if (failure !== undefined) throw new SyncError(failure);
  return { grid: data.map((cells) => cells.map(unguardFormula)), errors };
}

/** The line break at the end of a file is read as an additional row. */
function isEndedByLine(rows: readonly (readonly string[])[]): boolean {
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === "";
}

/** Used to guess the delimiter: the lines that may be headings, however long a line is. A wrong one may yield thousands of columns. */
function beginningOf(text: string, delimiter: string): readonly string[][] {
  const { data } = Papa.parse<string[]>(text.slice(0, 200_000), { delimiter, preview: headingRows + 10 });
  return data.map((cells) => cells.slice(0, sheetLimits.columns + 1));
}

/** The number of first lines with the most frequent width, times that width; zero for a mark that never occurs. */
function fit(text: string, delimiter: string): number {
  const counts = new Map<number, number>();
  for (const { length } of beginningOf(text, delimiter))
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, lines]) => Math.min(width, 8) * lines));
}

const fittingDelimiter = (text: string): string =>
  delimiters.toSorted((a, b) => fit(text, b) - fit(text, a))[0] ?? delimiters[0];

const ownDelimiter = (text: string): string | undefined => /^sep=(?<mark>.)\r?\n/.exec(text)?.groups?.["mark"];

/** The delimiter that yields all headings; if none does, the most plausible one: the missing heading is then reported. */
function namingDelimiter(text: string, names: ColumnNames): string {
  const fits = (delimiter: string) => {
    const rows = beginningOf(text, delimiter);
    return missingHeadings(findHeadings(rows, names), names).length === 0;
  };
  return delimiters.find(fits) ?? fittingDelimiter(text);
}

/** A row that is wider than its headings was split in the wrong places: a name may be in the place of a status. */
function tooWideRows(grid: SheetGrid, headingRow: number): readonly (readonly [number, string])[] {
  const width = grid[headingRow]?.length ?? 0;
  return grid.flatMap((cells, row) =>
    row > headingRow && cells.slice(width).some((cell) => cell !== "")
      ? [[row, `it has ${cells.length} cells, the headings ${width}`] as const]
      : [],
  );
}
