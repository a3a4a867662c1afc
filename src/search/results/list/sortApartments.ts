import { bedroomsOf } from "../../../project/apartmentFigures.ts";
import { pricePerM2 } from "../../../project/pricePerM2.ts";
import type { Apartment, Project } from "../../../project/types.ts";
import type { Sort, SortKey } from "../../filter/sort.ts";
import { priceOf } from "../../filter/filter.ts";

/** Apartments in a sort order (stable); those without the value come last in either direction. */
export function sortApartments(
  apartments: readonly Apartment[],
  { by, descending }: Sort,
  project: Project,
): readonly Apartment[] {
  const figureOf = figures(project)[by];
  const sign = descending ? -1 : 1;
  // Each value is computed once: ten thousand apartments need a hundred thousand comparisons.
  const withFigure: { readonly apartment: Apartment; readonly figure: number }[] = [];
  const withoutFigure: Apartment[] = [];
  for (const apartment of apartments) {
    const figure = figureOf(apartment);
    if (figure === undefined) withoutFigure.push(apartment);
    else withFigure.push({ apartment, figure });
  }
  withFigure.sort((a, b) => sign * (a.figure - b.figure));
  return [...withFigure.map(({ apartment }) => apartment), ...withoutFigure];
}

/** Clockwise: a corner apartment sorts between its sides. */
const sides = "NESW";

function figures(project: Project): Readonly<Record<SortKey, (apartment: Apartment) => number | undefined>> {
  return {
    home: byName(project),
    floor: ({ floor }) => floor,
    bedrooms: bedroomsOf,
    area: ({ area }) => area,
    outdoor: ({ outdoorArea }) => outdoorArea,
    side: sideFigure,
    price: priceOf,
    perM2: (apartment) => pricePerM2(apartment)?.amount,
  };
}

function sideFigure({ side: [first, second] }: Apartment): number | undefined {
  if (!first) return undefined;
  const index = sides.indexOf(first);
  const next = second === undefined ? index : sides.indexOf(second);
  const quarterTurns = (next - index + 4) % 4;
  if (quarterTurns === 1) return index + 0.5;
  return quarterTurns === 3 ? (index + 3.5) % 4 : index;
}

/** By building; then 2 before 12, 12A before 12B. */
function byName({ towers, floors }: Project): (apartment: Apartment) => number | undefined {
  const towerRank = new Map(towers.map(({ id }, index) => [id, index]));
  const labels = new Set(floors.flatMap(({ apartments }) => apartments.map(({ label }) => label)));
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  const rank = new Map([...labels].toSorted(compare).map((label, index) => [label, index]));
  return ({ tower, label }) => (towerRank.get(tower) ?? 0) * labels.size + (rank.get(label) ?? 0);
}
