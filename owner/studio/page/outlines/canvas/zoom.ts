import type { Box } from "../../../../../src/hotspots/hotspot.ts";
import type { Point } from "../../../../../src/project/types.ts";

export type Size = { readonly width: number; readonly height: number };

/** What is seen of a picture: which of its points is in the middle, and how many pixels of the screen a unit of it takes. */
export type Zoom = { readonly centre: Point; readonly scale: number };

const most = 16;

/** The whole picture, with a little room around. */
export function wholePicture(picture: Size, stage: Size): Zoom {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height) * 0.98;
  return { centre: [picture.width / 2, picture.height / 2], scale: Math.max(scale, 0.001) };
}

/** `by` above 1 is nearer; `least` is the smallest scale. */
type Nearer = { readonly by: number; readonly at: Point; readonly least: number };

/** Nearer or further; the point under the pointer stays where it is. */
export function zoomedAt(zoom: Zoom, { by, at, least }: Nearer): Zoom {
  const scale = Math.min(most, Math.max(least, zoom.scale * by));
  const stay = (centre: number, point: number) => point + ((centre - point) * zoom.scale) / scale;
  return { scale, centre: [stay(zoom.centre[0], at[0]), stay(zoom.centre[1], at[1])] };
}

/** Moved by pixels of the screen. */
export const pannedBy = ({ centre: [x, y], scale }: Zoom, [byX, byY]: Point): Zoom => ({
  scale,
  centre: [x - byX / scale, y - byY / scale],
});

/** The seen part in units of the picture. */
export function seenBox({ centre: [x, y], scale }: Zoom, stage: Size): Box {
  const [width, height] = [stage.width / scale, stage.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
