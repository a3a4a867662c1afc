import { isSamePrice } from "../../src/project/withAvailability.ts";
import type { Price } from "../../src/project/types.ts";
import type { OfferChange } from "./nextAvailability.ts";

/** At most this many apartments are named; of the others the report states the number. */
const maxNamed = 10;

export type Extent = {
  readonly changes: readonly OfferChange[];
  /** Apartments with an unreadable cell; they keep their previous values. */
  readonly unread: number;
  /** All apartments of the project. */
  readonly apartments: number;
};

/**
 * The limit of mass changes, a threshold against a wrong or truncated list (a sanity check): reasons to stop this sync until a person confirms it,
 * one sentence each; empty if it may go ahead. Not counted as changes: an apartment published for the first time with the project's own
 * status, a price per m² that changes alone, and the first statement that prices include VAT.
 */
export function stopReasons({ changes, unread, apartments }: Extent, maxChange: number): readonly string[] {
  const moreThanLimit = `more than ${Math.round(maxChange * 100)} % ("maxChange")`;
  const counted = changes.filter((change) => !isFirstStatement(change) && !isOnlyStated(change)).length;
  const back = changes.filter(({ before, after }) => before.status === "sold" && after.status === "available");
  return [
    ...(counted > maxChange * apartments ? [`${counted} of ${apartments} apartments change, ${moreThanLimit}.`] : []),
    // Unreadable cells keep old values, which the new file would present as current.
    ...(unread > maxChange * apartments
      ? [`${unread} of ${apartments} apartments cannot be read, ${moreThanLimit}.`]
      : []),
    ...back.slice(0, maxNamed).map(({ apartment }) => `${apartment}: sold before, available now.`),
    ...(back.length > maxNamed ? [`${back.length - maxNamed} more: sold before, available now.`] : []),
  ];
}

function isFirstStatement({ isNew, before, after }: OfferChange): boolean {
  return isNew && (before.status === undefined || before.status === after.status);
}

/** Whether the amount stays, and only statements about it change. */
function isOnlyStated({ before, after }: OfferChange): boolean {
  const isSame = before.status === after.status && before.reservedUntil === after.reservedUntil;
  const isNewVat = before.price?.vat === undefined && after.price?.vat === "included";
  return isSame && isSamePrice(priceToCompare(before.price, isNewVat), priceToCompare(after.price, isNewVat));
}

function priceToCompare(price: Price | undefined, isNewVat: boolean): Price | undefined {
  if (!price) return undefined;
  const { perM2: _perM2, since: _since, before: _before, ...stated } = price;
  if (!isNewVat) return stated;
  const { vat: _vat, vatPercent: _vatPercent, ...withoutVat } = stated;
  return withoutVat;
}
