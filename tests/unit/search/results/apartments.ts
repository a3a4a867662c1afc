import type { Apartment, Floor, Project } from "../../../../src/project/types.ts";
import { home, smallProject } from "../../finder/smallProject.ts";

type Storey = {
  readonly tower: string;
  readonly floor: number;
  readonly homes: readonly Partial<Apartment>[];
} & Partial<Floor>;

/** The small project with floors of its own; apartments are numbered from 1 on each. */
export function projectOf(storeys: readonly Storey[], more: Partial<Project> = {}): Project {
  const [pattern] = smallProject.floors;
  if (!pattern) throw new Error("The small project has no floor.");
  const floors = storeys.map(({ homes, ...storey }) => ({
    ...pattern,
    ...storey,
    apartments: homes.map((each, index) => home(storey.tower, storey.floor, { number: index + 1, ...each })),
  }));
  const towers = smallProject.towers.filter(({ id }) => floors.some(({ tower }) => tower === id));
  return { ...smallProject, towers, floors, ...more };
}
