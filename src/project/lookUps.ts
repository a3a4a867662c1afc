import type { Apartment, Floor, Layout, Plan, Project, Region, Tour, Tower } from "./types.ts";

/** The tower of an id. */
export function findTower(project: Project, id: string): Tower | undefined {
  return project.towers.find((tower) => tower.id === id);
}

/** A floor by tower id and number. */
export function findFloor(project: Project, tower: string, floor: number): Floor | undefined {
  return project.floors.find((record) => record.tower === tower && record.floor === floor);
}

/** The floors of a tower, top first: the order of the list and of the hint flashes. */
export function floorsOf(project: Project, tower: string): readonly Floor[] {
  return project.floors.filter((floor) => floor.tower === tower).toSorted((a, b) => b.floor - a.floor);
}

/** The apartments one can enter or walk through on a floor. */
export function apartmentsOn({ apartments, through = [] }: Floor): readonly Apartment[] {
  return through.length > 0 ? [...apartments, ...through] : apartments;
}

/** The floor drawing of an id. */
export function findPlan(project: Project, id: string): Plan | undefined {
  return project.plans.find((plan) => plan.id === id);
}

/** Where an apartment lies on its floor's drawing: by its id, else by its label, which two apartments of one floor may share. */
export function findRegion({ regions }: Pick<Plan, "regions">, { id, label }: Apartment): Region | undefined {
  return regions.find((region) => region.home === id) ?? regions.find((region) => region.home === label);
}

/** An apartment by id, as `k5-03-07`, in whichever tower it is. */
export function findApartment(project: Project, id: string): Apartment | undefined {
  for (const { apartments } of project.floors) {
    const found = apartments.find((apartment) => apartment.id === id);
    if (found) return found;
  }
  return undefined;
}

/** The drawing of an apartment of an id. */
export function findLayout(project: Project, id: string): Layout | undefined {
  return project.layouts.find((layout) => layout.id === id);
}

/** The 360 tour of an id. */
export function findTour(project: Project, id: string): Tour | undefined {
  return project.tours.find((tour) => tour.id === id);
}
