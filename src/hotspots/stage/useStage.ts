import { useLayoutEffect, useRef, type RefObject } from "react";
import { useStore } from "zustand/react";
import { useOutsidePress } from "../../hooks/useOutsidePress.ts";
import { createPainter } from "../createPainter.ts";
import { fitStage } from "./fitStage.ts";
import { noHighlight } from "../highlight.ts";
import type { HighlightStore } from "../highlightStore.ts";
import type { Obstacle, Scene } from "../hotspot.ts";
import type { PlaceLabel } from "../label/labelLayoutInput.ts";
import { visibleBox } from "./pictureFit.ts";
import type { ShownDrawing } from "./useShownDrawings.ts";

type StageOptions = {
  readonly drawing: ShownDrawing;
  readonly highlights: HighlightStore;
  readonly tone: "site" | "tower" | "plan";
  readonly placeLabel: PlaceLabel;
  readonly regions: RefObject<SVGSVGElement | null>;
  /** Further boxes on the picture of a scene. */
  readonly obstaclesOf: ((scene: Scene) => readonly Obstacle[]) | undefined;
};

/** Observes the stage's size, paints the highlight, and disarms a region on a press outside. */
export function useStage(options: StageOptions): RefObject<HTMLDivElement | null> {
  const { drawing, highlights, tone, placeLabel, regions, obstaclesOf } = options;
  const stage = useRef<HTMLDivElement>(null);
  const fitted = useRef("");
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const { picture, hotspots, boxes, fit } = drawing;
    let end = (): void => {};
    const observer = new ResizeObserver(([entry]) => {
      end();
      const width = Math.round(entry?.contentRect.width ?? 0);
      const height = Math.round(entry?.contentRect.height ?? 0);
      if (width === 0 || height === 0) return;
      const size = { width, height };
      const scene = { size, view: visibleBox(picture, size, fit), hotspots, boxes, tone };
      const marks = obstaclesOf?.(scene) ?? [];
      // If only texts and statuses have changed, the geometry stays.
      const look = [width, height, picture.src, ...hotspots.map(({ outline }) => outline)].join();
      if (look !== fitted.current) fitStage(element, scene);
      fitted.current = look;
      const painter = createPainter(element, { ...scene, placeLabel, marks });
      painter.paint(highlights.getState());
      const unsubscribe = highlights.subscribe(painter.paint);
      end = () => {
        unsubscribe();
        painter.end();
      };
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      end();
    };
  }, [drawing, tone, placeLabel, highlights, obstaclesOf]);
  const isArmed = useStore(highlights, ({ highlight }) => highlight.kind === "armed");
  const letGo = (event: PointerEvent): void => {
    const isPanel = event.composedPath().some((target) => target instanceof Element && target.matches("[data-armed]"));
    if (!isPanel) highlights.setState({ highlight: noHighlight });
  };
  useOutsidePress(regions, letGo, isArmed);
  return stage;
}
