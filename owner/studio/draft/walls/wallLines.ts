import type { Point } from "../../../../src/project/types.ts";
import { type EdgePoint, edgePoints } from "./edgePoints.ts";
import type { PlanPicture } from "./planPicture.ts";

/** A straight line in a picture, in its pixels: `normal · p = offset`, from `from` to `to` along the line. */
export type WallLine = {
  /** Points from the drawn side to the light side. */
  readonly normal: Point;
  readonly offset: number;
  readonly from: number;
  readonly to: number;
  /** The centre line of a wall with two edges. */
  readonly isMiddle?: true;
};

/** The position of a point along a line of this normal. */
export const along = ([normalX, normalY]: Point, [x, y]: Point): number => normalX * y - normalY * x;

/** The signed distance of a point from the origin along this normal. */
export const across = ([normalX, normalY]: Point, [x, y]: Point): number => normalX * x + normalY * y;

/** The point of a line at a position along it. */
export const placeOn = ({ normal: [normalX, normalY], offset }: WallLine, at: number): Point => [
  normalX * offset - normalY * at,
  normalY * offset + normalX * at,
];

/** In pixels: shorter edges are letters and furniture. */
const minLength = 16;
/** In pixels: points this close to each other belong to one edge. */
const near = 2.2;
/** The cosine of 20 degrees: the maximum turn of an edge, whatever noise there is. */
const alike = 0.94;
/** In pixels, over all its points (root mean square): anything more uneven is an arc. */
const maxUnevenness = 0.35;

/** The straight edges of a plan's drawing: points grow to runs (von Gioi's line segments), and a line is fitted to each. */
export function wallLines(picture: PlanPicture): readonly WallLine[] {
  const points = edgePoints(picture);
  const cells = inCells(points, picture.width);
  const isTaken = new Uint8Array(points.length);
  return points.flatMap((_, seed) => {
    if (isTaken[seed]) return [];
    const run = grownFrom(seed, { points, cells, isTaken });
    return run.length < minLength ? [] : (lineThrough(run) ?? []);
  });
}

/** Points by the cell of 4 x 4 pixels that contains them. */
type Cells = { readonly columns: number; readonly points: ReadonlyMap<number, readonly number[]> };

const cell = 4;

function inCells(points: readonly EdgePoint[], width: number): Cells {
  const columns = Math.ceil(width / cell) + 1;
  const byCell = new Map<number, number[]>();
  for (const [index, { place }] of points.entries()) {
    const at = Math.floor(place[1] / cell) * columns + Math.floor(place[0] / cell);
    const own = byCell.get(at);
    if (own) own.push(index);
    else byCell.set(at, [index]);
  }
  return { columns, points: byCell };
}

type Field = { readonly points: readonly EdgePoint[]; readonly cells: Cells; readonly isTaken: Uint8Array };

/** All points connected to one that have the same direction. */
function grownFrom(seed: number, { points, cells, isTaken }: Field): readonly EdgePoint[] {
  const first = points[seed];
  if (!first) return [];
  isTaken[seed] = 1;
  const run = [first];
  let [sumX, sumY] = first.normal;
  for (const { place } of run) {
    const [column, row] = [Math.floor(place[0] / cell), Math.floor(place[1] / cell)];
    for (let by = 0; by < 9; by += 1) {
      const at = (row + Math.floor(by / 3) - 1) * cells.columns + column + (by % 3) - 1;
      for (const index of cells.points.get(at) ?? []) {
        const other = points[index];
        if (!other || isTaken[index]) continue;
        const [x, y] = [other.place[0] - place[0], other.place[1] - place[1]];
        if (x * x + y * y > near * near) continue;
        if (across(other.normal, [sumX, sumY]) < alike * Math.sqrt(sumX * sumX + sumY * sumY)) continue;
        isTaken[index] = 1;
        sumX += other.normal[0];
        sumY += other.normal[1];
        run.push(other);
      }
    }
  }
  return run;
}

/** The straight line nearest to a run of points (least squares); undefined if it is short or not straight. */
function lineThrough(run: readonly EdgePoint[]): WallLine | undefined {
  const rough = fitted(run);
  // At its ends an edge is rounded.
  const line = fitted(run.filter(({ place }) => Math.abs(across(rough.normal, place) - rough.offset) < 1));
  const uneven = run.reduce((sum, { place }) => sum + (across(line.normal, place) - line.offset) ** 2, 0);
  const isLine = line.to - line.from >= minLength && uneven < run.length * maxUnevenness * maxUnevenness;
  return isLine ? line : undefined;
}

function fitted(points: readonly EdgePoint[]): WallLine {
  let [x, y, toX, toY] = [0, 0, 0, 0];
  for (const { place, normal } of points) {
    x += place[0] / points.length;
    y += place[1] / points.length;
    toX += normal[0];
    toY += normal[1];
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (const { place } of points) {
    xx += (place[0] - x) ** 2;
    xy += (place[0] - x) * (place[1] - y);
    yy += (place[1] - y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2 + Math.PI / 2;
  const upright: Point = [Math.cos(angle), Math.sin(angle)];
  const normal: Point = across(upright, [toX, toY]) < 0 ? [-upright[0], -upright[1]] : upright;
  let [from, to] = [Infinity, -Infinity];
  for (const { place } of points) {
    const at = along(normal, place);
    from = Math.min(from, at);
    to = Math.max(to, at);
  }
  return { normal, offset: across(normal, [x, y]), from, to };
}
