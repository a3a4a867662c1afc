import type { Apartment, Floor, Layout, Plan, Project, Region, Tour, Tower } from "./types.ts";

export function findTower(project: Project, id: string): Tower | undefined {
  return project.towers.find((tower) => tower.id === id);
}

export function findFloor(project: Project, tower: string, floor: number): Floor | undefined {
  return project.floors.find((record) => record.tower === tower && record.floor === floor);
}

/** The floors of a tower, top first: the order of lists and hint flashes. */
export function floorsOf(project: Project, tower: string): readonly Floor[] {
  return project.floors.filter((floor) => floor.tower === tower).toSorted((a, b) => b.floor - a.floor);
}

/** The apartments on a floor, including those that extend to it from other floors. */
export function apartmentsOn({ apartments, through = [] }: Floor): readonly Apartment[] {
  return through.length > 0 ? [...apartments, ...through] : apartments;
}

export function findPlan(project: Project, id: string): Plan | undefined {
  return project.plans.find((plan) => plan.id === id);
}

/** The region of an apartment on its floor's plan: by id, or by label, which two apartments of one floor may share. */
export function findRegion({ regions }: Pick<Plan, "regions">, { id, label }: Apartment): Region | undefined {
  return regions.find((region) => region.home === id) ?? regions.find((region) => region.home === label);
}

/** An apartment by id, such as `k5-03-07`, in any tower. */
export function findApartment(project: Project, id: string): Apartment | undefined {
  for (const { apartments } of project.floors) {
    const found = apartments.find((apartment) => apartment.id === id);
    if (found) return found;
  }
  return undefined;
}

export function findLayout(project: Project, id: string): Layout | undefined {
  return project.layouts.find((layout) => layout.id === id);
}

export function findTour(project: Project, id: string): Tour | undefined {
  return project.tours.find((tour) => tour.id === id);
}
