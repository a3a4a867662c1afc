import type { RoofTerrace } from "../buildingTypes.ts";
import type { Frame } from "./frameOf.ts";
import { furnitureLayers } from "./furnitureLayers.ts";
import type { PlanLayers } from "./planLayers.ts";
import { polygonPath } from "./pathOf.ts";

/** The roof terrace of an apartment: floor, parapet, furniture, and the pergola overhead. */
export function roofTerraceLayers({ poly, pergola, furniture }: RoofTerrace, frame: Frame): Partial<PlanLayers> {
  const edge = polygonPath(poly, frame);
  return {
    paper: edge,
    ink: edge,
    overhead: polygonPath(pergola, frame),
    ...furnitureLayers(furniture, (point) => point, frame),
  };
}
