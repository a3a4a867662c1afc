import type { Price, Status } from "../../src/project/types.ts";
import type { Row } from "./cells/row.ts";
import { isTotalRow } from "./cells/totals.ts";
import { readStatus, type StatusWords } from "./cells/status.ts";
import { apartmentFinder } from "./cells/apartments/findApartment.ts";
import type { TowerWords } from "./cells/apartments/towerKeys.ts";
import { typicalPrices } from "./cells/apartments/typicalPrices.ts";
import type { ProjectApartment } from "./cells/apartments/projectApartments.ts";
import { areaForPrice, areaKindOfPrices } from "./cells/apartments/priceAreas.ts";
import { type PriceTerms, readTerms } from "./cells/apartments/priceTerms.ts";
import { readDay } from "./cells/day.ts";
import {
  bothPrices,
  type Computation,
  type Finding,
  finding,
  valueOrFailure,
  type PriceReading,
  readPrice,
  type CellReading,
} from "./cells/apartments/readRow.ts";

/** The sheet's values for an apartment; "unread": its cell is wrong, and the previous value stays. */
export type ApartmentNews = {
  readonly status: Status | undefined | "unread";
  readonly price: Price | undefined | "unread";
  /** How a price was computed that the sheet states by area only. */
  readonly computed?: Computation;
  /** The sheet's statements about the price besides its amount. */
  readonly terms?: PriceTerms;
  readonly perM2?: CellReading<number>;
  /** Why a price per square metre beside the price is not used. */
  readonly leftOut?: Finding;
  /** Why a price is on request whose cell has words, but no amount. */
  readonly noAmount?: Finding;
  /** The last day of a reservation; undefined if the sheet has no such column. */
  readonly reservedUntil?: CellReading<string>;
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
 * Reads every row independently: a broken row does not affect the others. An apartment that appears twice (duplicate
 * rows) is read from neither row.
 */
export function readApartments(rows: readonly Row[], reading: Reading): SheetNews {
  const find = apartmentFinder(reading.apartments, reading.towers);
  const ids = new Set(reading.apartments.map(({ id }) => id));
  const typical = typicalPrices(rows);
  const counted = areaKindOfPrices(
    rows.flatMap((row) => {
      const found = row.failure === undefined ? find(row) : undefined;
      return found?.kind === "found" ? bothPrices(row.cells, found.apartment.areas) : [];
    }),
  );
  const news = new Map<string, ApartmentNews>();
  const firstAt = new Map<string, string>();
  const [failures, unknown]: [Finding[], Finding[]] = [[], []];
  const take = (row: Row, { id, areas }: ProjectApartment): void => {
    const cell = row.cells.home ?? row.cells.label ?? { at: row.at, value: id };
    const before = firstAt.get(id);
    if (before !== undefined) failures.push(finding(cell, `already appears in ${before}`));
    else firstAt.set(id, cell.at);
    const isReadable = before === undefined && row.failure === undefined;
    const area = areaForPrice(areas, counted);
    news.set(
      id,
      isReadable
        ? readRow(row.cells, { ...reading, area, typical, isApartmentId: (each) => ids.has(each) }, failures)
        : unread,
    );
  };
  for (const row of rows) {
    if (row.failure === undefined && isTotalRow(row.cells)) continue;
    const found = find(row);
    if (row.failure !== undefined) failures.push({ at: row.at, reason: row.failure });
    if (found.kind === "found") take(row, found.apartment);
    else if (row.failure === undefined) {
      (found.kind === "unknown" ? unknown : failures).push(finding(found.cell, found.reason));
    }
  }
  return { rows: rows.length, apartments: news, wrong: failures, unknown };
}

type RowReading = Reading & PriceReading & { readonly isApartmentId: (id: string) => boolean };

function readRow(cells: Row["cells"], reading: RowReading, failures: Finding[]): ApartmentNews {
  const status = valueOrFailure(cells.status, (value) => readStatus(value, reading.words), failures);
  const { vat, ...read } = readPrice(cells, reading, failures);
  const currency = (typeof read.price === "object" && read.price.currency) || reading.currency;
  const terms = readTerms(cells, { currency, isApartmentId: reading.isApartmentId, vat }, failures);
  const until = valueOrFailure(cells.reservedUntil, readDay, failures);
  return {
    status,
    ...read,
    ...(Object.keys(terms).length > 0 && { terms }),
    ...(cells.reservedUntil && { reservedUntil: until === "unread" ? until : { value: until } }),
  };
}
