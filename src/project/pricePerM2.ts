import type { Apartment } from "./types.ts";

/** The price of one m²; `isStated`: by the owner, else computed from the price and the main area, in whole units of the currency. */
export type PricePerM2 = { readonly amount: number; readonly isStated: boolean };

/** `undefined` for a sold apartment, as its price is not shown, and where price or area are missing. */
export function pricePerM2({ price, area, status }: Apartment): PricePerM2 | undefined {
  if (!price?.amount || price.kind === "onRequest" || status === "sold") return undefined;
  if (price.perM2) return { amount: price.perM2, isStated: true };
  return area ? { amount: Math.round(inHundredths(price.amount) / inHundredths(area)), isStated: false } : undefined;
}

/** Whole cents, and whole hundredths of a m²: 0.1 + 0.2 is 0.3. */
const inHundredths = (amount: number): number => Math.round(amount * 100);
