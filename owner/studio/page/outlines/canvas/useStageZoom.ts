import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Box } from "../../../../../src/hotspots/hotspot.ts";
import type { Point } from "../../../../../src/project/types.ts";
import { pannedBy, type CanvasSize, type CanvasZoom, viewBoxOf, wholePicture, zoomedAt } from "./zoom.ts";

export type StageZoom = {
  readonly stage: RefObject<SVGSVGElement | null>;
  readonly zoom: CanvasZoom;
  /** The visible part of the picture, in its units. */
  readonly view: Box;
  readonly pointAt: (event: { readonly clientX: number; readonly clientY: number }) => Point;
  readonly pan: (by: Point) => void;
  /** Zooms in (factor above 1) or out, around a point of the picture; by default around the middle of the stage. */
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly showWhole: () => void;
};

/** Zoom and pan of a picture on a stage that may be resized; the wheel zooms at the pointer. */
export function useStageZoom(picture: CanvasSize): StageZoom {
  const stage = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<CanvasSize>({ width: 800, height: 600 });
  /** Undefined until the owner zooms or pans: the entire picture is shown. */
  const [userZoom, setUserZoom] = useState<CanvasZoom>();
  const whole = wholePicture(picture, size);
  const zoom = userZoom ?? whole;
  const pointAt = useCallback(
    ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
      const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
      const { x, y } = viewBoxOf(zoom, size);
      return [x + (clientX - left) / zoom.scale, y + (clientY - top) / zoom.scale];
    },
    [zoom, size],
  );
  const zoomBy = (factor: number, at: Point = zoom.centre) =>
    setUserZoom((now) => zoomedAt(now ?? whole, { factor, at, minScale: whole.scale / 2 }));
  useEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const { current } = stage;
    // React's own wheel listener is passive and could not prevent the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 400), pointAt(event));
    };
    current?.addEventListener("wheel", wheel, { passive: false });
    return () => current?.removeEventListener("wheel", wheel);
  });
  return {
    stage,
    zoom,
    view: viewBoxOf(zoom, size),
    pointAt,
    pan: (by) => setUserZoom((now) => pannedBy(now ?? whole, by)),
    zoomBy,
    showWhole: () => setUserZoom(undefined),
  };
}
