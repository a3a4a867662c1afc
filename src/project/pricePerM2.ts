import type { Apartment } from "./types.ts";

/** The price per m². `isStated`: by the owner; otherwise computed from price and indoor `area`, rounded to whole units of the currency. */
export type PricePerM2 = { readonly amount: number; readonly isStated: boolean };

/** `undefined` for a sold apartment, whose price is not shown, and if price or area is missing. */
export function pricePerM2({ price, area, status }: Apartment): PricePerM2 | undefined {
  if (!price?.amount || price.kind === "onRequest" || status === "sold") return undefined;
  if (price.perM2) return { amount: price.perM2, isStated: true };
  return area ? { amount: Math.round(inHundredths(price.amount) / inHundredths(area)), isStated: false } : undefined;
}

/** In whole cents and whole hundredths of a m², so that 0.1 + 0.2 is 0.3. */
const inHundredths = (amount: number): number => Math.round(amount * 100);
