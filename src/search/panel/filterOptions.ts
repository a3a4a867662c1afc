import { bedroomsOf } from "../../project/apartmentFigures.ts";
import type { Apartment, ApartmentKind, Project, TowerId } from "../../project/types.ts";
import { apartmentsOf } from "../filter/failedBits.ts";
import { hasOutdoor, kinds, outdoors, orientations, type Outdoor, type Orientation } from "../filter/filter.ts";
import { scalesOf, type Scales } from "../filter/filterCounts.ts";

/** The values by which a project can be filtered. A group without values has no options; options do not move or disappear with the filter. */
export type FilterOptions = {
  readonly apartments: readonly Apartment[];
  /** The initial statuses of a search: all of them if no apartment has a status. */
  readonly available: readonly Apartment[];
  readonly hasStatuses: boolean;
  readonly bedrooms: readonly number[];
  readonly sides: readonly Orientation[];
  /** Empty if there is only one. */
  readonly towers: readonly TowerId[];
  readonly outdoor: readonly Outdoor[];
  /** Empty if all are apartments. */
  readonly kinds: readonly ApartmentKind[];
  readonly scales: Scales;
  /** ISO 4217, from the first price. */
  readonly currency: string;
};

export function filterOptionsOf(project: Project): FilterOptions {
  const apartments = apartmentsOf(project);
  const hasStatuses = apartments.some(({ status }) => status);
  const bedrooms = new Set(apartments.flatMap((apartment) => bedroomsOf(apartment) ?? []));
  const hasAny = apartments.some((apartment) => outdoors.some((kind) => hasOutdoor(apartment, kind)));
  return {
    apartments,
    available: hasStatuses ? apartments.filter(({ status }) => status === "available") : apartments,
    hasStatuses,
    bedrooms: [...bedrooms].toSorted((a, b) => a - b),
    sides: apartments.some(({ side }) => side.length > 0) ? orientations : [],
    towers: project.towers.length > 1 ? project.towers.map(({ id }) => id) : [],
    outdoor: hasAny ? outdoors : [],
    kinds: kindsOf(apartments),
    scales: scalesOf(apartments),
    currency: apartments.find(({ price }) => price?.currency)?.price?.currency ?? "EUR",
  };
}

/** The kinds for sale, if there are any besides apartments. */
function kindsOf(apartments: readonly Apartment[]): readonly ApartmentKind[] {
  const kindsInProject = new Set(apartments.map(({ kind }) => kind));
  return kindsInProject.size > 1 ? kinds.filter((kind) => kindsInProject.has(kind)) : [];
}
