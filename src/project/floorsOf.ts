import type { Floor, Project } from "./types.ts";

/** The storeys of a tower, top first: the order of the list and of the hint flashes. */
export function floorsOf(project: Project, tower: string): readonly Floor[] {
  return project.floors.filter((floor) => floor.tower === tower).toSorted((a, b) => b.floor - a.floor);
}
