import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Draft, DraftFloor, DraftApartment, DraftProject } from "../draft.ts";
import { labelOf } from "./planApartments.ts";
import { withoutExtrasOf } from "./extras.ts";
import { regionApartments, regionName } from "./regionApartments.ts";
import { changeProject, mapRecords } from "./records.ts";

/** Something removed along with a record because it would refer to nothing: another record, or a reference in one that stays. */
export type Loss = {
  readonly kind:
    | "floor"
    | "home"
    | "region"
    | "volume"
    | "view"
    /** The apartment stays, without this layout; the layout stays and mirrors none; the apartment no longer extends to the floor. */
    | "layoutOfHome"
    | "mirrorOfLayout"
    | "storeyOfHome"
    /** The apartment stays, without this tour. */
    | "tourOfHome"
    | "planOfFloor"
    /** The apartment stays, without this parking place or storage room on top of its price. */
    | "extraOfHome";
  /** Its place in the draft before the removal. */
  readonly at: Steps;
  /** Its id, or the owner's name for it. */
  readonly name: string;
};

/** A removal: shown first, then applied as one step, so that undo restores all of it. */
export type Removal = { readonly draft: Draft; readonly losses: readonly Loss[] };

/** Removes a tower, with its floors, their apartments, and everything that refers to it. */
export function removeTower(draft: Draft, id: string): Removal {
  const { towers, floors, place, views } = draft.project;
  if (!towers.some((tower) => tower.id === id)) return { draft, losses: [] };
  const volumes = place?.volumes ?? [];
  const losses = [
    ...volumes.flatMap(({ tower }, v): Loss[] =>
      tower === id ? [{ kind: "volume", at: ["place", "volumes", v], name: id }] : [],
    ),
    ...(views ?? []).flatMap(({ tower, side }, v): Loss[] =>
      tower === id ? [{ kind: "view", at: ["views", v], name: side }] : [],
    ),
  ];
  const without = changeProject(draft, (project) => ({
    ...project,
    towers: towers.filter((tower) => tower.id !== id),
    ...(place && { place: { ...place, volumes: volumes.filter(({ tower }) => tower !== id) } }),
    ...(views && { views: views.filter(({ tower }) => tower !== id) }),
  }));
  const rest = removeFloors(without, (floor) => floor.tower === id);
  const own = floors.flatMap(({ tower, floor }, f): Loss[] =>
    tower === id ? [{ kind: "floor", at: ["floors", f], name: String(floor) }] : [],
  );
  return { draft: rest.draft, losses: [...own, ...rest.losses, ...losses] };
}

/**
 * Removes a floor with its apartments; apartments of other floors no longer extend to it. Its plan stays, for other floors or later use.
 */
export const removeFloor = (draft: Draft, tower: string, floor: number): Removal =>
  removeFloors(draft, (each) => each.tower === tower && each.floor === floor);

function removeFloors(draft: Draft, isGone: (floor: DraftFloor) => boolean): Removal {
  const { floors } = draft.project;
  if (!floors.some(isGone)) return { draft, losses: [] };
  const removed = new Set(floors.filter(isGone).map(({ tower, floor }) => `${floor} ${tower}`));
  const extendsToRemoved = ({ storeys = [] }: DraftApartment, { tower }: DraftFloor) =>
    storeys.some((candidate) => removed.has(`${candidate} ${tower}`));
  const apartments = eachApartment(draft, (apartment, floor, at): Loss[] => {
    if (isGone(floor)) return [{ kind: "home", at, name: labelOf(apartment) }];
    return extendsToRemoved(apartment, floor) ? [{ kind: "storeyOfHome", at, name: labelOf(apartment) }] : [];
  });
  const remaining = floors.filter((floor) => !isGone(floor));
  const rest = mapRecords(remaining, (floor) => {
    const own = mapRecords(floor.apartments, (apartment) =>
      extendsToRemoved(apartment, floor)
        ? {
            ...apartment,
            storeys: apartment.storeys?.filter((candidate) => !removed.has(`${candidate} ${floor.tower}`)) ?? [],
          }
        : apartment,
    );
    return own === floor.apartments ? floor : { ...floor, apartments: own };
  });
  const ids = new Set(floors.filter(isGone).flatMap((floor) => floor.apartments.map(({ id }) => id)));
  const regions = withoutRegions(draft, { ...draft.project, floors: withoutExtras(rest, ids) });
  const losses = [...apartments, ...lostExtras(draft, ids), ...regions.losses];
  return { draft: { ...draft, project: regions.project }, losses };
}

const withoutExtras = (floors: readonly DraftFloor[], ids: ReadonlySet<string>): readonly DraftFloor[] =>
  mapRecords(floors, (floor) => {
    const own = mapRecords(floor.apartments, (apartment) => withoutExtrasOf(apartment, ids));
    return own === floor.apartments ? floor : { ...floor, apartments: own };
  });

