import { unguardFormula } from "../../../sync/cells/spreadsheetText.ts";
import type { Draft, DraftApartment } from "../draft.ts";
import { changeApartments, unitsOf } from "../edit/records.ts";
import { type HomeColumn as ApartmentColumn, apartmentColumns, wordsOf, writeCell } from "./apartmentCells.ts";

/** What a paste did, cell by cell. */
export type Paste = {
  readonly draft: Draft;
  readonly changed: number;
  readonly same: number;
  /** Left out, each with its reason. */
  readonly unread: readonly {
    readonly apartment: string;
    readonly column: ApartmentColumn;
    readonly text: string;
    readonly reason: string;
  }[];
};

/** A block of cells as spreadsheets copy it: tabs and lines, a cell with a line in it in quotation marks. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cells.lastIndex <= text.length) {
    const [all = "", quoted, plain = "", end = ""] = cells.exec(text) ?? [];
    rows.at(-1)?.push(unguardFormula(quoted?.replaceAll('""', '"') ?? plain));
    if (end === "" || all === "") break;
    if (end !== "\t") {
      if (cells.lastIndex === text.length) break;
      rows.push([]);
    }
  }
  return rows;
}

export type PastePlace = {
  /** Ids of the apartments as the table shows them, from the chosen one down. */
  readonly apartments: readonly string[];
  /** The chosen column, and those right of it as the table shows them. */
  readonly columns?: readonly ApartmentColumn[];
};

/** A copied block pasted from the chosen cell, as one step; what stands over the table's edge is left out. */
export function pasteCells(draft: Draft, text: string, { apartments, columns = apartmentColumns }: PastePlace): Paste {
  const words = wordsOf(draft.settings);
  const rows = new Map(cellsOf(text).map((cells, index) => [apartments[index], cells]));
  const isUnit = unitsOf(draft);
  let [changed, same] = [0, 0];
  const unread: Paste["unread"][number][] = [];
  const pasted = changeApartments(draft, (apartment, { floor }) => {
    let result = apartment;
    for (const [index, cell] of (rows.get(apartment.id) ?? []).entries()) {
      const column = columns[index];
      if (!column) break;
      const { apartment: next, reason } = writeCell(result, { column, text: cell, floor, isUnit }, words);
      const isSame = areEqual(next, result);
      if (reason !== undefined) unread.push({ apartment: apartment.id, column, text: cell, reason });
      else if (isSame) same += 1;
      else changed += 1;
      if (!isSame) result = next;
    }
    return result;
  });
  return { draft: pasted, changed, same, unread };
}

const areEqual = (one: DraftApartment, other: DraftApartment): boolean => JSON.stringify(one) === JSON.stringify(other);
