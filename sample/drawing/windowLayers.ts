import type { Opening } from "../types.ts";
import { onWall, wallThickness } from "../derive/wall.ts";
import { spanOf, zoneOf } from "../derive/openings.ts";
import type { Frame } from "./frameOf.ts";
import { linePath } from "./pathOf.ts";
import type { PlanLayers } from "./planLayers.ts";

// The outer lines are inside the faces by half their width, because the adjacent walls end there.
const hairline = 0.025;

/** A window in an outer wall: the opening and three hairlines, both faces and the glass. */
export function windowLayers(window: Opening, frame: Frame): Pick<PlanLayers, "cuts" | "ink"> {
  const half = wallThickness("outer") / 2;
  const { lo, hi, c } = spanOf(window);
  const lines = [-half + hairline, 0, half - hairline].map((off) =>
    linePath([onWall(window.h, lo, c + off), onWall(window.h, hi, c + off)], frame),
  );
  return { cuts: [zoneOf(window, half)], ink: lines.join("") };
}
