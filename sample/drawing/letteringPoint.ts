import type { Layout, Point, Polygon, Rect } from "../types.ts";
import { swingOf } from "../derive/swingOf.ts";
import { area, boundingBox, isInside } from "../geometry/polygon.ts";

export interface LetteringSpace {
  /** The floor area that should contain the lettering. */
  readonly floor: Polygon;
  /** What the lettering should not cover: furniture and door swings. */
  readonly obstacles: readonly Rect[];
  /** Width and height of the lettering in metres. */
  readonly size: Point;
}

/** What lettering in a room should not cover: its furniture and the door leaves that open into it. */
export function roomObstacles(layout: Layout, room: string): Rect[] {
  return [
    ...layout.furniture.filter((piece) => piece.room === room && !piece.flat).map((piece) => piece.rect),
    ...layout.doors.filter((door) => door.into === room).map((door) => swingOf(door).rect),
  ];
}

const stepMetres = 0.1;
// Weights found by trial: letters on a wall are worst, furniture is next, and the distance from the centre only breaks ties.
const offFloorWeight = 250;
const hiddenWeight = 6;
const distanceWeight = 0.6;

/** The centre of the position at which the lettering covers the least. */
export function labelPoint({ floor, obstacles, size }: LetteringSpace): Point {
  const [x0, y0, x1, y1] = boundingBox(floor);
  // Lettering that is wider than its room is centred in it.
  const width = Math.min(size[0], x1 - x0 - stepMetres);
  const height = Math.min(size[1], y1 - y0 - stepMetres);
  const centre = centroid(floor);
  let best: Point = centre;
  let least = Infinity;
  for (let x = x0 + width / 2; x <= x1 - width / 2; x += stepMetres)
    for (let y = y0 + height / 2; y <= y1 - height / 2; y += stepMetres) {
      const block: Rect = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
      const hidden = obstacles.reduce((sum, obstacle) => sum + overlap(block, obstacle), 0);
      const distance = Math.hypot(x - centre[0], y - centre[1]);
      const soFar = hidden * hiddenWeight + distance * distanceWeight;
      // Probing the floor is the most expensive step, so it is only done for positions that can still win.
      const cost = soFar < least ? soFar + offFloor(floor, block) * offFloorWeight : least;
      if (cost < least) {
        least = cost;
        best = [x, y];
      }
    }
  return best;
}

/** The share of a block that is outside the floor, from 0 to 1, probed on a small grid. */
function offFloor(floor: Polygon, [x0, y0, x1, y1]: Rect): number {
  const steps = [0, 0.5, 1];
  const probes = steps.flatMap((u) => steps.map((v): Point => [x0 + (x1 - x0) * u, y0 + (y1 - y0) * v]));
  return probes.filter((probe) => !isInside(floor, probe)).length / probes.length;
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

function centroid(polygon: Polygon): Point {
  let [x, y] = [0, 0];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const cross = a[0] * b[1] - b[0] * a[1];
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  });
  const six = 6 * area(polygon);
  return [x / six, y / six];
}
