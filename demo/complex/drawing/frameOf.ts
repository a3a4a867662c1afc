import type { Point, Rect } from "../types.ts";
import { unitsPerMetre } from "./unitsPerMetre.ts";

/** Where metres lie on a picture. */
export interface Frame {
  /** In picture pixels, whole. */
  readonly width: number;
  readonly height: number;
  readonly pixelsPerMetre: number;
  /** Metres to whole drawing units. */
  readonly toUnits: (point: Point) => Point;
  /** Metres to whole pixels. */
  readonly toPixels: (point: Point) => Point;
}

export interface View {
  readonly box: Rect;
  readonly pixelsPerMetre: number;
  /** Turned by 180 degrees, for the tower that stands so: north is up again. */
  readonly isTurned: boolean;
}

/** The frame that shows a box of the plan; `y` grows downwards as in every picture. */
export function frameOf({ box: [x0, y0, x1, y1], pixelsPerMetre, isTurned }: View): Frame {
  const scaled =
    (scale: number) =>
    ([x, y]: Point): Point => [
      Math.round((isTurned ? x1 - x : x - x0) * scale),
      Math.round((isTurned ? y - y0 : y1 - y) * scale),
    ];
  return {
    width: Math.round((x1 - x0) * pixelsPerMetre),
    height: Math.round((y1 - y0) * pixelsPerMetre),
    pixelsPerMetre,
    toUnits: scaled(unitsPerMetre),
    toPixels: scaled(pixelsPerMetre),
  };
}
