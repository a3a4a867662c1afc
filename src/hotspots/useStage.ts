import { useLayoutEffect, useMemo, useRef } from "react";
import { useStore } from "zustand/react";
import { useElementSize } from "../hooks/useElementSize.ts";
import { useOutsidePress } from "../hooks/useOutsidePress.ts";
import type { Picture } from "../project/types.ts";
import { boxAround } from "./boxAround.ts";
import { createPainter } from "./createPainter.ts";
import { noHighlight } from "./highlight.ts";
import type { HighlightStore } from "./highlightStore.ts";
import type { Hotspot } from "./hotspot.ts";
import { outlineBox } from "./outlineBox.ts";
import { visibleBox } from "./visibleBox.ts";

type Staged = {
  readonly picture: Picture;
  readonly hotspots: readonly Hotspot[];
  readonly highlights: HighlightStore;
  readonly tone: "site" | "tower" | "plan";
};

/** Measures the stage, cuts the picture to it, paints what is lit, and lets an armed region go at a press outside. */
export function useStage({ picture, hotspots, highlights, tone }: Staged) {
  const stage = useRef<HTMLDivElement>(null);
  const regions = useRef<SVGSVGElement>(null);
  const size = useElementSize(stage);
  const boxes = useMemo(() => hotspots.map(({ outline }) => outlineBox(outline)), [hotspots]);
  const view = useMemo(() => {
    const { width, height } = picture;
    return size?.width ? visibleBox(picture, size, boxAround(boxes)) : { x: 0, y: 0, width, height };
  }, [picture, size, boxes]);
  useLayoutEffect(() => {
    if (!stage.current || !size) return;
    const paint = createPainter(stage.current, { size, view, hotspots, boxes, tone });
    paint(highlights.getState());
    return highlights.subscribe(paint);
  }, [size, view, hotspots, boxes, tone, highlights]);
  const isArmed = useStore(highlights, ({ highlight }) => highlight.kind === "armed");
  const letGo = (event: PointerEvent): void => {
    const isPanel = event.composedPath().some((target) => target instanceof Element && target.matches("[data-armed]"));
    if (!isPanel) highlights.setState({ highlight: noHighlight });
  };
  useOutsidePress(regions, letGo, isArmed);
  return { stage, regions, boxes, view, unit: size?.width ? view.width / size.width : 1 };
}
