import type { Polygon } from "../types.ts";
import { area } from "./area.ts";
import { intersectionArea } from "./intersectionArea.ts";

/** Whether a shape holds another one but for `slack` m². */
export function covers(outer: Polygon, inner: Polygon, slack = 1e-4): boolean {
  return intersectionArea(outer, inner) >= area(inner) - slack;
}
