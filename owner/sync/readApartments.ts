import type { Price, Status } from "../../src/project/types.ts";
import type { Row } from "./cells/row.ts";
import { readStatus, type StatusWords } from "./cells/status.ts";
import { apartmentFinder } from "./apartments/findApartment.ts";
import type { TowerWords } from "./apartments/towerKeys.ts";
import { typicalPrices } from "./apartments/typicalPrices.ts";
import type { ProjectApartment } from "./apartments/projectApartments.ts";
import { areaToCount, countedKind } from "./apartments/statedArea.ts";
import {
  bothPrices,
  type Computation,
  type Finding,
  finding,
  noted,
  type PriceReading,
  readPrice,
} from "./apartments/readRow.ts";

/** What the sheet says of an apartment; "unread": its cell is wrong, what was said before stays. */
export type ApartmentNews = {
  readonly status: Status | undefined | "unread";
  readonly price: Price | undefined | "unread";
  /** How a price came to be that the sheet states by area only. */
  readonly computed?: Computation;
};

export type SheetNews = {
  readonly rows: number;
  readonly apartments: ReadonlyMap<string, ApartmentNews>;
  readonly wrong: readonly Finding[];
  readonly unknown: readonly Finding[];
};

export type Reading = {
  readonly apartments: readonly ProjectApartment[];
  readonly words: StatusWords;
  /** The owner's own words for buildings. */
  readonly towers?: TowerWords;
  readonly currency: string;
  readonly priceKind: "exact" | "from";
};

const unread: ApartmentNews = { status: "unread", price: "unread" };

/**
 * Reads every row on its own: a broken one costs no other anything. An apartment that stands there twice is read from neither row.
 */
export function readApartments(rows: readonly Row[], reading: Reading): SheetNews {
  const find = apartmentFinder(reading.apartments, reading.towers);
  const typical = typicalPrices(rows);
  const counted = countedKind(
    rows.flatMap((row) => {
      const found = row.fault === undefined ? find(row) : undefined;
      return found?.kind === "found" ? bothPrices(row.cells, found.apartment.areas) : [];
    }),
  );
  const news = new Map<string, ApartmentNews>();
  const firstAt = new Map<string, string>();
  const [faults, unknown]: [Finding[], Finding[]] = [[], []];
  const take = (row: Row, { id, areas }: ProjectApartment): void => {
    const cell = row.cells.home ?? row.cells.label ?? { at: row.at, value: id };
    const before = firstAt.get(id);
    if (before !== undefined) faults.push(finding(cell, `stands in ${before} already`));
    else firstAt.set(id, cell.at);
    const isReadable = before === undefined && row.fault === undefined;
    const area = areaToCount(areas, counted);
    news.set(id, isReadable ? readRow(row.cells, { ...reading, area, typical }, faults) : unread);
  };
  for (const row of rows) {
    const found = find(row);
    if (row.fault !== undefined) faults.push({ at: row.at, reason: row.fault });
    if (found.kind === "found") take(row, found.apartment);
    else if (row.fault === undefined) {
      (found.kind === "unknown" ? unknown : faults).push(finding(found.cell, found.reason));
    }
  }
  return { rows: rows.length, apartments: news, wrong: faults, unknown };
}

function readRow(cells: Row["cells"], reading: Reading & PriceReading, faults: Finding[]): ApartmentNews {
  const status = noted(cells.status, (value) => readStatus(value, reading.words), faults);
  return { status, ...readPrice(cells, reading, faults) };
}
