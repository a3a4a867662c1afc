import type { Apartment } from "../project/types.ts";

/** A summary of an inquiry for the page's analytics. */
export type InquirySummary = {
  readonly apartments: readonly string[];
  /** The sum of the prices; `null` unless every apartment has an exact one, all in one currency. */
  readonly value: number | null;
  readonly currency: string | null;
};

export function summarizeInquiry(apartments: readonly Apartment[]): InquirySummary {
  const ids = apartments.map(({ id }) => id);
  const amounts = apartments.flatMap(({ price }) =>
    price?.kind === "exact" && price.amount !== undefined && price.currency ? price.amount : [],
  );
  const areAllExact = amounts.length === apartments.length;
  const [currency = null, ...otherCurrencies] = new Set(apartments.map(({ price }) => price?.currency ?? null));
  const hasTotal = areAllExact && otherCurrencies.length === 0 && currency !== null;
  return {
    apartments: ids,
    value: hasTotal ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
    currency: hasTotal ? currency : null,
  };
}
