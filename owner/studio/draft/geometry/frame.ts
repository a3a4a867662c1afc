import type { Box } from "../../../../src/hotspots/hotspot.ts";
import type { Point } from "../../../../src/project/types.ts";
import { mapShape } from "./editShape.ts";
import { type Handle, handlesOf } from "./handles.ts";
import { type Shape, shapeBox } from "./polygon.ts";

/** The minimum side of a frame, in units: a shape of no width could not be enlarged again. */
const minSide = 1;

/** The corners of a frame, clockwise from its upper left one. */
export const frameCorners = ({ x, y, width, height }: Box): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** The handles at the corners of the frame around a shape, at least `apart` units from each other. */
export const frameHandles = (shape: Shape, apart: number): readonly Handle[] =>
  shape.length === 0 ? [] : handlesOf([frameCorners(shapeBox(shape))], apart);

/** The frame with one corner moved; the opposite corner stays. */
export function resizeFrame(box: Box, corner: number, [toX, toY]: Point): Box {
  const [isLeft, isTop] = [corner === 0 || corner === 3, corner < 2];
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const x = isLeft ? Math.min(toX, right - minSide) : box.x;
  const y = isTop ? Math.min(toY, bottom - minSide) : box.y;
  return {
    x,
    y,
    width: isLeft ? right - x : Math.max(minSide, toX - x),
    height: isTop ? bottom - y : Math.max(minSide, toY - y),
  };
}

/** The shape moved and scaled into another frame; in a direction in which it has no extent it is only moved. */
export function fitShape(shape: Shape, to: Box): Shape {
  const from = shapeBox(shape);
  const byX = from.width > 0 ? to.width / from.width : 1;
  const byY = from.height > 0 ? to.height / from.height : 1;
  return mapShape(shape, ([x, y]) => [to.x + (x - from.x) * byX, to.y + (y - from.y) * byY]);
}
