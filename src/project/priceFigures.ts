import { findApartment } from "./lookUps.ts";
import type { Apartment, Price, PriceExtra, Project } from "./types.ts";

/** Sums are computed in whole cents, so that 0.1 + 0.2 is 0.3. */
const inCents = (amount: number): number => Math.round(amount * 100);

/** A payment in addition to a price. */
export type ListedExtra = Pick<PriceExtra, "kind" | "name" | "obligatory"> & {
  /** The project's apartment that it refers to, such as a parking place. */
  readonly unit?: Apartment;
  /** In the price's currency; missing: not stated. */
  readonly amount?: number;
};

/** The payments in addition to a price. One that is an apartment of the project costs the stated amount, or else its own price, if on equal terms. */
export function listedExtras(project: Project, price: Price): readonly ListedExtra[] {
  return (price.extras ?? []).map(({ apartment, amount, ...extra }) => {
    const unit = apartment === undefined ? undefined : findApartment(project, apartment);
    const own = unit && unit.status !== "sold" && unit.price?.kind === "exact" ? unit.price : undefined;
    const isSameMoney = own && currencyOf(own) === currencyOf(price) && (own.vat ?? price.vat) === price.vat;
    const cost = amount ?? (isSameMoney ? own.amount : undefined);
    return { ...extra, ...(unit && { unit }), ...(cost !== undefined && { amount: cost }) };
  });
}

/** ISO 4217; EUR if a price does not state it. */
export const currencyOf = ({ currency = "EUR" }: Pick<Price, "currency">): string => currency;

/** A price including additional payments: with the obligatory ones, and with all of them. */
export type PriceSums = { readonly obligatory?: number; readonly all?: number };

/** A sum is missing if nothing is added, or if one of its amounts is not stated. */
export function priceSums({ amount }: Price, extras: readonly ListedExtra[]): PriceSums {
  const must = extras.filter(({ obligatory }) => obligatory);
  const obligatory = sumOf(amount, must);
  const all = must.length < extras.length ? sumOf(amount, extras) : undefined;
  return { ...(obligatory !== undefined && { obligatory }), ...(all !== undefined && { all }) };
}

function sumOf(price: number | undefined, extras: readonly ListedExtra[]): number | undefined {
  const amounts = [price, ...extras.map(({ amount }) => amount)];
  if (extras.length === 0) return undefined;
  const cents = amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + inCents(amount)),
    0,
  );
  return cents === undefined ? undefined : cents / 100;
}

/** The price in the project's second currency, in whole units, at the owner's own rate; `undefined` if the rate is for another currency. */
export function exchangedAmount({ exchangeRate }: Project, price: Price): number | undefined {
  if (!exchangeRate || price.amount === undefined || exchangeRate.from !== currencyOf(price)) return undefined;
  return Math.round((inCents(price.amount) * exchangeRate.rate) / 100);
}
