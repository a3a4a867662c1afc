import type { CoreDoor, CoreRoom, Plate } from "../buildingTypes.ts";
import type { Point, Rect } from "../types.ts";
import { boundingBox } from "../geometry/polygon.ts";
import { rectPolygon } from "../geometry/rect.ts";
import { coreWalls } from "../derive/coreWalls.ts";
import { onWall, wallThickness } from "../derive/wall.ts";
import { spanOf, zoneOf } from "../derive/openings.ts";
import { doorLayers } from "./doorLayers.ts";
import type { Frame } from "./frameOf.ts";
import { linePath, polygonPath } from "./pathOf.ts";
import { mergeLayers } from "./mergeLayers.ts";
import type { PlanLayers } from "./planLayers.ts";
import { stairLines } from "./stairLines.ts";
import { windowLayers } from "./windowLayers.ts";

const halfWall = wallThickness("party") / 2;
const cabinGap = 0.15;

/** Stair, lifts, shafts and their doors. */
export function coreLayers(plate: Plate, frame: Frame): PlanLayers {
  return mergeLayers([
    { walls: coreWalls(plate), core: plate.core.rooms.map((room) => roomLines(room, frame)).join("") },
    ...plate.core.doors.map((door) => coreDoorLayers(door, frame)),
    ...plate.core.windows.map((window) => windowLayers(window, frame)),
  ]);
}

function roomLines({ kind, poly }: CoreRoom, frame: Frame): string {
  const [x0, y0, x1, y1] = boundingBox(poly);
  const clear: Rect = [x0 + halfWall, y0 + halfWall, x1 - halfWall, y1 - halfWall];
  if (kind === "stair")
    return stairLines(clear)
      .map((line) => linePath(line, frame))
      .join("");
  if (kind === "shaft") return crossedBox(clear, frame);
  if (kind !== "lift") return "";
  return crossedBox([clear[0] + cabinGap, clear[1] + cabinGap, clear[2] - cabinGap, clear[3] - cabinGap], frame);
}

function crossedBox(rect: Rect, frame: Frame): string {
  const [x0, y0, x1, y1] = rect;
  const diagonals: Point[][] = [
    [
      [x0, y0],
      [x1, y1],
    ],
    [
      [x0, y1],
      [x1, y0],
    ],
  ];
  return polygonPath(rectPolygon(rect), frame) + diagonals.map((line) => linePath(line, frame)).join("");
}

function coreDoorLayers(door: CoreDoor, frame: Frame): Pick<PlanLayers, "cuts" | "ink"> {
  const { hinge, side } = door;
  if (hinge && side) return doorLayers({ ...door, hinge, side }, 2 * halfWall, frame);
  // Lift doors slide: two leaves, one in front of the other.
  const { lo, hi, c } = spanOf(door);
  const middle = (lo + hi) / 2;
  const leaf = (from: number, to: number, off: number) =>
    linePath([onWall(door.h, from, c + off), onWall(door.h, to, c + off)], frame);
  return { cuts: [zoneOf(door, halfWall)], ink: leaf(lo, middle, -0.05) + leaf(middle, hi, 0.05) };
}
