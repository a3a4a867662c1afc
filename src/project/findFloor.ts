import type { Floor, Project } from "./types.ts";

/** A storey by tower id and number. */
export function findFloor(project: Project, tower: string, floor: number): Floor | undefined {
  return project.floors.find((record) => record.tower === tower && record.floor === floor);
}
