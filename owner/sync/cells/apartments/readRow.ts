import type { Price } from "../../../../src/project/types.ts";
import { cellProblem, textOf, valid, type CellResult, invalid } from "../cell.ts";
import { readCurrency } from "../currency.ts";
import { readDay } from "../day.ts";
import { otherVat, type PriceCell, readPriceCell, readPriceKind, readPricePerArea } from "../price.ts";
import type { SheetCell, Row } from "../row.ts";
import { readVat, type VatCell } from "../vat.ts";
import type { RowWithBothPrices, StatedArea } from "./priceAreas.ts";
import { oddAmount, type TypicalPrices } from "./typicalPrices.ts";

/** A problem and its place. `value`: only for a mapped column; undefined if the cell cannot be trusted to belong to that column. */
export type Finding = { readonly at: string; readonly value?: string; readonly reason: string };

/** Defaults for missing cells: ISO 4217, and whether amounts are exact. `area`: the factor for a price per m². */
export type PriceReading = {
  readonly currency: string;
  readonly priceKind: "exact" | "from";
  readonly area?: StatedArea | undefined;
  /** The typical price of the list, by currency. */
  readonly typical?: TypicalPrices | undefined;
};

/** How a price that no cell states was computed: from the price per square metre, and the area. */
export type Computation = { readonly amount: number; readonly perArea: number; readonly area: StatedArea };

/** A column's value for an apartment; "unread": its cell is wrong. Undefined if the list has no such column. */
export type CellReading<T> = { readonly value: T | undefined } | "unread";

/** `price`: "unread" if one of its cells is wrong. */
export type ReadPrice = {
  readonly price: Price | undefined | "unread";
  readonly computed?: Computation;
  /** The price per square metre, as the list states it. */
  readonly perM2?: CellReading<number>;
  /** Why a price per square metre beside the price is not used. */
  readonly leftOut?: Finding;
  /** Why a price is on request whose cell has words, but no amount. */
  readonly noAmount?: Finding;
  /** The VAT stated in the amount's own cell; "unread" if the VAT column contradicts it. */
  readonly vat?: VatCell | "unread";
};

const unread: ReadPrice = { price: "unread" };

/** A row's price, from up to five cells. It is computed from the area only if the price itself is not stated. */
export function readPrice(cells: Row["cells"], reading: PriceReading, failures: Finding[]): ReadPrice {
  const whole = priceOrFailure(cells.price, readPriceCell, failures);
  const kind = valueOrFailure(cells.priceKind, readPriceKind, failures);
  const currency = valueOrFailure(cells.currency, readCurrency, failures);
  const validUntil = valueOrFailure(cells.validUntil, readDay, failures);
  if (whole === "unread" || kind === "unread" || currency === "unread" || validUntil === "unread") return unread;
  if (whole?.kind === "onRequest" || kind === "onRequest") return { price: { kind: "onRequest" } };
  const isStated = whole?.amount !== undefined;
  const cell = isStated ? whole : priceOrFailure(cells.pricePerArea, readPricePerArea, failures);
  if (cell === "unread") return unread;
  if (cell?.kind === "onRequest") return { price: { kind: "onRequest" } };
  if (cell?.amount === undefined) {
    const reason = whole?.noAmount;
    return reason === undefined
      ? { price: undefined }
      : { price: { kind: "onRequest" }, noAmount: finding(cells.price, reason) };
  }
  if (isContradicted(cells, cell.vat, isStated ? cells.price : cells.pricePerArea, failures)) {
    return { ...unread, vat: "unread" };
  }
  const { area } = reading;
  if (!isStated && !area) {
    failures.push(finding(cells.pricePerArea, "a price per m², but no area: add the area, or the whole price"));
    return unread;
  }
  const odd = isStated && !cell.currency ? oddAmount(cell.amount, reading.typical?.get(currency ?? "")) : undefined;
  if (odd !== undefined) {
    failures.push(finding(cells.price, odd));
    return unread;
  }
  if (cell.currency && currency && cell.currency !== currency) {
    failures.push(finding(cells.currency, `the price next to it is in ${cell.currency}`));
    return unread;
  }
  const amount = isStated || !area ? cell.amount : Math.round(cell.amount * area.m2);
  const computed = isStated || !area ? undefined : { amount, perArea: cell.amount, area };
  const priceCurrency = cell.currency ?? currency ?? reading.currency;
  const vat = cell.vat ?? statedVat(cells);
  const beside = isStated
    ? readPricePerAreaBeside(cells.pricePerArea, { priceCurrency, vat }, failures)
    : { perM2: { value: cell.amount } };
  return {
    price: {
      kind: cell.kind ?? kind ?? reading.priceKind,
      amount,
      currency: priceCurrency,
      ...(validUntil !== undefined && { validUntil }),
    },
    ...(computed && { computed }),
    ...beside,
    ...(cell.vat && { vat: cell.vat }),
  };
}

