import type { Draft, DraftApartment } from "../draft.ts";
import type { Extras } from "../apartments/priceColumns.ts";
import { changeApartments } from "./records.ts";

/** What comes on top of an apartment's price; an empty list takes the field away. Without a price nothing changes. */
export const setExtras = (draft: Draft, id: string, extras: Extras): Draft =>
  changeApartments(draft, (apartment) => (apartment.id === id ? withAll(apartment, extras) : apartment));

function withAll(apartment: DraftApartment, extras: Extras): DraftApartment {
  const { price } = apartment;
  if (!price) return apartment;
  const { extras: _before, ...rest } = price;
  return { ...apartment, price: extras.length > 0 ? { ...rest, extras } : rest };
}

/** The same apartment without extras that are one of these apartments: they lead nowhere any more. */
export function withoutUnits(apartment: DraftApartment, ids: ReadonlySet<string>): DraftApartment {
  const extras = apartment.price?.extras ?? [];
  const others = extras.filter((extra) => extra.apartment === undefined || !ids.has(extra.apartment));
  return others.length === extras.length ? apartment : withAll(apartment, others);
}
