import type { Complex, Tower } from "../buildingTypes.ts";

/** The tower of the model with a project file's id. */
export function modelTower(complex: Complex, id: string): Tower {
  const tower = complex.towers[id.toUpperCase()];
  if (!tower) throw new Error(`The model has no tower "${id}".`);
  return tower;
}
