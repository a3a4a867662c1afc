import type { Box } from "../../../../../src/hotspots/hotspot.ts";
import type { Point } from "../../../../../src/project/types.ts";

export type CanvasSize = { readonly width: number; readonly height: number };

/** Which part of a picture is visible: the picture's point in the middle of the stage, and the screen pixels per unit of the picture. */
export type CanvasZoom = { readonly centre: Point; readonly scale: number };

const maxScale = 16;

/** The entire picture, with a small margin. */
export function wholePicture(picture: CanvasSize, stage: CanvasSize): CanvasZoom {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height) * 0.98;
  return { centre: [picture.width / 2, picture.height / 2], scale: Math.max(scale, 0.001) };
}

/** A `factor` above 1 zooms in, below 1 out; `at` is a point of the picture. */
type ZoomStep = { readonly factor: number; readonly at: Point; readonly minScale: number };

/** Zooms in or out; the point `at` stays where it is on the stage. */
export function zoomedAt(zoom: CanvasZoom, { factor, at, minScale }: ZoomStep): CanvasZoom {
  const scale = Math.min(maxScale, Math.max(minScale, zoom.scale * factor));
  const newCentre = (centre: number, point: number) => point + ((centre - point) * zoom.scale) / scale;
  return { scale, centre: [newCentre(zoom.centre[0], at[0]), newCentre(zoom.centre[1], at[1])] };
}

/** The zoom after the picture was dragged by a distance in screen pixels. */
export const pannedBy = ({ centre: [x, y], scale }: CanvasZoom, [dx, dy]: Point): CanvasZoom => ({
  scale,
  centre: [x - dx / scale, y - dy / scale],
});

/** The visible part of the picture, in its units. */
export function viewBoxOf({ centre: [x, y], scale }: CanvasZoom, stage: CanvasSize): Box {
  const [width, height] = [stage.width / scale, stage.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
