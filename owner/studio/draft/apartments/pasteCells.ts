import { unguardFormula } from "../../../sync/cells/spreadsheetText.ts";
import type { Draft, DraftApartment } from "../draft.ts";
import { changeApartments, apartmentIdTest } from "../edit/records.ts";
import { storeysReader } from "./floorNames.ts";
import { type ApartmentColumn, tableColumns, statusWordsOf, writeCell } from "./apartmentCells.ts";

/** The result of a paste, cell by cell. */
export type Paste = {
  readonly draft: Draft;
  readonly changed: number;
  readonly same: number;
  /** The cells that could not be read and were left out, each with the reason. */
  readonly unread: readonly {
    readonly apartment: string;
    readonly column: ApartmentColumn;
    readonly text: string;
    readonly reason: string;
  }[];
};

/** Parses a block of cells as spreadsheets copy it: separated by tabs and line breaks; a cell that contains a line break is quoted. */
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

export type PasteTarget = {
  /** Ids of the apartments in the table's order, from the selected one down. */
  readonly apartments: readonly string[];
  /** The selected column, and those to its right in the table's order. */
  readonly columns?: readonly ApartmentColumn[];
};

/** Pastes a copied block from the selected cell on, as one step; anything beyond the table's edge is left out. */
export function pasteCells(draft: Draft, text: string, { apartments, columns = tableColumns }: PasteTarget): Paste {
  const words = statusWordsOf(draft.settings);
  const rows = new Map(cellsOf(text).map((cells, index) => [apartments[index], cells]));
  const isApartmentId = apartmentIdTest(draft);
  let [changed, same] = [0, 0];
  const unread: Paste["unread"][number][] = [];
  const pasted = changeApartments(draft, (apartment, place) => {
    let result = apartment;
    for (const [index, cell] of (rows.get(apartment.id) ?? []).entries()) {
      const column = columns[index];
      if (!column) break;
      const value = { column, text: cell, floor: place.floor, readFloors: storeysReader(draft, place), isApartmentId };
      const { apartment: next, reason } = writeCell(result, value, words);
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
