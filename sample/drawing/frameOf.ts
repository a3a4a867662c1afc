import type { Point, Rect } from "../types.ts";

/** Drawing units per metre: whole numbers hit the 0.05 m grid, so that files stay small. */
export const unitsPerMetre = 40;

/** Where metres lie on a picture. */
export interface Frame {
  /** In picture pixels, whole. */
  readonly width: number;
  readonly height: number;
  readonly pixelsPerMetre: number;
  /** Metres the whole picture shows, to its very edges. */
  readonly shown: Rect;
  readonly isTurned: boolean;
  /** Metres as whole drawing units. */
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
  const [width, height] = [Math.round((x1 - x0) * pixelsPerMetre), Math.round((y1 - y0) * pixelsPerMetre)];
  // Upper left is where the picture begins; its far edges lie where its whole pixels end.
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
