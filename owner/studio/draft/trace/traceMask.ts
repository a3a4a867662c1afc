import { contours } from "d3-contour";
import simplify from "simplify-js";
import type { Point } from "../../../../src/project/types.ts";
import { type Polygon, type Shape, signedArea } from "../geometry/polygon.ts";

/** The content of an overlay picture, 0 to 255 by pixel, row by row: how strongly each pixel is coloured. */
export type Mask = { readonly width: number; readonly height: number; readonly values: Uint8ClampedArray };

/** The maximum number of corners of an outline: more cannot be edited by hand. */
export const maxCorners = 40;

/** Parts smaller than this share of the largest are noise. */
const minPart = 0.01;

/** Of more parts, each of which has three corners, only the largest can be in the shape. */
const maxParts = Math.floor(maxCorners / 3);
/** Noise: a mask with more corners is traced more coarsely, so that it does not take hours. */
const maxTracedCorners = 2000;

/**
 * The outline of a mask's coloured part: marching squares at half of its strength, then as few corners as are accurate to a
 * pixel, and never more than `maxCorners`. An empty shape if nothing is coloured.
 */
export function traceMask(mask: Mask): Shape {
  const { width, height, values } = mask;
  const strength = strongest(values);
  if (strength < 24) return [];
  const { coordinates } = contours()
    .size([width, height])
    .contour(smoothed(mask) as unknown as number[], strength / 2);
  const rings = coordinates.flatMap(([ring]) => (ring ? [ring.slice(1).map(([x = 0, y = 0]) => [x, y] as const)] : []));
  const areas = rings.map((ring) => Math.abs(signedArea(ring)));
  const largest = Math.max(0, ...areas);
  const parts = rings
    .map((ring, index) => ({ ring, area: areas[index] ?? 0 }))
    .filter(({ area }) => area >= Math.max(16, largest * minPart));
  const largestParts = parts.toSorted((one, other) => other.area - one.area).slice(0, maxParts);
  const cut = withoutLeast(cutAll(largestParts.map(({ ring }) => ring)));
  return cut.map(withSides).filter(({ length }) => length > 2);
}

type Spot = { readonly x: number; readonly y: number };

/** A ring of points, the last of which repeats the first, and the indices of its corners, including the first and the last. */
type CutRing = { readonly points: readonly Spot[]; readonly corners: readonly number[] };

const cornerCount = (rings: readonly CutRing[]): number =>
  rings.reduce((sum, { corners }) => sum + corners.length - 1, 0);

/** Points nearer to a line than this, in pixels, are not corners. */
const [finest, coarsest] = [1, 64];

function cutAll(rings: readonly Polygon[]): readonly CutRing[] {
  for (let tolerance = finest; ; tolerance *= 2) {
    const cut = rings.map((ring) => cutAtCorners(ring, tolerance));
    if (tolerance >= coarsest || cornerCount(cut) <= maxTracedCorners) return cut;
  }
}

/** Rotates a ring to begin at its sharpest turn away from its start, which is not one of its corners. */
function cutAtCorners(ring: Polygon, tolerance: number): CutRing {
  const start = furthest(ring, ring[furthest(ring, ring[0] ?? [0, 0])] ?? [0, 0]);
  const points = [...ring.slice(start), ...ring.slice(0, start + 1)].map(([x, y]) => ({ x, y }));
  const places = new Map(points.map((point, index) => [point, index]));
  const corners = simplify(points, tolerance, true).map((point) => places.get(point) ?? 0);
  // The first point is also the last one: it appears twice in the ring.
  return { points, corners: [...corners.slice(0, -1), points.length - 1] };
}

/**
 * Rings with no more than `maxCorners` in total: the corner whose removal changes the shape least is removed first, by the area of
 * the triangle between it and its neighbours (Visvalingam and Whyatt).
 */
