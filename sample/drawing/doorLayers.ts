import type { Leaf, Point } from "../types.ts";
import { swingOf } from "../derive/swingOf.ts";
import { zoneOf } from "../derive/openings.ts";
import { type Frame, unitsPerMetre } from "./frameOf.ts";
import { linePath } from "./pathOf.ts";
import type { PlanLayers } from "./planLayers.ts";

/** A door in a wall of the given thickness: the opening, the open leaf, and the quarter arc that its edge sweeps. */
export function doorLayers(door: Leaf, thickness: number, frame: Frame): Pick<PlanLayers, "cuts" | "ink"> {
  const offset = (door.side * thickness) / 2;
  const toFace = ([x, y]: Point): Point => (door.h === 0 ? [x, y + offset] : [x + offset, y]);
  const { hinge, strike, tip } = swingOf(door);
  const [start, end] = [frame.toUnits(toFace(tip)), frame.toUnits(toFace(strike))];
  const pivot = frame.toUnits(toFace(hinge));
  const cross = (start[0] - pivot[0]) * (end[1] - pivot[1]) - (start[1] - pivot[1]) * (end[0] - pivot[0]);
  const radius = Math.round(door.width * unitsPerMetre);
  const arc = `a${radius} ${radius} 0 0 ${cross > 0 ? 1 : 0} ${end[0] - start[0]} ${end[1] - start[1]}`;
  return {
    cuts: [zoneOf(door, thickness / 2)],
    ink: linePath([toFace(hinge), toFace(tip)], frame) + arc.replaceAll(" -", "-"),
  };
}
