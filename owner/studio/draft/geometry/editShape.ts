import type { Point } from "../../../../src/project/types.ts";
import { distance, nearestOnLine, type Polygon, type Shape, shapeBox } from "./polygon.ts";

/** A corner of a shape: the index of its polygon, and of the corner in it. */
export type Corner = { readonly part: number; readonly index: number };

const inPart = (shape: Shape, part: number, change: (polygon: Polygon) => Polygon): Shape =>
  shape.map((polygon, index) => (index === part ? change(polygon) : polygon));

/** Moves one corner of the shape. */
export const moveCorner = (shape: Shape, { part, index }: Corner, to: Point): Shape =>
  inPart(shape, part, (polygon) => polygon.map((point, at) => (at === index ? to : point)));

/** Inserts a corner after the given one. */
export const insertCorner = (shape: Shape, { part, index }: Corner, point: Point): Shape =>
  inPart(shape, part, (polygon) => polygon.toSpliced(index + 1, 0, point));

/** Removes a corner; a triangle keeps its three. */
export const deleteCorner = (shape: Shape, { part, index }: Corner): Shape =>
  inPart(shape, part, (polygon) => (polygon.length > 3 ? polygon.toSpliced(index, 1) : polygon));

/** Maps every corner of a shape: used to move, scale, mirror or paste it. */
export const mapShape = (shape: Shape, change: (point: Point) => Point): Shape =>
  shape.map((polygon) => polygon.map(change));

/** The shape moved by this many units. */
export const moveShape = (shape: Shape, [byX, byY]: Point): Shape => mapShape(shape, ([x, y]) => [x + byX, y + byY]);

/** The shape mirrored left to right across the vertical line at `axisX`; its corners still run clockwise or counterclockwise as before. */
export const mirrorShape = (shape: Shape, axisX: number): Shape =>
  shape.map((polygon) => polygon.map(([x, y]): Point => [2 * axisX - x, y]).toReversed());

/** A copy offset from the original by a tenth of its longer side, but 1 to 20 units. */
export function duplicateShape(shape: Shape): Shape {
  const { width, height } = shapeBox(shape);
  const by = Math.max(1, Math.min(20, Math.max(width, height) / 10));
  return moveShape(shape, [by, by]);
}

/** The corner nearest to a point, at most `tolerance` units away. */
export function cornerAt(shape: Shape, point: Point, tolerance: number): Corner | undefined {
  let [best, least]: [Corner | undefined, number] = [undefined, tolerance];
  shape.forEach((polygon, part) =>
    polygon.forEach((corner, index) => {
      const away = distance(corner, point);
      if (away <= least) [best, least] = [{ part, index }, away];
    }),
  );
  return best;
}

/** The line nearest to a point, at most `tolerance` units away: its first corner, and its nearest point. */
export function lineAt(
  shape: Shape,
  point: Point,
  tolerance: number,
): { readonly corner: Corner; readonly point: Point } | undefined {
  let best: { corner: Corner; point: Point } | undefined;
  let least = tolerance;
  shape.forEach((polygon, part) =>
    polygon.forEach((from, index) => {
      const on = nearestOnLine(point, from, polygon[(index + 1) % polygon.length] ?? from);
      const away = distance(on, point);
      if (away <= least) [best, least] = [{ corner: { part, index }, point: on }, away];
    }),
  );
  return best;
}

type Size = { readonly width: number; readonly height: number };

/** Maps points of one picture to the same place of another, in proportion to their sizes. */
export const scaleBetween =
  (from: Size, to: Size) =>
  ([x, y]: Point): Point => [(x * to.width) / from.width, (y * to.height) / from.height];

/** Maps points of a picture to the same place of that picture turned clockwise by 90°. */
export const turnClockwiseIn =
  ({ height }: Size) =>
  ([x, y]: Point): Point => [height - y, x];
