import type { Complex, Storey, Tower } from "../buildingTypes.ts";
import type { Polygon } from "../types.ts";

/** The face of the storey below where this one steps back from it; nothing over the podium, which is far wider. */
export function roofBelow(complex: Complex, tower: Tower, storey: Storey): Polygon | undefined {
  const below = tower.storeys.find(({ floor }) => floor === storey.floor - 1);
  return below && below.plate !== storey.plate && below.plate !== "P1" ? complex.plates[below.plate]?.face : undefined;
}
