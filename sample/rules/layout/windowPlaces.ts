import type { Window } from "../../types.ts";
import { isClose } from "../../geometry/lengths.ts";
import { isInside } from "../../geometry/polygon.ts";
import { across } from "../../geometry/axis.ts";
import { isOpenAir } from "../../derive/roomKinds.ts";
import { onWall } from "../../derive/wall.ts";
import { outwardOf, spanOf } from "../../derive/openings.ts";
import type { LayoutCase, LayoutRule } from "../layoutCase.ts";

const minWidth = 0.5;

/** Windows are in an outer wall of their room, face outside or the open-air room that they name, and do not overlap. */
export const windowPlaces: LayoutRule = (layoutCase) =>
  layoutCase.layout.windows.flatMap((window, i) =>
    problemsOf(layoutCase, window, layoutCase.layout.windows.slice(i + 1)).map((problem) => ({
      place: `${layoutCase.place}.windows.${window.id}(${window.room})`,
      problem,
    })),
  );

function problemsOf(layoutCase: LayoutCase, window: Window, later: readonly Window[]): string[] {
  const target = layoutCase.layout.rooms.find((room) => room.id === window.to);
  if (window.to !== "outside" && !(target && isOpenAir(target))) return [`opens to "${window.to}"`];
  const [nx, ny] = outwardOf(layoutCase.layout, window);
  const before = [window.at[0] + nx * 0.4, window.at[1] + ny * 0.4] as const;
  const problems = [
    !isInOuterWall(layoutCase, window) && "is not in an outer wall of its room",
    window.width < minWidth && `is only ${window.width} m wide`,
    !target && isInside(layoutCase.layout.outline, before) && "does not look out",
    target && !isInside(target.poly, before) && `does not open to ${target.id}`,
    hasBuriedJamb(layoutCase, window) && "has a jamb in a wall",
    ...later.map((other) => isTooNear(window, other) && `overlaps ${other.id}`),
  ];
  return problems.filter((problem) => typeof problem === "string");
}

function isInOuterWall({ derived }: LayoutCase, window: Window): boolean {
  const { lo, hi, c } = spanOf(window);
  const covered = derived.walls
    .filter((wall) => wall.kind === "outer" && wall.h === window.h && isClose(wall.c, c))
    .filter((wall) => wall.own.includes(window.room))
    .reduce((sum, wall) => sum + Math.max(0, Math.min(hi, wall.hi) - Math.max(lo, wall.lo)), 0);
  return isClose(covered, window.width, 1e-4);
}

function hasBuriedJamb({ layout, derived }: LayoutCase, window: Window): boolean {
  const { lo, hi, c } = spanOf(window);
  const floor = derived.net.get(window.room) ?? [];
  const inner = c - outwardOf(layout, window)[across(window.h)] * 0.3;
  return [lo + 0.03, hi - 0.03].some((end) => !isInside(floor, onWall(window.h, end, inner)));
}

function isTooNear(a: Window, b: Window): boolean {
  if (a.h !== b.h || !isClose(spanOf(a).c, spanOf(b).c)) return false;
  return Math.abs(a.at[a.h] - b.at[a.h]) < (a.width + b.width) / 2 + 0.1;
}
