import type { CellValue } from "./cell.ts";
import type { VatCell } from "./vat.ts";

/** The columns of a sheet that are read at all. The readers pass on nothing else: buyers' names and notes are in the same sheet. */
export const columns = [
  "home",
  "tower",
  "entrance",
  "floor",
  "label",
  "status",
  "price",
  "pricePerArea",
  "priceKind",
  "currency",
  "validUntil",
  "vat",
  "vatPercent",
  "parkingPrice",
  "storagePrice",
  "otherPayments",
  "reservedUntil",
] as const;

/** The columns whose cells are days. */
export const dayColumns: ReadonlySet<string> = new Set<Column>(["validUntil", "reservedUntil"]);

export type Column = (typeof columns)[number];

/** Heading by column, or path in a record of a JSON list. */
export type ColumnNames = Readonly<Partial<Record<Column, string>>>;

export type SheetCell = {
  /** "C14", or "data.items[3].status". */
  readonly at: string;
  readonly value: CellValue;
  /** The VAT stated by the heading of its column of prices. */
  readonly columnVat?: StatedVat | undefined;
};

/** A VAT statement, and the heading that makes it: "Çmimi pa TVSH". */
export type StatedVat = VatCell & { readonly heading: string };

/** A row or record, with the mapped columns only. */
export type Row = {
  /** "row 14", or "data.items[3]". */
  readonly at: string;
  readonly cells: Readonly<Partial<Record<Column, SheetCell>>>;
  /** Why the cells of this row cannot be trusted. */
  readonly failure?: string;
};

/** An unmodified sheet: row by row, from its first cell. */
export type SheetGrid = readonly (readonly CellValue[])[];

/** What a sheet says besides the values of its cells. */
export type SheetMarks = {
  /** Cells of several rows: "B6:B12". */
  readonly merged?: readonly string[];
  /** By row, from the first: the fill that most of its filled cells have, as "#92d050"; null: none, or white. */
  readonly rowColours?: readonly (string | null)[];
};

/** An unmodified sheet; a CSV's sheet has no name. */
export type Sheet = {
  readonly name: string;
  readonly grid: SheetGrid;
  readonly isHidden?: boolean;
  readonly isFrom1904?: boolean;
} & SheetMarks;

/**
 * Anything larger is not a list of apartments. `bytes`: of an unpacked Excel file; `characters`: of a CSV, or of all cells
 * of an Excel file together; `jsonCharacters`: of a JSON source, which has more data per apartment.
 */
export const sheetLimits = {
  bytes: 64_000_000,
  rows: 20_000,
  columns: 256,
  characters: 10_000_000,
  jsonCharacters: 20_000_000,
};

/** Why a sheet of this size is not read, as a sentence; undefined if it is. */
export function sizeProblem({ rows, columns: wide }: { rows: number; columns: number }): string | undefined {
  if (rows > sheetLimits.rows)
    return "The sheet has more than 20,000 rows: put the apartments into a sheet of their own.";
  return wide > sheetLimits.columns
    ? "The sheet has more than 256 columns: leave only those of the apartments."
    : undefined;
}

/** The maximum number of rows above the headings: the company's name, a date, its logo. */
export const headingRows = 50;

/** "C14" of a column and a row counted from 0. */
export function cellAddress(column: number, row: number): string {
  let letters = "";
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCodePoint(65 + (rest % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
