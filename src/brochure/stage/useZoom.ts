import { useState, type RefObject } from "react";
import { panBy, unzoomed, zoomBy, type StageSize, type StagePoint, type StageZoom } from "./zoom.ts";

export type ZoomController = {
  readonly zoom: StageZoom;
  /** Zooms around a point in client px, by default the centre of the stage. */
  by(factor: number, at?: StagePoint): void;
  /** Zooms to twice the size, or back if zoomed. */
  toggle(at?: StagePoint): void;
  pan(moved: StagePoint): void;
  /** Pans by a third of the stage; x and y are -1, 0 or 1. */
  panStep(direction: StagePoint): void;
  end(): void;
};

/** The zoom of the stage; a turn to another spread resets it. */
export function useZoom(stage: RefObject<HTMLElement | null>, spread: number): ZoomController {
  const [state, setState] = useState({ spread, zoom: unzoomed });
  const zoom = state.spread === spread ? state.zoom : unzoomed;

  const change = (
    next: (current: StageZoom, box: StageSize & { readonly left: number; readonly top: number }) => StageZoom,
  ): void => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    setState((old) => ({ spread, zoom: next(old.spread === spread ? old.zoom : unzoomed, box) }));
  };
  const by = (factor: number, at?: StagePoint): void =>
    change((current, box) => {
      const spot = at ? { x: at.x - box.left, y: at.y - box.top } : { x: box.width / 2, y: box.height / 2 };
      return zoomBy(current, factor, { spot, box });
    });
  return {
    zoom,
    by,
    toggle: (at) => by(zoom.scale > 1 ? 0 : 2, at),
    pan: (moved) => change((current, box) => panBy(current, moved, box)),
    panStep: ({ x, y }) =>
      change((current, box) => panBy(current, { x: (-x * box.width) / 3, y: (-y * box.height) / 3 }, box)),
    end: () => setState({ spread, zoom: unzoomed }),
  };
}
