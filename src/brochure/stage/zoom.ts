/** A zoomed view of the stage: its content is scaled by `scale` and moved by x, y px. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };

export type Spot = { readonly x: number; readonly y: number };

export const maxScale = 4;
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** Limits a zoom so that the content covers the box. */
function clamp({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  if (scale <= 1) return unzoomed;
  const bound = (value: number, size: number): number => Math.min(0, Math.max(value, size * (1 - scale)));
  return { scale, x: bound(x, width), y: bound(y, height) };
}

/** Zooms by `factor`; the point under `spot` stays in place. */
export function zoomBy(zoom: Zoom, factor: number, { spot, box }: { spot: Spot; box: Size }): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return clamp({ scale, x: spot.x - (spot.x - zoom.x) * ratio, y: spot.y - (spot.y - zoom.y) * ratio }, box);
}

export function panBy(zoom: Zoom, { x, y }: Spot, box: Size): Zoom {
  return clamp({ scale: zoom.scale, x: zoom.x + x, y: zoom.y + y }, box);
}
