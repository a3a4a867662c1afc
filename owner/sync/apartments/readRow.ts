import type { Price } from "../../../src/project/availability.ts";
import { textOf, told, type Read } from "../cells/cell.ts";
import { readCurrency } from "../cells/currency.ts";
import { readDay } from "../cells/day.ts";
import { readPriceCell, readPriceKind } from "../cells/price.ts";
import type { Cell, Row } from "../cells/row.ts";

/** What is wrong, where. `value`: of a mapped column only; absent where its cell cannot be trusted to be that column's. */
export type Finding = { readonly at: string; readonly value?: string; readonly reason: string };

/** Where no cell says: ISO 4217, and whether amounts are exact. */
export type PriceReading = { readonly currency: string; readonly priceKind: "exact" | "from" };

/** What a row says of a price, out of up to four cells; "unread": one of them is wrong. */
export function readPrice(cells: Row["cells"], reading: PriceReading, faults: Finding[]): Price | undefined | "unread" {
  const cell = noted(cells.price, readPriceCell, faults);
  const kind = noted(cells.priceKind, readPriceKind, faults);
  const currency = noted(cells.currency, readCurrency, faults);
  const validUntil = noted(cells.validUntil, readDay, faults);
  if (cell === "unread" || kind === "unread" || currency === "unread" || validUntil === "unread") return "unread";
  if (cell?.kind === "onRequest" || kind === "onRequest") return { kind: "onRequest" };
  if (cell?.amount === undefined) return undefined;
  if (cell.currency && currency && cell.currency !== currency) {
    faults.push(finding(cells.currency, `the price beside it is in ${cell.currency}`));
    return "unread";
  }
  return {
    kind: cell.kind ?? kind ?? reading.priceKind,
    amount: cell.amount,
    currency: cell.currency ?? currency ?? reading.currency,
    ...(validUntil !== undefined && { validUntil }),
  };
}

/** What a cell says; a wrong one is noted. */
export function noted<T>(
  cell: Cell | undefined,
  read: (value: Cell["value"]) => Read<T>,
  faults: Finding[],
): T | undefined | "unread" {
  const result = cell ? read(cell.value) : told(undefined);
  if (result.ok) return result.value;
  faults.push(finding(cell, result.reason));
  return "unread";
}

/** What is wrong with a cell. */
export function finding(cell: Cell | undefined, reason: string): Finding {
  const value = cell ? textOf(cell.value) : "";
  return { at: cell?.at ?? "", ...(value !== "" && { value }), reason };
}
