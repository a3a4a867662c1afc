import type { Door } from "../../types.ts";
import { isInside } from "../../geometry/polygon.ts";
import { covers } from "../../geometry/polygonBoolean.ts";
import { isClose } from "../../geometry/lengths.ts";
import { rectPolygon, rectsOverlap } from "../../geometry/rect.ts";
import { onWall } from "../../derive/wall.ts";
import { spanOf } from "../../derive/openings.ts";
import { swingOf } from "../../derive/swingOf.ts";
import type { LayoutCase, LayoutRule } from "../layoutCase.ts";

const widths = [0.7, 0.8, 0.9];
const entranceWidth = 0.9;
/** How far the walls next to a door may extend into the square that its leaf sweeps. */
const frameMetres = 0.13;

/** Doors have a usual width and are in a wall between their two rooms; leaves hit no wall and no other leaf. */
export const doorPlaces: LayoutRule = (layoutCase) => {
  const { place, layout } = layoutCase;
  const entrances = layout.doors.filter((door) => door.kind === "entrance").length;
  const findings = layout.doors.flatMap((door, i) =>
    problemsOf(layoutCase, door, layout.doors.slice(i + 1)).map((problem) => ({
      place: placeOf(layoutCase, door),
      problem,
    })),
  );
  return entrances === 1 ? findings : [...findings, { place: `${place}.doors`, problem: `has ${entrances} entrances` }];
};

function placeOf({ place }: LayoutCase, { id, from, to }: Door): string {
  return `${place}.doors.${id}(${from}-${to})`;
}

function problemsOf(layoutCase: LayoutCase, door: Door, later: readonly Door[]): string[] {
  const swing = swingOf(door).rect;
  const [x0, y0, x1, y1] = swing;
  const leaf = rectPolygon([x0 + frameMetres, y0 + frameMetres, x1 - frameMetres, y1 - frameMetres]);
  const floor = layoutCase.derived.net.get(door.into) ?? [];
  const usual = door.kind === "entrance" ? [entranceWidth] : widths;
  const problems = [
    !usual.some((width) => isClose(width, door.width)) && `is ${door.width} m wide`,
    !isOnItsWall(layoutCase, door) && "does not lie on a wall between its rooms",
    ...roomsOf(door).map((id) => isJambBuried(layoutCase, door, id) && `has a jamb in a wall of ${id}`),
    !covers(floor, leaf) && `its leaf strikes a wall of ${door.into}`,
    ...later.map((other) => rectsOverlap(swing, swingOf(other).rect, 0.02) && `its leaf strikes that of ${other.id}`),
  ];
  return problems.filter((problem) => typeof problem === "string");
}

function roomsOf({ kind, from, to }: Door): string[] {
  return kind === "entrance" ? [to] : [from, to];
}

function isOnItsWall({ derived }: LayoutCase, door: Door): boolean {
  const { lo, hi, c } = spanOf(door);
  const covered = derived.walls
    .filter((wall) => wall.h === door.h && isClose(wall.c, c) && wall.t > 0)
    .filter((wall) => roomsOf(door).every((id) => wall.own.includes(id)))
    .filter((wall) => door.kind !== "entrance" || wall.kind === "party")
    .reduce((sum, wall) => sum + Math.max(0, Math.min(hi, wall.hi) - Math.max(lo, wall.lo)), 0);
  return isClose(covered, door.width, 1e-4);
}

function isJambBuried({ derived }: LayoutCase, door: Door, room: string): boolean {
  const { lo, hi, c } = spanOf(door);
  const floor = derived.net.get(room) ?? [];
  const off = door.kind === "entrance" ? 0.2 : 0.1;
  return [lo + 0.02, hi - 0.02].some(
    (end) => !isInside(floor, onWall(door.h, end, c + off)) && !isInside(floor, onWall(door.h, end, c - off)),
  );
}
