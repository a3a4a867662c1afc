import type { Finding } from "../../../sync/cells/apartments/readRow.ts";
import { type CellValue, textOf } from "../../../sync/cells/cell.ts";
import type { SheetGrid } from "../../../sync/cells/row.ts";
import type { NamedSheet, RowColumn } from "./rowColumns.ts";

/** The owner's corrections of cells, by address ("C14"). The owner's file is not changed. */
export type CellCorrections = Readonly<Record<string, string>>;

/** A cell's row and column, both counted from 0; undefined if it is not the address of a cell ("row 14"). */
export function cellPlace(address: string): { readonly column: number; readonly row: number } | undefined {
  const [, letters, number] = /^([A-Z]{1,3})([1-9]\d*)$/.exec(address) ?? [];
  if (letters === undefined || number === undefined) return undefined;
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + (letters.codePointAt(at) ?? 0) - 64;
  return { column: column - 1, row: Number(number) - 1 };
}

/** The sheet with the corrections in place of its cells; the same sheet if there are none. */
export function withCorrections(grid: SheetGrid, corrected: CellCorrections): SheetGrid {
  const rows = new Map<number, CellValue[]>();
  for (const [address, text] of Object.entries(corrected)) {
    const place = cellPlace(address);
    if (!place) continue;
    const cells = rows.get(place.row) ?? [...(grid[place.row] ?? [])];
    while (cells.length <= place.column) cells.push(null);
    cells[place.column] = text;
    rows.set(place.row, cells);
  }
  return rows.size === 0 ? grid : grid.map((cells, row) => rows.get(row) ?? cells);
}

/** The mapped column that a cell is in. */
export function columnOfCell({ columns }: NamedSheet, address: string): RowColumn | undefined {
  const place = cellPlace(address);
  const entry = Object.entries(columns).find(([, at]) => at === place?.column);
  return entry?.[0] as RowColumn | undefined;
}

/** Cells that cannot be read, and their sheet. */
type WrongCells = {
  readonly cells: readonly Finding[];
  readonly sheet: NamedSheet;
  /** Addresses of the cells that are left out: they have been decided. */
  readonly leftOut: ReadonlySet<string>;
};

/**
 * The corrections of further cells when one is corrected: cells of its column with the same error and the same value get the
 * same text; if the text is the suggested one, cells with a similar slip get their own suggestions.
 */
export function similarCorrections(at: string, text: string, { cells, sheet, leftOut }: WrongCells): CellCorrections {
  const own = cells.find((cell) => cell.at === at);
  const column = columnOfCell(sheet, at);
  if (!own || !column) return {};
  const value = cellTextAt(sheet, at);
  const likely = likelyMeaning(value, column);
  const others = cells.flatMap((cell): (readonly [string, string])[] => {
    if (cell.at === at || columnOfCell(sheet, cell.at) !== column || leftOut.has(cell.at)) return [];
    const found = cellTextAt(sheet, cell.at);
    if (found === value && cell.reason === own.reason) return [[cell.at, text]];
    const meaning = likely?.text === text ? likelyMeaning(found, column) : undefined;
    return meaning && meaning.slip === likely?.slip ? [[cell.at, meaning.text]] : [];
  });
  return Object.fromEntries(others);
}

/** The content of a cell, as text. */
export function cellTextAt({ grid }: NamedSheet, address: string): string {
  const place = cellPlace(address);
  return textOf((place && grid[place.row]?.[place.column]) ?? null);
}

/** The likely intended value of a cell that cannot be read; undefined if there is none. */
export const suggestedText = (text: string, column?: RowColumn): string | undefined =>
  likelyMeaning(text, column)?.text;

/** "zeros": the letter O in a figure is a zero; "thousands": "98,5" of a price is in thousands. */
type SuggestedCorrection = { readonly slip: "zeros" | "thousands"; readonly text: string };

function likelyMeaning(text: string, column: RowColumn | undefined): SuggestedCorrection | undefined {
  const plain = text.trim();
  const [, figure = "", unit = ""] = /^([\dO.,\s]+)(€|EUR|m2|m²)?$/i.exec(plain) ?? [];
  if (/\d/.test(figure) && /O/i.test(figure)) return { slip: "zeros", text: `${figure.replaceAll(/O/gi, "0")}${unit}` };
  if (column !== "price") return undefined;
  const [, count, part = "", currency = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?( ?(?:€|EUR))?$/i.exec(plain) ?? [];
  if (count === undefined) return undefined;
  return { slip: "thousands", text: `${count}.${part.padEnd(3, "0")}${currency}` };
}
