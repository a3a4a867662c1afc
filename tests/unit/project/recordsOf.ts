import type { Project } from "../../../src/project/types.ts";

/** Every record of a project under its own name, without the records inside it. */
export function recordsOf(project: Project): Map<string, unknown> {
  const { towers, floors, plans, layouts, tours, brochure, views = [], ...full } = project;
  return new Map<string, unknown>([
    ...Object.entries(full),
    ...towers.map((tower) => [`towers ${tower.id}`, tower] as const),
    ...floors.map((floor) => [`floors ${floor.tower} ${floor.floor}`, without(floor, "apartments")] as const),
    ...floors.flatMap((floor) =>
      floor.apartments.map((apartment) => [`apartments ${apartment.id}`, apartment] as const),
    ),
    ...plans.map((plan) => [`plans ${plan.id}`, without(plan, "regions")] as const),
    ...plans.flatMap((plan) => plan.regions.map((region) => [`regions ${plan.id} ${region.home}`, region] as const)),
    ...layouts.map((layout) => [`layouts ${layout.id}`, layout] as const),
    ...tours.map((tour) => [`tours ${tour.id}`, tour] as const),
    ...views.map((view) => [`views ${view.side} ${view.picture.src}`, view] as const),
    ["brochure", brochure],
  ]);
}

function without(record: object, inner: string): object {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== inner));
}
