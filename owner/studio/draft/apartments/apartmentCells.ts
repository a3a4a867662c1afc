import { otherVat, type PriceCell, readPriceCell } from "../../../sync/cells/price.ts";
import { readStatus, statusWords, type StatusWords } from "../../../sync/cells/status.ts";
import { readDay } from "../../../sync/cells/day.ts";
import { isExtraColumn, readExtras } from "../../../sync/cells/extras.ts";
import { readKind } from "../../../sync/cells/kind.ts";
import { readPricePerArea } from "../../../sync/cells/price.ts";
import { readRooms } from "../../../sync/cells/rooms.ts";
import { readVat, readVatPercent } from "../../../sync/cells/vat.ts";
import { isTooLong, textOf, tooLong } from "../../../sync/cells/cell.ts";
import type { DraftApartment, DraftSettings } from "../draft.ts";
import { isAreaColumn, withArea } from "./areaColumns.ts";
import { fileColumns, isFileColumn } from "./fileColumns.ts";
import {
  hasAmount,
  isPriceColumn,
  lastingTerms,
  priceColumns,
  type PriceColumn,
  readExtrasOf,
  withPriceValue,
} from "./priceColumns.ts";
import { notFloors, readStoreys } from "./storeys.ts";

/** The editable columns of the table of apartments. */
export const tableColumns = [
  "label",
  "kind",
  "entrance",
  "storeys",
  "type",
  "rooms",
  "bedrooms",
  "area",
  "netArea",
  "commonArea",
  "totalArea",
  "outdoorArea",
  "balconyArea",
  "terraceArea",
  "gardenArea",
  "status",
  "reservedUntil",
  "price",
  ...priceColumns,
  ...fileColumns,
] as const;

export type ApartmentColumn = (typeof tableColumns)[number];

/** The apartment with the cell's value; with a `reason`, the cell cannot be read: the apartment is unchanged, or notes a typed status. */
export type CellResult = { readonly apartment: DraftApartment; readonly reason?: string };

/** The words that a draft reads as statuses: the usual ones and the owner's own. */
export const statusWordsOf = ({ statusWords: customWords }: DraftSettings): StatusWords => statusWords(customWords);

/** A cell as it was typed or pasted. */
export type WrittenCell = {
  readonly column: ApartmentColumn;
  readonly text: string;
  /** The apartment's floor. */
  readonly floor?: number;
  /** Finds the floors of the apartment's tower that a text names. */
  readonly readFloors?: (text: string) => readonly number[];
  /** Whether the project has an apartment with an id: parking places and storage rooms are apartments, too. */
  readonly isApartmentId?: (id: string) => boolean;
};

/**
 * Writes a cell of the table into an apartment. An empty cell removes the value; visitors ask for a missing status. A text that is not a
 * status is noted with the apartment and blocks publishing until a status is chosen; the previous status stays until then.
 */
export function writeCell(
  apartment: DraftApartment,
  { column, text, floor, readFloors, isApartmentId = () => false }: WrittenCell,
  words: StatusWords,
): CellResult {
  const plain = textOf(text);
  if (plain === "" && column !== "status") return { apartment: without(apartment, column) };
  if (isFileColumn(column)) return { apartment, reason: "files are chosen next to the table" };
  if (isPriceColumn(column)) return writePricePart(apartment, { column, text, isApartmentId });
  switch (column) {
    case "label":
    case "entrance":
    case "type":
      return { apartment: set(apartment, { [column]: plain }) };
    case "kind": {
      const read = readKind(text);
      if (!read.ok) return { apartment, reason: read.reason };
      // An apartment without a kind is a "home".
      const isSame = read.value === (apartment.kind ?? "home");
      return { apartment: isSame || !read.value ? apartment : set(apartment, { kind: read.value }) };
    }
    case "storeys":
      return writeStoreys(apartment, readFloors?.(plain) ?? readStoreys(plain), floor);
    case "status":
      return writeStatus(apartment, text, words);
    case "reservedUntil": {
      const read = readDay(plain);
      if (!read.ok) return { apartment, reason: read.reason };
      return { apartment: read.value ? set(apartment, { reservedUntil: read.value }) : without(apartment, column) };
    }
    case "price": {
      const read = readPriceCell(text);
      if (!read.ok) return { apartment, reason: read.reason };
      if (!read.value) return { apartment: without(apartment, column) };
      return { apartment: set(apartment, { price: priceOf(apartment.price, read.value) }) };
    }
    case "rooms": {
      const read = readRooms(text);
      if (!read.ok) return { apartment, reason: read.reason };
      return { apartment: read.value ? set(apartment, { rooms: read.value }) : without(apartment, column) };
    }
    default: {
      const figure = parseFigureCell(plain, column === "bedrooms");
      // An area of 0 m² is none. 0 bedrooms are a value: those of a studio apartment.
      if (figure === 0 && column !== "bedrooms") return { apartment: without(apartment, column) };
      if (typeof figure !== "number") return { apartment, reason: figure };
      const next = isAreaColumn(column) ? withArea(apartment, column, figure) : set(apartment, { [column]: figure });
      return { apartment: next };
    }
  }
}

type Price = NonNullable<DraftApartment["price"]>;

/**
 * The price after a cell was written: an amount alone is the exact price, "nga 95000" the lowest one. What the cell does not state, such as
 * currency and VAT, stays as it was.
 */
