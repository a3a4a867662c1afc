/** The zoom of the stage: its content is scaled by `scale` from its upper left corner, and moved by x, y px. */
export type StageZoom = { readonly scale: number; readonly x: number; readonly y: number };

export type StageSize = { readonly width: number; readonly height: number };

export type StagePoint = { readonly x: number; readonly y: number };

export const maxScale = 4;
export const unzoomed: StageZoom = { scale: 1, x: 0, y: 0 };

/** Limits a zoom so that the content covers the stage. */
function clamp({ scale, x, y }: StageZoom, { width, height }: StageSize): StageZoom {
  if (scale <= 1) return unzoomed;
  const bound = (value: number, size: number): number => Math.min(0, Math.max(value, size * (1 - scale)));
  return { scale, x: bound(x, width), y: bound(y, height) };
}

/** Zooms by `factor`, so that the content at `spot` stays there; `spot` in px from the upper left corner of the stage (`box`). */
export function zoomBy(
  zoom: StageZoom,
  factor: number,
  { spot, box }: { spot: StagePoint; box: StageSize },
): StageZoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return clamp({ scale, x: spot.x - (spot.x - zoom.x) * ratio, y: spot.y - (spot.y - zoom.y) * ratio }, box);
}

/** Moves the content by x, y px, as far as it covers the stage. */
export function panBy(zoom: StageZoom, { x, y }: StagePoint, box: StageSize): StageZoom {
  return clamp({ scale: zoom.scale, x: zoom.x + x, y: zoom.y + y }, box);
}