/** The cell of an amount. The heading of its column states the VAT if the cell does not. */
function priceOrFailure(
  cell: SheetCell | undefined,
  read: (value: SheetCell["value"]) => CellResult<PriceCell | undefined>,
  failures: Finding[],
): PriceCell | undefined | "unread" {
  const price = valueOrFailure(cell, read, failures);
  if (price === "unread" || price?.amount === undefined || !cell?.columnVat) return price;
  const { heading, ...vat } = cell.columnVat;
  if (price.vat && price.vat.vat !== vat.vat) {
    failures.push(finding(cell, `the heading of its column says “${heading}”`));
    return "unread";
  }
  return { ...price, vat: { ...vat, ...price.vat } };
}

/** The value of a row's VAT column, as far as it is readable. */
function statedVat({ vat }: Row["cells"]): VatCell | undefined {
  const read = vat && cellProblem(vat.value) === undefined ? readVat(vat.value) : undefined;
  return read?.ok ? read.value : undefined;
}

/** Whether two cells contradict each other, as "98.000 + TVSH" next to "me TVSH": the list does not show which of them is true. */
function isContradicted(
  cells: Row["cells"],
  vat: VatCell | undefined,
  amount: SheetCell | undefined,
  failures: Finding[],
): boolean {
  const stated = statedVat(cells);
  const hasOtherVat = vat !== undefined && stated !== undefined && vat.vat !== stated.vat;
  const statement = amount?.columnVat?.heading ?? textOf(amount?.value ?? null);
  if (hasOtherVat) failures.push(finding(cells.vat, `the price beside it says “${statement}”`));
  return hasOtherVat;
}

type MainPrice = { readonly priceCurrency: string; readonly vat: VatCell | undefined };

/** A price per m² next to the price itself. If it is wrong, the price is not affected. Both must include VAT, or neither. */
function readPricePerAreaBeside(
  cell: SheetCell | undefined,
  { priceCurrency, vat }: MainPrice,
  failures: Finding[],
): Pick<ReadPrice, "perM2" | "leftOut"> {
  if (!cell) return {};
  const mainVat = vat?.vat ?? "included";
  const read = priceOrFailure(cell, readPricePerArea, failures);
  if (read === "unread") return { perM2: read };
  // A failure for each row of such a column would stop a sync.
  if (cell.columnVat && cell.columnVat.vat !== mainVat) {
    return { leftOut: { at: cell.at, value: cell.columnVat.heading, reason: otherVat } };
  }
  const hasOtherVat = read?.vat !== undefined && read.vat.vat !== mainVat;
  const hasOtherCurrency = read?.currency !== undefined && read.currency !== priceCurrency;
  if (!hasOtherVat && !hasOtherCurrency) return { perM2: { value: read?.amount } };
  const reason = hasOtherCurrency ? `the price next to it is in ${priceCurrency}` : otherVat;
  failures.push(finding(cell, reason));
  return { perM2: "unread" };
}

/** The amounts and areas of a row that states its price both ways: they show which area its price per m² refers to. */
export function bothPrices(cells: Row["cells"], areas: readonly StatedArea[]): readonly RowWithBothPrices[] {
  if (!cells.price || !cells.pricePerArea) return [];
  const [whole, part] = [readPriceCell(cells.price.value), readPricePerArea(cells.pricePerArea.value)];
  const amount = whole.ok ? whole.value?.amount : undefined;
  const perArea = part.ok ? part.value?.amount : undefined;
  return amount === undefined || perArea === undefined ? [] : [{ amount, perArea, areas }];
}

/** A cell's value; if it is wrong, "unread", and a finding is added to `failures`. */
export function valueOrFailure<T>(
  cell: SheetCell | undefined,
  read: (value: SheetCell["value"]) => CellResult<T>,
  failures: Finding[],
): T | undefined | "unread" {
  const problem = cell && cellProblem(cell.value);
  const result = problem !== undefined ? invalid(problem) : cell ? read(cell.value) : valid(undefined);
  if (result.ok) return result.value;
  failures.push(finding(cell, result.reason));
  return "unread";
}

/** A problem with a cell. */
export function finding(cell: SheetCell | undefined, reason: string): Finding {
  const value = cell ? textOf(cell.value) : "";
  return { at: cell?.at ?? "", ...(value !== "" && { value }), reason };
}
