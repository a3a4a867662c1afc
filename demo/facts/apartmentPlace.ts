import type { ApartmentKind } from "../../widgets/project.ts";

/** Where an apartment is and what it is called there. */
export type ApartmentPlace = {
  readonly tower: string;
  readonly floor: number;
  readonly label: string;
  readonly kind: ApartmentKind;
};

/** The same as a compact tuple, for serializing. */
export type SerializedApartment = readonly [tower: string, floor: number, label: string, kind?: ApartmentKind];

/** By id; only apartments whose id does not encode their place. */
export type SerializedApartments = Readonly<Record<string, SerializedApartment>>;

/** Finds where an apartment is: in the serialized list, else from its id (`k5-03-07`); `undefined` if neither says it. */
export function findApartmentPlace(apartments: SerializedApartments, id: string): ApartmentPlace | undefined {
  if (Object.hasOwn(apartments, id)) {
    const [tower = "", floor = 0, label = "", kind = "home"] = apartments[id] ?? [];
    return { tower, floor, label, kind };
  }
  const parts = apartmentParts(id);
  return parts && { tower: parts.tower, floor: parts.floor, label: String(parts.number), kind: "home" };
}

/** The list to serialize: apartments whose place cannot be derived from their id. */
export function apartmentsToSerialize(
  apartments: readonly (readonly [id: string, place: ApartmentPlace])[],
): SerializedApartments {
  return Object.fromEntries(
    apartments.flatMap(([id, { tower, floor, label, kind }]) => {
      const fromId = findApartmentPlace({}, id);
      const isInId = fromId?.tower === tower && fromId.floor === floor && fromId.label === label && kind === "home";
      if (isInId) return [];
      return [[id, kind === "home" ? [tower, floor, label] : [tower, floor, label, kind]]];
    }),
  );
}

/**
 * What an apartment's id says: "k5-03-07" is apartment 7 on floor 3 of k5, "kulla-5-03-07" of kulla-5. `undefined` for ids of any
 * other form.
 */
function apartmentParts(id: string): { tower: string; floor: number; number: number } | undefined {
  const [, tower, floor, number] = /^([\w-]+)-(\d\d)-(\d\d)$/.exec(id) ?? [];
  return tower && floor && number ? { tower, floor: Number(floor), number: Number(number) } : undefined;
}
