import type { Outline, Point } from "../../../../src/project/types.ts";
import { boxOf, type Shape, signedArea, writeShape } from "../geometry/polygon.ts";

/** A shape of a drawing whose name leads to nothing here: only its owner can say whose it is. */
export type AskedShape = {
  /** What it is called on the picture, from 1. */
  readonly n: number;
  /** As the drawing calls it; "" if it does not. */
  readonly name: string;
  readonly outline: Outline;
  readonly middle: Point;
};

type Ownerless = { readonly name: string; readonly shape: Shape };
type Size = { readonly width: number; readonly height: number };

/** More questions would be asked of a whole drawing of walls and furniture. */
const mostAsked = 60;
/** Of the picture: what is smaller is a door, a letter or a line. */
const smallest = 1 / 1000;

/** The shapes that may be somebody's, as one reads a page; lines and furniture are not asked about. */
export function askedShapes(ownerless: readonly Ownerless[], { width, height }: Size): readonly AskedShape[] {
  const byOutline = new Map<Outline, Ownerless & { readonly area: number }>();
  for (const { name, shape } of ownerless) {
    const area = Math.abs(shape.reduce((sum, polygon) => sum + signedArea(polygon), 0));
    const outline = writeShape(shape);
    // Programs draw a wall and its filling as two shapes at one place.
    if (outline !== "" && area >= width * height * smallest && !byOutline.has(outline))
      byOutline.set(outline, { name, shape, area });
  }
  const largest = [...byOutline].toSorted(([, a], [, b]) => b.area - a.area).slice(0, mostAsked);
  const row = height / 12;
  return largest
    .map(([outline, { name, shape }]) => {
      const { x, y, width: wide, height: high } = boxOf(shape);
      return { name, outline, middle: [x + wide / 2, y + high / 2] as const };
    })
    .toSorted((a, b) => Math.round((a.middle[1] - b.middle[1]) / row) || a.middle[0] - b.middle[0])
    .map((asked, index) => ({ n: index + 1, ...asked }));
}
