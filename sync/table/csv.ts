import Papa from "papaparse";
import { SyncFault } from "../SyncFault.ts";
import { findHeadings, missingHeadings, rowsOf } from "./grid.ts";
import type { ColumnNames, Grid, Row } from "../cells/row.ts";

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
 * @throws SyncFault where there are no such headings
 */
export function readCsv(bytes: Uint8Array, names: ColumnNames, delimiter?: string): readonly Row[] {
  const text = decodeText(bytes);
  const parsed = Papa.parse<string[]>(text, { delimiter: delimiter ?? guessDelimiter(text, names) });
  const grid: Grid = parsed.data;
  if (!text.trim()) throw new SyncFault("The sheet is empty.");
  const faults = new Map<number, string>(tooWideRows(grid, findHeadings(grid, names).row));
  for (const { type, row } of parsed.errors) {
    if (type === "Quotes" && row !== undefined) faults.set(row, "its quotation marks do not fit");
  }
  return rowsOf(grid, names, faults);
}

/** The cells of a CSV whose headings nobody has named: the mark that most lines have equally often is the one between them. */
export function csvGrid(bytes: Uint8Array): Grid {
  const text = decodeText(bytes);
  // What a picture or a PDF has in its beginning.
  if (/[\0\uFFFD]/.test(text.slice(0, 2000))) throw new SyncFault("The file is neither an Excel file nor a CSV.");
  const own = ownDelimiter(text);
  const { data } = Papa.parse<string[]>(text, {
    delimiter: own ?? delimiters.toSorted((a, b) => fit(text, b) - fit(text, a))[0] ?? ";",
  });
  if (!text.trim()) throw new SyncFault("The sheet is empty.");
  return own === undefined ? data : [[], ...data.slice(1)];
}

/** How many of the first lines have the most frequent width, times that width; nothing for a mark that never stands there. */
function fit(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: 60 });
  const counts = new Map<number, number>();
  for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, lines]) => Math.min(width, 8) * lines));
}

const ownDelimiter = (text: string): string | undefined => /^sep=(?<mark>.)\r?\n/.exec(text)?.groups?.["mark"];

function guessDelimiter(text: string, names: ColumnNames): string {
  const own = ownDelimiter(text);
  const fits = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 60 });
    return missingHeadings(findHeadings(data, names), names).length === 0;
  };
  // "": as the parser guesses; a heading is missing then, and is named.
  return own ?? delimiters.find(fits) ?? "";
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
