import type { Price } from "../../../src/project/types.ts";
import { cellFault, textOf, valid, type Read, invalid } from "../cells/cell.ts";
import { readCurrency } from "../cells/currency.ts";
import { readDay } from "../cells/day.ts";
import { readPriceCell, readPriceKind, readPricePerArea } from "../cells/price.ts";
import type { Cell, Row } from "../cells/row.ts";
import type { BothPrices, StatedArea } from "./statedArea.ts";
import { oddAmount, type TypicalPrices } from "./typicalPrices.ts";

/** What is wrong, where. `value`: of a mapped column only; absent where its cell cannot be trusted to be that column's. */
export type Finding = { readonly at: string; readonly value?: string; readonly reason: string };

/** Where no cell says: ISO 4217, and whether amounts are exact. `area`: what a price by area is multiplied by. */
export type PriceReading = {
  readonly currency: string;
  readonly priceKind: "exact" | "from";
  readonly area?: StatedArea | undefined;
  /** What the list's other prices are about, by currency. */
  readonly typical?: TypicalPrices | undefined;
};

/** How a price came to be that no cell says: of one square metre, and the area. */
export type Computation = { readonly amount: number; readonly perArea: number; readonly area: StatedArea };

/** `price`: "unread" where one of its cells is wrong. */
export type ReadPrice = { readonly price: Price | undefined | "unread"; readonly computed?: Computation };

const unread: ReadPrice = { price: "unread" };

/** What a row says of a price, out of up to five cells. Only where the price itself is not stated it is computed by the area. */
export function readPrice(cells: Row["cells"], reading: PriceReading, faults: Finding[]): ReadPrice {
  const whole = noted(cells.price, readPriceCell, faults);
  const kind = noted(cells.priceKind, readPriceKind, faults);
  const currency = noted(cells.currency, readCurrency, faults);
  const validUntil = noted(cells.validUntil, readDay, faults);
  if (whole === "unread" || kind === "unread" || currency === "unread" || validUntil === "unread") return unread;
  if (whole?.kind === "onRequest" || kind === "onRequest") return { price: { kind: "onRequest" } };
  const isStated = whole?.amount !== undefined;
  const cell = isStated ? whole : noted(cells.pricePerArea, readPricePerArea, faults);
  if (cell === "unread") return unread;
  if (cell?.kind === "onRequest") return { price: { kind: "onRequest" } };
  if (cell?.amount === undefined) return { price: undefined };
  const { area } = reading;
  if (!isStated && !area) {
    faults.push(finding(cells.pricePerArea, "a price by area, but no area: add the area, or the whole price"));
    return unread;
  }
  const odd = isStated && !cell.currency ? oddAmount(cell.amount, reading.typical?.get(currency ?? "")) : undefined;
  if (odd !== undefined) {
    faults.push(finding(cells.price, odd));
    return unread;
  }
  if (cell.currency && currency && cell.currency !== currency) {
    faults.push(finding(cells.currency, `the price beside it is in ${cell.currency}`));
    return unread;
  }
  const amount = isStated || !area ? cell.amount : Math.round(cell.amount * area.m2);
  const computed = isStated || !area ? undefined : { amount, perArea: cell.amount, area };
  return {
    price: {
      kind: cell.kind ?? kind ?? reading.priceKind,
      amount,
      currency: cell.currency ?? currency ?? reading.currency,
      ...(validUntil !== undefined && { validUntil }),
    },
    ...(computed && { computed }),
  };
}

/** Where a row states its price both ways, what it says of the area that is counted. */
export function bothPrices(cells: Row["cells"], areas: readonly StatedArea[]): readonly BothPrices[] {
  if (!cells.price || !cells.pricePerArea) return [];
  const [whole, part] = [readPriceCell(cells.price.value), readPricePerArea(cells.pricePerArea.value)];
  const amount = whole.ok ? whole.value?.amount : undefined;
  const perArea = part.ok ? part.value?.amount : undefined;
  return amount === undefined || perArea === undefined ? [] : [{ amount, perArea, areas }];
}

/** What a cell says; a wrong one is noted. */
export function noted<T>(
  cell: Cell | undefined,
  read: (value: Cell["value"]) => Read<T>,
  faults: Finding[],
): T | undefined | "unread" {
  const failed = cell && cellFault(cell.value);
  const result = failed !== undefined ? invalid(failed) : cell ? read(cell.value) : valid(undefined);
  if (result.ok) return result.value;
  faults.push(finding(cell, result.reason));
  return "unread";
}

/** What is wrong with a cell. */
export function finding(cell: Cell | undefined, reason: string): Finding {
  const value = cell ? textOf(cell.value) : "";
  return { at: cell?.at ?? "", ...(value !== "" && { value }), reason };
}
