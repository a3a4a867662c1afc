import type { ApartmentKind } from "../../widgets/projectFile.ts";
import { apartmentParts } from "./apartmentParts.ts";

/** Where an apartment is and what it is called there. */
export type ApartmentPlace = {
  readonly tower: string;
  readonly floor: number;
  readonly label: string;
  readonly kind: ApartmentKind;
};

/** The same as a page carries it. */
export type CarriedApartment = readonly [tower: string, floor: number, label: string, kind?: ApartmentKind];

/** Apartments whose id does not tell their place, by id. */
export type CarriedApartments = Readonly<Record<string, CarriedApartment>>;

/** The apartment of an id, by what the page carries or by the id itself ("k5-03-07"); `undefined` for what is no apartment's id. */
export function findApartmentPlace(apartments: CarriedApartments, id: string): ApartmentPlace | undefined {
  if (Object.hasOwn(apartments, id)) {
    const [tower = "", floor = 0, label = "", kind = "home"] = apartments[id] ?? [];
    return { tower, floor, label, kind };
  }
  const parts = apartmentParts(id);
  return parts && { tower: parts.tower, floor: parts.floor, label: String(parts.number), kind: "home" };
}

/** What a page has to carry of apartments: nothing of those whose ids tell it. */
export function carriedApartments(
  apartments: readonly (readonly [id: string, place: ApartmentPlace])[],
): CarriedApartments {
  return Object.fromEntries(
    apartments.flatMap(([id, { tower, floor, label, kind }]) => {
      const told = findApartmentPlace({}, id);
      const isTold = told?.tower === tower && told.floor === floor && told.label === label && kind === "home";
      if (isTold) return [];
      return [[id, kind === "home" ? [tower, floor, label] : [tower, floor, label, kind]]];
    }),
  );
}
