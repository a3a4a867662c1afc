import type { Apartment, Floor, Project } from "../../../../src/project/types.ts";
import { createApartment, smallProject } from "../../finder/smallProject.ts";

type FloorSpec = {
  readonly tower: string;
  readonly floor: number;
  readonly homes: readonly Partial<Apartment>[];
} & Partial<Floor>;

/** The small project with other floors; apartments are numbered from 1 on each. */
export function projectOf(floorSpecs: readonly FloorSpec[], more: Partial<Project> = {}): Project {
  const [pattern] = smallProject.floors;
  if (!pattern) throw new Error("The small project has no floor.");
  const floors = floorSpecs.map(({ homes, ...floor }) => ({
    ...pattern,
    ...floor,
    apartments: homes.map((each, index) => createApartment(floor.tower, floor.floor, { number: index + 1, ...each })),
  }));
  const towers = smallProject.towers.filter(({ id }) => floors.some(({ tower }) => tower === id));
  return { ...smallProject, towers, floors, ...more };
}
