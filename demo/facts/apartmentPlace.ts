import type { ApartmentKind } from "../../widgets/project.ts";

/** The location of an apartment and its label there. */
export type ApartmentPlace = {
  readonly tower: string;
  readonly floor: number;
  readonly label: string;
  readonly kind: ApartmentKind;
};

/** The same as a compact tuple, for serialization. */
export type SerializedApartment = readonly [tower: string, floor: number, label: string, kind?: ApartmentKind];

/** By id; only apartments whose id does not encode their location. */
export type SerializedApartments = Readonly<Record<string, SerializedApartment>>;

/** Finds the location of an apartment: in the serialized list, otherwise from its id (`k5-03-07`); `undefined` if neither contains it. */
export function findApartmentPlace(apartments: SerializedApartments, id: string): ApartmentPlace | undefined {
  if (Object.hasOwn(apartments, id)) {
    const [tower = "", floor = 0, label = "", kind = "home"] = apartments[id] ?? [];
    return { tower, floor, label, kind };
  }
  const parts = apartmentParts(id);
  return parts && { tower: parts.tower, floor: parts.floor, label: String(parts.number), kind: "home" };
}

/** The list to serialize: apartments whose location cannot be derived from their id. */
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
 * The location encoded in an apartment's id: "k5-03-07" is apartment 7 on floor 3 of k5, "kulla-5-03-07" of kulla-5. `undefined` for ids
 * of any other form.
 */
function apartmentParts(id: string): { tower: string; floor: number; number: number } | undefined {
  const [, tower, floor, number] = /^([\w-]+)-(\d\d)-(\d\d)$/.exec(id) ?? [];
  return tower && floor && number ? { tower, floor: Number(floor), number: Number(number) } : undefined;
}
