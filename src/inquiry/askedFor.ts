import type { Apartment } from "../project/types.ts";

/** What a submission asks for, for those who count inquiries. */
export type AskedFor = {
  readonly apartments: readonly string[];
  /** The sum of the prices; `null` unless every apartment has an exact one, all in one currency. */
  readonly value: number | null;
  readonly currency: string | null;
};

export function askedFor(apartments: readonly Apartment[]): AskedFor {
  const ids = apartments.map(({ id }) => id);
  const amounts = apartments.flatMap(({ price }) =>
    price?.kind === "exact" && price.amount !== undefined && price.currency ? price.amount : [],
  );
  const [currency = null, ...others] = new Set(apartments.map(({ price }) => price?.currency ?? null));
  const isStated = amounts.length === apartments.length && others.length === 0 && currency !== null;
  return {
    apartments: ids,
    value: isStated ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
    currency: isStated ? currency : null,
  };
}
