import { findApartment } from "./lookUps.ts";
import type { Apartment, Price, PriceExtra, Project } from "./types.ts";

/** Sums are made of whole cents: 0.1 + 0.2 is 0.3. */
const inCents = (amount: number): number => Math.round(amount * 100);

/** Something that comes on top of a price. */
export type ListedExtra = Pick<PriceExtra, "kind" | "name" | "obligatory"> & {
  /** The apartment of the project that it is. */
  readonly unit?: Apartment;
  /** In the price's currency; missing: not stated. */
  readonly amount?: number;
};

/** What comes on top of a price. An apartment of the project costs what is stated here, else its own price unless that is on other terms. */
export function listedExtras(project: Project, price: Price): readonly ListedExtra[] {
  return (price.extras ?? []).map(({ apartment, amount, ...extra }) => {
    const unit = apartment === undefined ? undefined : findApartment(project, apartment);
    const own = unit && unit.status !== "sold" && unit.price?.kind === "exact" ? unit.price : undefined;
    const isSameMoney = own && currencyOf(own) === currencyOf(price) && (own.vat ?? price.vat) === price.vat;
    const known = amount ?? (isSameMoney ? own.amount : undefined);
    return { ...extra, ...(unit && { unit }), ...(known !== undefined && { amount: known }) };
  });
}

/** ISO 4217: euros where a price does not say. */
export const currencyOf = ({ currency = "EUR" }: Pick<Price, "currency">): string => currency;

/** A price together with what comes on top: with what is obligatory, and with everything. */
export type PriceSums = { readonly obligatory?: number; readonly all?: number };

/** A sum is missing where nothing is added, or one of its amounts is not stated. */
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

/** The price in the project's second currency, in whole units, by the owner's own rate; `undefined` if the rate is of another currency. */
export function exchangedAmount({ exchangeRate }: Project, price: Price): number | undefined {
  if (!exchangeRate || price.amount === undefined || exchangeRate.from !== currencyOf(price)) return undefined;
  return Math.round((inCents(price.amount) * exchangeRate.rate) / 100);
}
