import { bedroomsOf } from "../../project/homeFigures.ts";
import type { Apartment, HomeKind, Project, TowerId } from "../../project/types.ts";
import { homesOf } from "../filter/failedBits.ts";
import { hasOutdoor, kinds, outdoors, sides, type Outdoor, type Side } from "../filter/filter.ts";
import { scalesOf, type Scales } from "../filter/filterCounts.ts";

/** What can be filtered by in a project. A group without any value has no options; options never move or disappear with the filter. */
export type Offer = {
  readonly homes: readonly Apartment[];
  /** The statuses a search starts with: all of them if no apartment has a status. */
  readonly free: readonly Apartment[];
  readonly tellsStatus: boolean;
  readonly bedrooms: readonly number[];
  readonly sides: readonly Side[];
  /** None where there is one alone. */
  readonly towers: readonly TowerId[];
  readonly outdoor: readonly Outdoor[];
  /** None where all are homes. */
  readonly kinds: readonly HomeKind[];
  readonly scales: Scales;
  /** ISO 4217, of the first price there is. */
  readonly currency: string;
};

export function offerOf(project: Project): Offer {
  const homes = homesOf(project);
  const tellsStatus = homes.some(({ status }) => status);
  const bedrooms = new Set(homes.flatMap((home) => bedroomsOf(home) ?? []));
  const hasAny = homes.some((home) => outdoors.some((kind) => hasOutdoor(home, kind)));
  return {
    homes,
    free: tellsStatus ? homes.filter(({ status }) => status === "available") : homes,
    tellsStatus,
    bedrooms: [...bedrooms].toSorted((a, b) => a - b),
    sides: homes.some(({ side }) => side.length > 0) ? sides : [],
    towers: project.towers.length > 1 ? project.towers.map(({ id }) => id) : [],
    outdoor: hasAny ? outdoors : [],
    kinds: kindsOf(homes),
    scales: scalesOf(homes),
    currency: homes.find(({ price }) => price?.currency)?.price?.currency ?? "EUR",
  };
}

/** What is for sale, where it is not homes alone. */
function kindsOf(homes: readonly Apartment[]): readonly HomeKind[] {
  const own = new Set(homes.map(({ kind }) => kind));
  return own.size > 1 ? kinds.filter((kind) => own.has(kind)) : [];
}
