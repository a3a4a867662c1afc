import type { Complex, Tower } from "../buildingTypes.ts";

/** The model's tower for the id in a project file. */
export function modelTower(complex: Complex, id: string): Tower {
  const tower = complex.towers[id.toUpperCase()];
  if (!tower) throw new Error(`The model has no tower "${id}".`);
  return tower;
}
