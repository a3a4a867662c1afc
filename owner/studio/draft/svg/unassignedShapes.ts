import type { Outline, Point } from "../../../../src/project/types.ts";
import { boxOf, type Shape, signedArea, writeShape } from "../geometry/polygon.ts";

/** A shape of a drawing whose name matches nothing here: only the drawing's owner can assign it. */
export type UnassignedShape = {
  /** Its number on the picture, from 1. */
  readonly n: number;
  /** Its name in the drawing; "" if it has none. */
  readonly name: string;
  readonly outline: Outline;
  readonly middle: Point;
};

type Ownerless = { readonly name: string; readonly shape: Shape };
type Size = { readonly width: number; readonly height: number };

/** A drawing of walls and furniture would raise more questions than this. */
const maxAskedShapes = 60;
/** Relative to the picture: anything smaller is a door, a letter or a line. */
const smallest = 1 / 1000;

/** The shapes that may be outlines, in reading order; lines and furniture are excluded. */
export function unassignedShapes(ownerless: readonly Ownerless[], { width, height }: Size): readonly UnassignedShape[] {
  const byOutline = new Map<Outline, Ownerless & { readonly area: number }>();
  for (const { name, shape } of ownerless) {
    const area = Math.abs(shape.reduce((sum, polygon) => sum + signedArea(polygon), 0));
    const outline = writeShape(shape);
    // Programs draw a wall and its fill as two shapes at one place.
    if (outline !== "" && area >= width * height * smallest && !byOutline.has(outline))
      byOutline.set(outline, { name, shape, area });
  }
  const largest = [...byOutline].toSorted(([, a], [, b]) => b.area - a.area).slice(0, maxAskedShapes);
  const row = height / 12;
  return largest
    .map(([outline, { name, shape }]) => {
      const { x, y, width: wide, height: high } = boxOf(shape);
      return { name, outline, middle: [x + wide / 2, y + high / 2] as const };
    })
    .toSorted((a, b) => Math.round((a.middle[1] - b.middle[1]) / row) || a.middle[0] - b.middle[0])
    .map((shape, index) => ({ n: index + 1, ...shape }));
}
