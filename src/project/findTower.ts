import type { Project, Tower } from "./types.ts";

/** The tower of an id. */
export function findTower(project: Project, id: string): Tower | undefined {
  return project.towers.find((tower) => tower.id === id);
}
