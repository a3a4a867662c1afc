import type { Box } from "../../../../../src/hotspots/hotspot.ts";
import type { Point } from "../../../../../src/project/types.ts";

export type CanvasSize = { readonly width: number; readonly height: number };

/** The visible part of a picture: the point in the middle, and the number of screen pixels per unit. */
export type CanvasZoom = { readonly centre: Point; readonly scale: number };

const maxScale = 16;

/** The entire picture, with a small margin. */
export function wholePicture(picture: CanvasSize, stage: CanvasSize): CanvasZoom {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height) * 0.98;
  return { centre: [picture.width / 2, picture.height / 2], scale: Math.max(scale, 0.001) };
}

/** `by` above 1 zooms in; `least` is the smallest scale. */
type Nearer = { readonly by: number; readonly at: Point; readonly least: number };

/** Zooms in or out; the point under the pointer stays in place. */
export function zoomedAt(zoom: CanvasZoom, { by, at, least }: Nearer): CanvasZoom {
  const scale = Math.min(maxScale, Math.max(least, zoom.scale * by));
  const stay = (centre: number, point: number) => point + ((centre - point) * zoom.scale) / scale;
  return { scale, centre: [stay(zoom.centre[0], at[0]), stay(zoom.centre[1], at[1])] };
}

/** Moved by a distance in screen pixels. */
export const pannedBy = ({ centre: [x, y], scale }: CanvasZoom, [byX, byY]: Point): CanvasZoom => ({
  scale,
  centre: [x - byX / scale, y - byY / scale],
});

/** The visible part, in units of the picture. */
export function seenBox({ centre: [x, y], scale }: CanvasZoom, stage: CanvasSize): Box {
  const [width, height] = [stage.width / scale, stage.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