/** The remaining apartments that had one of these as an extra of their price. */
const lostExtras = (draft: Draft, ids: ReadonlySet<string>): readonly Loss[] =>
  eachApartment(draft, (apartment, _, at): Loss[] =>
    ids.has(apartment.id) || withoutExtrasOf(apartment, ids) === apartment
      ? []
      : [{ kind: "extraOfHome", at, name: labelOf(apartment) }],
  );

/** Removes apartments, with the regions that belonged to them alone. */
export function removeApartments(draft: Draft, ids: ReadonlySet<string>): Removal {
  const floors = mapRecords(draft.project.floors, (floor) =>
    floor.apartments.some(({ id }) => ids.has(id))
      ? { ...floor, apartments: floor.apartments.filter(({ id }) => !ids.has(id)) }
      : floor,
  );
  if (floors === draft.project.floors) return { draft, losses: [] };
  const { project, losses } = withoutRegions(draft, { ...draft.project, floors: withoutExtras(floors, ids) });
  return { draft: { ...draft, project }, losses: [...lostExtras(draft, ids), ...losses] };
}

/** Removes a layout; apartments that had it have none, and its mirrors mirror nothing. */
export function removeLayout(draft: Draft, id: string): Removal {
  const { layouts = [], floors } = draft.project;
  if (!layouts.some((layout) => layout.id === id)) return { draft, losses: [] };
  const mirrors = layouts.flatMap(({ mirrorOf, id: name }, l): Loss[] =>
    mirrorOf === id && name !== id ? [{ kind: "mirrorOfLayout", at: ["layouts", l], name }] : [],
  );
  const apartments = eachApartment(draft, (apartment, _, at): Loss[] =>
    apartment.layout === id ? [{ kind: "layoutOfHome", at, name: labelOf(apartment) }] : [],
  );
  const without = changeProject(draft, (project) => ({
    ...project,
    layouts: layouts
      .filter((layout) => layout.id !== id)
      .map(({ mirrorOf, ...layout }) => (mirrorOf === id || mirrorOf === undefined ? layout : { ...layout, mirrorOf })),
    floors: mapRecords(floors, (floor) => {
      const own = mapRecords(floor.apartments, (apartment) =>
        apartment.layout === id ? withoutLayout(apartment) : apartment,
      );
      return own === floor.apartments ? floor : { ...floor, apartments: own };
    }),
  }));
  return { draft: without, losses: [...mirrors, ...apartments] };
}

function withoutLayout({ layout: _gone, ...apartment }: DraftApartment): DraftApartment {
  return apartment;
}

/** Removes a plan with its regions; floors that used it have none. */
export function removePlan(draft: Draft, id: string): Removal {
  const { plans = [], floors } = draft.project;
  if (!plans.some((plan) => plan.id === id)) return { draft, losses: [] };
  const losses = floors.flatMap(({ plan, floor }, f): Loss[] =>
    plan === id ? [{ kind: "planOfFloor", at: ["floors", f], name: String(floor) }] : [],
  );
  const without = changeProject(draft, (project) => ({
    ...project,
    plans: plans.filter((plan) => plan.id !== id),
    floors: mapRecords(floors, (floor) => (floor.plan === id ? withoutPlan(floor) : floor)),
  }));
  return { draft: without, losses };
}

function withoutPlan({ plan: _gone, ...floor }: DraftFloor): DraftFloor {
  return floor;
}

function eachApartment<T>(
  { project: { floors } }: Draft,
  map: (apartment: DraftApartment, floor: DraftFloor, at: Steps) => readonly T[],
): readonly T[] {
  return floors.flatMap((floor, f) =>
    floor.apartments.flatMap((apartment, a) => map(apartment, floor, ["floors", f, "apartments", a])),
  );
}

/**
 * The project without the regions that showed an apartment before and no longer do. The regions of a plan that no floor uses any more
 * stay: a floor may get the plan again.
 */
function withoutRegions(before: Draft, after: DraftProject): { project: DraftProject; losses: readonly Loss[] } {
  const losses: Loss[] = [];
  const plans = mapRecords(after.plans ?? [], (plan, p) => {
    if (!after.floors.some((floor) => floor.plan === plan.id)) return plan;
    const [had, has] = [regionApartments(before.project.floors, plan), regionApartments(after.floors, plan)];
    const regions = plan.regions.filter((region, r) => {
      const isLost = (had[r] ?? []).length > 0 && has[r]?.length === 0;
      if (isLost) losses.push({ kind: "region", at: ["plans", p, "regions", r], name: regionName(region) });
      return !isLost;
    });
    return regions.length === plan.regions.length ? plan : { ...plan, regions };
  });
  return { project: plans === after.plans || !after.plans ? after : { ...after, plans }, losses };
}
