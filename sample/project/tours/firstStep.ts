import { isInside } from "../../geometry/polygon.ts";
import type { Point, Polygon } from "../../types.ts";

/** The distance from a corner at which people walk around it, and the step size along a line of sight; in metres. */
const [roundCorner, sightStep] = [0.45, 0.05];
/** A door is inside its wall, so the floor in front of it is what must be visible. */
const beforeDoor = 0.15;

/**
 * The first step on the shortest way through a room: straight to the door if it is visible, otherwise to the corner that hides it. In
 * metres; a door that cannot be reached is approached in a straight line.
 */
export function firstStep(room: Polygon, from: Point, door: Point): Point {
  if (isSeen(room, from, door)) return door;
  const corners = innerCorners(room);
  const open: Route[] = [{ at: from, length: 0 }];
  const done = new Set<Point>();
  for (;;) {
    const route = open.reduce<Route | undefined>(
      (best, one) => (best && best.length <= one.length ? best : one),
      undefined,
    );
    if (!route) return door;
    open.splice(open.indexOf(route), 1);
    if (done.has(route.at)) continue;
    done.add(route.at);
    const { at, length, first } = route;
    if (at === door) return first ?? door;
    for (const next of [...corners, door])
      if (!done.has(next) && isSeen(room, at, next))
        open.push({ at: next, length: length + Math.hypot(next[0] - at[0], next[1] - at[1]), first: first ?? next });
  }
}

type Route = { readonly at: Point; readonly length: number; readonly first?: Point };

/** The points at which people walk around corners that protrude into a room. */
function innerCorners(room: Polygon): Point[] {
  return room.flatMap(([x, y]) => {
    const around = [-1, 1].flatMap((dx) => [-1, 1].map((dy): Point => [x + dx * roundCorner, y + dy * roundCorner]));
    const outside = around.filter((point) => !isInside(room, point));
    const [wall] = outside;
    return wall && outside.length === 1 ? [[2 * x - wall[0], 2 * y - wall[1]] as const] : [];
  });
}

function isSeen(room: Polygon, [x, y]: Point, [toX, toY]: Point): boolean {
  const length = Math.hypot(toX - x, toY - y);
  const steps = Math.floor((length - beforeDoor) / sightStep);
  return Array.from({ length: Math.max(steps, 0) }, (_, step) => (step * sightStep) / length).every((share) =>
    isInside(room, [x + (toX - x) * share, y + (toY - y) * share]),
  );
}
