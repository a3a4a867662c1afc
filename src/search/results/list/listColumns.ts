import { bedroomsOf } from "../../../project/apartmentFigures.ts";
import { floorLabel } from "../../../project/localText.ts";
import { pricePerM2 } from "../../../project/pricePerM2.ts";
import type { Apartment, Project } from "../../../project/types.ts";
import type { SearchTexts } from "../../../text/texts.ts";
import { sortKeys, type SortKey } from "../../filter/sort.ts";

type TextKey = keyof SearchTexts & `col${string}`;

/** The headers of the columns, in order. */
export const columnTexts: Readonly<Record<SortKey, TextKey>> = {
  home: "colHome",
  floor: "colFloor",
  bedrooms: "colBedrooms",
  area: "colArea",
  outdoor: "colOutdoor",
  side: "colSide",
  price: "colPrice",
  perM2: "colPerM2",
};

/** The columns for which the project has values; price is always included, because visitors can inquire about it. */
export function listColumns({ floors }: Project): readonly SortKey[] {
  const apartments = floors.flatMap((floor) => floor.apartments);
  const valueTests: Partial<Record<SortKey, (apartment: Apartment) => boolean>> = {
    bedrooms: (apartment) => bedroomsOf(apartment) !== undefined,
    area: ({ area }) => area !== undefined,
    outdoor: ({ outdoorArea }) => outdoorArea !== undefined,
    side: ({ side }) => side.length > 0,
    perM2: (apartment) => pricePerM2(apartment) !== undefined,
  };
  return sortKeys.filter((key) => {
    const hasValue = valueTests[key];
    return !hasValue || apartments.some(hasValue);
  });
}

/** A price with more digits needs the space of a long name. */
const longPrice = 10_000_000;

/**
 * Whether names of apartments or floors, or prices, are long: "12B" is short, "19 pa tarracë", "Parkingu P1", "Përdhesa" and
 * "10.362.345 ALL" are long.
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

/** The sort after a press on a header: reversed, or by its column: floors descending, others ascending. */
export function nextSort(by: SortKey, current: { readonly by: SortKey; readonly descending: boolean }) {
  return { by, descending: by === current.by ? !current.descending : by === "floor" };
}
