import { bedroomsOf } from "../../../project/apartmentFigures.ts";
import { floorLabel } from "../../../project/localText.ts";
import type { Apartment, Project } from "../../../project/types.ts";
import type { SearchTexts } from "../../../text/texts.ts";
import type { SortKey } from "../../state/sort.ts";

type TextKey = keyof SearchTexts & `col${string}`;

/** The heads of the list's columns, in their order. */
export const columnTexts: Readonly<Record<SortKey, TextKey>> = {
  home: "colHome",
  floor: "colFloor",
  bedrooms: "colBedrooms",
  area: "colArea",
  outdoor: "colOutdoor",
  side: "colSide",
  price: "colPrice",
};

/** The columns a project has something to say in; the price's is always there, as one can ask for it. */
export function listColumns({ floors }: Project): readonly SortKey[] {
  const apartments = floors.flatMap((floor) => floor.apartments);
  const tells: Partial<Record<SortKey, (apartment: Apartment) => boolean>> = {
    bedrooms: (apartment) => bedroomsOf(apartment) !== undefined,
    area: ({ area }) => area !== undefined,
    outdoor: ({ outdoorArea }) => outdoorArea !== undefined,
    side: ({ side }) => side.length > 0,
  };
  return (["home", "floor", "bedrooms", "area", "outdoor", "side", "price"] as const).filter((key) => {
    const hasValue = tells[key];
    return !hasValue || apartments.some(hasValue);
  });
}

/** A price of more figures takes the room of a long name. */
const longPrice = 10_000_000;

/**
 * Whether apartments or floors go by more than a few letters, or prices by more than a few figures: "12B" is one of the short ones,
 * "19 pa tarracë", "Parkingu P1", "Përdhesa" and "10.362.345 ALL" are not.
 */
export function hasLongNames({ floors }: Project): boolean {
  return floors.some(
    (floor) =>
      floorLabel(floor, "sq").length > 3 ||
      floor.apartments.some(
        ({ kind, label, price }) => kind !== "home" || label.length > 3 || (price?.amount ?? 0) >= longPrice,
      ),
  );
}

/** What the next press on a head asks for: the other way round, or its column: floors from above, all else from the least. */
export function nextSort(by: SortKey, current: { readonly by: SortKey; readonly descending: boolean }) {
  return { by, descending: by === current.by ? !current.descending : by === "floor" };
}
