import type { Apartment, Project } from "./types.ts";

/** A home by id, as `k5-03-07`, in whichever tower it is. */
export function findApartment(project: Project, id: string): Apartment | undefined {
  for (const { apartments } of project.floors) {
    const found = apartments.find((apartment) => apartment.id === id);
    if (found) return found;
  }
  return undefined;
}