function withoutLeast(rings: readonly CutRing[]): readonly CutRing[] {
  const left = rings.map(({ points, corners }) => ({ points, corners: [...corners] }));
  while (cornerCount(left) > maxCorners) {
    const areas = left.flatMap(({ points, corners }, ring) =>
      corners.slice(1, -1).map((corner, index) => {
        const three = [corners[index] ?? 0, corner, corners[index + 2] ?? 0].map((each) => points[each]);
        return {
          ring,
          at: index + 1,
          area: Math.abs(signedArea(three.map((point) => [point?.x ?? 0, point?.y ?? 0]))),
        };
      }),
    );
    const [first] = areas;
    if (!first) break;
    const least = areas.reduce((best, each) => (each.area < best.area ? each : best), first);
    left[least.ring]?.corners.splice(least.at, 1);
  }
  return left;
}

/** Fits a line to all points of each side, and places corners at their intersections: this removes noise and restores blurred corners. */
function withSides({ points, corners }: CutRing): Polygon {
  const sides = corners.slice(1).map((to, index) => lineThrough(points.slice(corners[index] ?? 0, to + 1)));
  return corners.slice(1).map((at, index) => {
    const { x, y } = points[at] ?? { x: 0, y: 0 };
    const met = intersectionOf(sides[index], sides[(index + 1) % sides.length]);
    return met && Math.hypot(met[0] - x, met[1] - y) < farthestMove ? met : ([x, y] as const);
  });
}

/** A blurred corner is at most this many pixels inside the real one. */
const farthestMove = 6;

/** A straight line: a point of it, and its direction. */
type Line = { readonly point: Point; readonly direction: Point };

/** The straight line nearest to points (least squares); undefined if they are too few. */
function lineThrough(points: readonly { readonly x: number; readonly y: number }[]): Line | undefined {
  // Near its ends a side is rounded.
  const cut = points.length > 24 ? 5 : Math.floor(points.length / 5);
  const own = points.slice(cut, points.length - cut);
  if (own.length < 4) return undefined;
  const x = own.reduce((sum, point) => sum + point.x, 0) / own.length;
  const y = own.reduce((sum, point) => sum + point.y, 0) / own.length;
  let [xx, xy, yy] = [0, 0, 0];
  for (const point of own) {
    xx += (point.x - x) ** 2;
    xy += (point.x - x) * (point.y - y);
    yy += (point.y - y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { point: [x, y], direction: [Math.cos(angle), Math.sin(angle)] };
}

function intersectionOf(one: Line | undefined, other: Line | undefined): Point | undefined {
  if (!one || !other) return undefined;
  const [[ax, ay], [bx, by]] = [one.direction, other.direction];
  const across = ax * by - ay * bx;
  if (Math.abs(across) < 0.02) return undefined;
  const along = ((other.point[0] - one.point[0]) * by - (other.point[1] - one.point[1]) * bx) / across;
  return [one.point[0] + along * ax, one.point[1] + along * ay];
}

function furthest(ring: Polygon, [fromX, fromY]: readonly [number, number]): number {
  let [best, most] = [0, -1];
  ring.forEach(([x, y], index) => {
    const away = (x - fromX) ** 2 + (y - fromY) ** 2;
    if (away > most) [best, most] = [index, away];
  });
  return best;
}

/** The strength of the coloured pixels: the value that one in four of all coloured ones reaches. */
function strongest(values: Uint8ClampedArray): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  let coloured = 0;
  for (let value = 24; value < 256; value += 1) coloured += counts[value] ?? 0;
  let above = 0;
  for (let value = 255; value >= 24; value -= 1) {
    above += counts[value] ?? 0;
    if (above * 4 >= coloured && coloured > 0) return value;
  }
  return 0;
}

/** Each pixel as the mean of its 3 x 3: the blocks and specks of a JPEG are not corners. */
function smoothed({ width, height, values }: Mask): Float32Array {
  const rows = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const x = at % width;
    const here = values[at] ?? 0;
    rows[at] = ((x > 0 ? (values[at - 1] ?? 0) : here) + here + (x < width - 1 ? (values[at + 1] ?? 0) : here)) / 3;
  }
  for (let at = 0; at < values.length; at += 1) {
    const here = rows[at] ?? 0;
    const above = at >= width ? (rows[at - width] ?? 0) : here;
    const below = at < width * (height - 1) ? (rows[at + width] ?? 0) : here;
    result[at] = (above + here + below) / 3;
  }
  return result;
}
