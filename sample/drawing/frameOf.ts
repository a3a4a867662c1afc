import type { Point, Rect } from "../types.ts";

/** Drawing units per metre: the 0.05 m grid falls on whole numbers, so that files stay small. */
export const unitsPerMetre = 40;

/** Maps metres to a picture. */
export interface Frame {
  /** In whole picture pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixelsPerMetre: number;
  /** The area in metres that the picture shows, up to its very edges. */
  readonly shown: Rect;
  readonly isTurned: boolean;
  /** Converts metres to whole drawing units. */
  readonly toUnits: (point: Point) => Point;
  /** Converts metres to whole pixels. */
  readonly toPixels: (point: Point) => Point;
}

export interface View {
  readonly box: Rect;
  readonly pixelsPerMetre: number;
  /** Rotated by 180 degrees, for the tower that is built that way, so that north is at the top again. */
  readonly isTurned: boolean;
}

/** The frame that shows a box of the plan; `y` increases downwards, as in every picture. */
export function frameOf({ box: [x0, y0, x1, y1], pixelsPerMetre, isTurned }: View): Frame {
  const scaled =
    (scale: number) =>
    ([x, y]: Point): Point => [
      Math.round((isTurned ? x1 - x : x - x0) * scale),
      Math.round((isTurned ? y - y0 : y1 - y) * scale),
    ];
  const [width, height] = [Math.round((x1 - x0) * pixelsPerMetre), Math.round((y1 - y0) * pixelsPerMetre)];
  // The picture starts at the top left; its other edges depend on the rounding to whole pixels.
  const [across, down] = [width / pixelsPerMetre, height / pixelsPerMetre];
  return {
    width,
    height,
    pixelsPerMetre,
    shown: isTurned ? [x1 - across, y0, x1, y0 + down] : [x0, y1 - down, x0 + across, y1],
    isTurned,
    toUnits: scaled(unitsPerMetre),
    toPixels: scaled(pixelsPerMetre),
  };
}
