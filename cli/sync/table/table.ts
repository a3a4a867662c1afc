import type { CellValue } from "../cells/cell.ts";

/** What of a sheet is read at all. Nothing else gets past the readers: buyers' names and notes stand in the same sheet. */
export const columns = [
  "home",
  "tower",
  "entrance",
  "floor",
  "label",
  "status",
  "price",
  "priceKind",
  "currency",
  "validUntil",
] as const;

export type Column = (typeof columns)[number];

/** Heading by column, or path in a record of a JSON list. */
export type ColumnNames = Readonly<Partial<Record<Column, string>>>;

export type Cell = {
  /** "C14", or "data.items[3].status". */
  readonly at: string;
  readonly value: CellValue;
};

/** A row or record, with the mapped columns only. */
export type Row = {
  /** "row 14", or "data.items[3]". */
  readonly at: string;
  readonly cells: Readonly<Partial<Record<Column, Cell>>>;
  /** Why the cells of this row cannot be trusted. */
  readonly fault?: string;
};
