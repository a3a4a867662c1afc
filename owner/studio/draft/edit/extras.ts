import type { Draft, DraftApartment } from "../draft.ts";
import type { Extras } from "../apartments/priceColumns.ts";
import { changeApartments } from "./records.ts";

/** Sets the extras of an apartment's price; an empty list removes the field. Without a price nothing changes. */
export const setExtras = (draft: Draft, id: string, extras: Extras): Draft =>
  changeApartments(draft, (apartment) => (apartment.id === id ? withAllExtras(apartment, extras) : apartment));

function withAllExtras(apartment: DraftApartment, extras: Extras): DraftApartment {
  const { price } = apartment;
  if (!price) return apartment;
  const { extras: _before, ...rest } = price;
  return { ...apartment, price: extras.length > 0 ? { ...rest, extras } : rest };
}

/** Removes the extras that are any of these parking places or storage rooms: they would refer to nothing. */
export function withoutExtrasOf(apartment: DraftApartment, ids: ReadonlySet<string>): DraftApartment {
  const extras = apartment.price?.extras ?? [];
  const others = extras.filter((extra) => extra.apartment === undefined || !ids.has(extra.apartment));
  return others.length === extras.length ? apartment : withAllExtras(apartment, others);
}
