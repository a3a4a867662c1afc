import { readCurrency } from "../currency.ts";
import { readPriceCell } from "../price.ts";
import type { Row } from "../row.ts";

/** The median of a list's prices, by the currency that their columns name; "" if none does. */
export type TypicalPrices = ReadonlyMap<string, number>;

/** Fewer prices allow no comparison. */
const fewPrices = 3;

/** The typical prices of a list. Cells that name their currency are left out: they are unambiguous. */
export function typicalPrices(rows: readonly Pick<Row, "cells">[]): TypicalPrices {
  const amounts = new Map<string, number[]>();
  for (const { cells } of rows) {
    if (!cells.price) continue;
    const [price, currency] = [readPriceCell(cells.price.value), readCurrency(cells.currency?.value ?? null)];
    if (!price.ok || price.value?.amount === undefined || price.value.currency || !currency.ok) continue;
    const key = currency.value ?? "";
    const ofCurrency = amounts.get(key);
    if (ofCurrency) ofCurrency.push(price.value.amount);
    else amounts.set(key, [price.value.amount]);
  }
  return new Map(
    [...amounts].flatMap(([currency, all]) => {
      const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
      return middle === undefined || all.length < fewPrices ? [] : [[currency, middle] as const];
    }),
  );
}

/** Why an amount is implausible next to the others: 98 next to 98,000 is in thousands. */
export function oddAmount(amount: number, typical: number | undefined): string | undefined {
  if (typical === undefined) return undefined;
  if (amount < 1000 && amount * 100 <= typical)
    return `in thousands? The others are about ${typical}: write the whole amount`;
  return amount >= typical * 300 ? `the others are about ${typical}: are there too many digits?` : undefined;
}