function priceOf(before: Price | undefined, { kind, amount, currency, vat }: PriceCell): Price {
  if (amount === undefined) return { kind: kind ?? "onRequest" };
  const stated = before?.kind === "onRequest" ? undefined : before;
  const isSame = stated?.amount === amount && (currency ?? stated?.currency) === stated?.currency;
  return {
    ...(stated && (isSame ? stated : lastingTerms(stated))),
    kind: kind ?? "exact",
    amount,
    currency: currency ?? stated?.currency ?? "EUR",
    ...(vat && { vat: vat.vat }),
    ...(vat?.percent !== undefined && { vatPercent: vat.percent }),
  };
}

type PricePart = {
  readonly column: PriceColumn;
  readonly text: string;
  readonly isApartmentId: (id: string) => boolean;
};

/** Writes a part of the price. A cell with "included" and a rate sets both. */
function writePricePart(apartment: DraftApartment, { column, text, isApartmentId }: PricePart): CellResult {
  if (!hasAmount(apartment)) return { apartment, reason: "the apartment has no price: write the price first" };
  if (isExtraColumn(column)) {
    const read = readExtras(text, { column, isApartmentId });
    if (!read.ok) return { apartment, reason: read.reason };
    return { apartment: withPriceValue(apartment, column, readExtrasOf(apartment, column, read.value)) };
  }
  switch (column) {
    case "vat": {
      const read = readVat(text);
      if (!read.ok) return { apartment, reason: read.reason };
      const { vat, percent } = read.value ?? {};
      const next = withPriceValue(apartment, column, vat);
      return { apartment: percent === undefined ? next : withPriceValue(next, "vatPercent", percent) };
    }
    case "vatPercent": {
      const read = readVatPercent(text);
      return read.ok
        ? { apartment: withPriceValue(apartment, column, read.value) }
        : { apartment, reason: read.reason };
    }
    default: {
      const read = readPricePerArea(text);
      if (!read.ok) return { apartment, reason: read.reason };
      const { currency = apartment.price?.currency } = read.value ?? {};
      if (currency !== apartment.price?.currency) {
        return { apartment, reason: `the price next to it is in ${apartment.price?.currency ?? "EUR"}` };
      }
      const { vat } = read.value ?? {};
      if (vat && vat.vat !== (apartment.price?.vat ?? "included")) return { apartment, reason: otherVat };
      return { apartment: withPriceValue(apartment, column, read.value?.amount) };
    }
  }
}

/** Writes the floors of an apartment over several floors; an apartment on a single floor has no list of floors. */
function writeStoreys(
  apartment: DraftApartment,
  storeys: ReturnType<typeof readStoreys>,
  floor: number | undefined,
): CellResult {
  if (typeof storeys === "string") return { apartment, reason: storeys };
  if (storeys.length === 0) return { apartment, reason: notFloors };
  if (floor !== undefined && !storeys.includes(floor)) return { apartment, reason: "does not include its own floor" };
  return { apartment: storeys.length < 2 ? without(apartment, "storeys") : set(apartment, { storeys: [...storeys] }) };
}

function writeStatus(before: DraftApartment, text: string, words: StatusWords): CellResult {
  const { studio: _, ...apartment } = before;
  const read = readStatus(text, words);
  if (!read.ok) return { apartment: { ...apartment, studio: { typedStatus: textOf(text) } }, reason: read.reason };
  const { status: __, ...rest } = apartment;
  return { apartment: read.value ? { ...apartment, status: read.value } : rest };
}

/**
 * A number with a separator of thousands and perhaps one of decimals: "1.065,5", "1 065", "1'065.5". A single separator before three
 * digits may be either.
 */
const grouped = /^(?<whole>\d{1,2}(?<separator>[., '])\d{3})(?:(?<point>[.,])(?<decimals>\d{1,2}))?$/;

/** The number in "60,5 m2", or the reason why the text is not one. `isCount`: only whole numbers are read. */
export function parseFigureCell(text: string, isCount: boolean): number | string {
  if (isTooLong(text)) return tooLong;
  const digits = text.replaceAll(/[’‘`´]/g, "'").replace(/ ?(?:m ?(?:2|²)|qm|sqm|м2)\.?$/i, "");
  if (/^[\dOo.,]+$/.test(digits) && /[Oo]/.test(digits)) return "the letter O in place of a zero";
  const { whole, separator = "", point, decimals = "" } = grouped.exec(digits)?.groups ?? {};
  if (whole !== undefined) {
    if (point === separator || (point === undefined && /[.,]/.test(separator)))
      return "its separators can be read in two ways";
    return isCount ? "not a whole number" : Number(`${whole.replace(separator, "")}.${decimals || "0"}`);
  }
  const figure = digits.replace(",", ".");
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(figure)) return "not a number like 60,5";
  return isCount && figure.includes(".") ? "not a whole number" : Number(figure);
}

const set = (apartment: DraftApartment, fields: Partial<DraftApartment>): DraftApartment => ({
  ...apartment,
  ...fields,
});

function without(apartment: DraftApartment, column: ApartmentColumn): DraftApartment {
  if (isAreaColumn(column)) return withArea(apartment, column, undefined);
  if (isPriceColumn(column)) return withPriceValue(apartment, column, undefined);
  // An apartment always has a label.
  if (column === "label" || !(column in apartment)) return apartment;
  return Object.fromEntries(Object.entries(apartment).filter(([name]) => name !== column)) as DraftApartment;
}
