import type { Complex, Tower } from "../../buildingTypes.ts";
import { boundingBox } from "../../geometry/polygon.ts";
import { fromSouth, type Piece } from "./fromSouth.ts";
import { floorParts } from "./floorParts.ts";

type Parts = {
  readonly walls: readonly Piece[];
  readonly panes: readonly Piece[];
  readonly rails: readonly Piece[];
  readonly shops: readonly Piece[];
};

/** The visible parts of a tower from the south, in metres of the site. */
export function towerParts(complex: Complex, tower: Tower): Parts {
  const { isFront, across } = fromSouth(tower);
  const floors = tower.storeys.map((floor) => floorParts(complex, tower, floor));
  return {
    walls: floors.map(({ wall }) => wall),
    panes: floors.flatMap(({ panes }) => panes),
    rails: floors.flatMap(({ rails }) => rails),
    shops: complex.ground.shops
      .map(({ poly }) => boundingBox(poly))
      .filter(([, low, , high]) => isFront((low + high) / 2))
      .map(([a, , b]) => ({ ...across(a + 0.45, b - 0.45), bottom: 0.3, top: 3.7 })),
  };
}
