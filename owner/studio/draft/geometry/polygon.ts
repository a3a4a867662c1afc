import type { Outline, Point } from "../../../../src/project/types.ts";
import { outlineParts } from "../../../../src/hotspots/stage/outlineParts.ts";
import { boxAround } from "../../../../src/hotspots/stage/boxAround.ts";
import { memoize } from "../memoize.ts";
import type { Box } from "../../../../src/hotspots/hotspot.ts";

/** Corners of one closed line, the last joined to the first, in units of its picture. */
export type Polygon = readonly Point[];

/** A region: usually one polygon; nested polygons are holes (even-odd rule). */
export type Shape = readonly Polygon[];

/** The corners of an outline; for a curve its control points: an SVG's curves are converted to corners on import. */
export function readShape(outline: Outline): Shape {
  return outlineParts(outline).filter((part) => part.length > 0);
}

/** Rounded to tenths of a unit: coordinates that two regions share are then identical in both. */
export const rounded = (value: number): number => Math.round(value * 10) / 10 || 0;

/** The outline as written in a project file; "" without a polygon of three corners. */
export function writeShape(shape: Shape): Outline {
  const write = (part: Polygon) => part.map(([x, y], index) => `${index === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`);
  return shape
    .filter((part) => part.length > 2)
    .map((part) => `${write(part).join("")}Z`)
    .join("");
}

/** The area of a polygon in square units; positive if its corners run clockwise on a picture. */
export function signedArea(polygon: Polygon): number {
  let twice = 0;
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}

/** The polygon of a shape with the largest area; undefined if it has none. */
export const outerOf = (shape: Shape): Polygon | undefined =>
  shape.toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))[0];

/** The box around all corners. */
export function shapeBox(shape: Shape): Box {
  return boxAround(shape.flatMap((part) => part.map(([x, y]) => ({ x, y, width: 0, height: 0 }))));
}

/** Cached for unchanged shapes. */
export const boxOf = memoize(shapeBox);

/** Whether a point lies in the box around a shape, or at most `tolerance` units away from it. */
export function isNearBox(shape: Shape, [x, y]: Point, tolerance: number): boolean {
  const box = boxOf(shape);
  return (
    x >= box.x - tolerance &&
    x <= box.x + box.width + tolerance &&
    y >= box.y - tolerance &&
    y <= box.y + box.height + tolerance
  );
}

/** Whether a point is inside a shape (even-odd rule); exactly on its line it may count as either. */
export function isInside(shape: Shape, [x, y]: Point): boolean {
  let isIn = false;
  for (const part of shape) {
    let [beforeX, beforeY] = part.at(-1) ?? [0, 0];
    for (const [toX, toY] of part) {
      if (toY > y !== beforeY > y && x < ((beforeX - toX) * (y - toY)) / (beforeY - toY) + toX) isIn = !isIn;
      [beforeX, beforeY] = [toX, toY];
    }
  }
  return isIn;
}

/** The distance between two points, in units. `Math.hypot` would guard against values that no picture has, and takes ten times as long. */
export const distance = ([x1, y1]: Point, [x2, y2]: Point): number =>
  Math.sqrt((x1 - x2) * (x1 - x2) + (y1 - y2) * (y1 - y2));

/** The point of the line between two points that is nearest to a third. */
export function nearestOnLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): Point {
  const [width, height] = [x2 - x1, y2 - y1];
  const lengthSquared = width * width + height * height;
  const share =
    lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * width + (y - y1) * height) / lengthSquared));
  return [x1 + share * width, y1 + share * height];
}
