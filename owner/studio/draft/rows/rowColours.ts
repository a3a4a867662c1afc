import type { Status } from "../../../../src/project/types.ts";
import { type CellValue, textOf } from "../../../sync/cells/cell.ts";
import { gridRows } from "../../../sync/cells/gridRows.ts";
import { readStatus, type StatusWords } from "../../../sync/cells/status.ts";
import { isTotalRow } from "../../../sync/cells/totals.ts";
import type { NamedSheet } from "./rowColumns.ts";

/** The colours of a sheet's rows, from its first: "#92d050", or null. */
type Colours = readonly (string | null)[];

/** A colour of rows that state no status in words, and what the owner says it means. */
export type RowColour = { readonly colour: string; readonly count: number; readonly status: Status | undefined };

/** More colours than a list of statuses has. */
const maxColours = 12;

export const isColour = (text: string): boolean => /^#[\da-f]{6}$/.test(text);

/** The colours of the apartments whose status cell is empty, or that have none; the most frequent first. */
export function rowColours(sheet: NamedSheet, colours: Colours, words: StatusWords): readonly RowColour[] {
  const counts = new Map<string, number>();
  for (const { colour } of colouredRows(sheet, colours)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxColours)
    .map(([colour, count]) => ({ colour, count, status: statusOf(colour, words) }));
}

function statusOf(colour: string, words: StatusWords): Status | undefined {
  const read = readStatus(colour, words);
  return read.ok ? read.value : undefined;
}

/** The sheet with the colours that mean a status written into its empty status cells, in a new column if it has none. */
export function withColours(sheet: NamedSheet, colours: Colours, words: StatusWords): NamedSheet {
  const rows = new Map(
    colouredRows(sheet, colours).flatMap(({ index, colour }) =>
      statusOf(colour, words) ? [[index, colour] as const] : [],
    ),
  );
  if (rows.size === 0) return sheet;
  const { grid, columns } = sheet;
  const status = columns.status ?? Math.max(...grid.map(({ length }) => length));
  const coloured = grid.map((cells, index): readonly CellValue[] => {
    const colour = rows.get(index);
    if (colour === undefined) return cells;
    return Array.from({ length: Math.max(cells.length, status + 1) }, (_, at) =>
      at === status ? colour : (cells[at] ?? null),
    );
  });
  return { ...sheet, grid: coloured, columns: { ...columns, status } };
}

function colouredRows(
  sheet: NamedSheet,
  colours: Colours,
): readonly { readonly index: number; readonly colour: string }[] {
  return gridRows(sheet).flatMap(({ at, cells }) => {
    const index = Number(at.replace(/\D/g, "")) - 1;
    const colour = colours[index];
    const textIn = (column: "home" | "label" | "status"): string => textOf(cells[column]?.value ?? null);
    const isNamed = (textIn("home") || textIn("label")) !== "" && !isTotalRow(cells);
    return colour && isNamed && textIn("status") === "" ? [{ index, colour }] : [];
  });
}
