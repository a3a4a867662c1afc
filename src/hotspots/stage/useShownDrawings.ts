import { useMemo } from "react";
import { useIsHydrating } from "../../hooks/useIsServerRendered.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { uprightWindow } from "../../ui/picture/Picture.tsx";
import { boxAround, outlineBox } from "./boxAround.ts";
import type { Box, Drawing } from "../hotspot.ts";
import { fitOf, type PictureFit } from "./pictureFit.ts";

export type ShownDrawing = Drawing & {
  /** The windows that show it, if there is a portrait drawing, too. */
  readonly window: "in-wide" | "in-upright" | "";
  /** Bounding boxes of the hotspots, in picture units. */
  readonly boxes: readonly Box[];
  readonly fit: PictureFit;
};

/**
 * The drawings in the document. A server does not know the window, so its markup has both formats, and the style sheet shows one;
 * after hydration the other one is removed.
 */
export function useShownDrawings(wide: Drawing, upright: Drawing | undefined) {
  const isUpright = useMediaQuery(uprightWindow) && upright !== undefined;
  const hasBoth = useIsHydrating();
  const inWide = useMemo(() => shownDrawing(wide, upright ? "in-wide" : ""), [wide, upright]);
  const inUpright = useMemo(() => upright && shownDrawing(upright, "in-upright"), [upright]);
  const shown = (isUpright && inUpright) || inWide;
  const both = inUpright ? [inWide, inUpright] : [inWide];
  return { shown, drawings: hasBoth ? both : [shown] };
}

function shownDrawing({ picture, hotspots: all }: Drawing, window: ShownDrawing["window"]): ShownDrawing {
  // Regions without an outline are in the list only.
  const hotspots = all.filter(({ outline }) => outline);
  const boxes = hotspots.map(({ outline }) => outlineBox(outline));
  const around = boxAround(boxes.length > 0 ? boxes : [{ x: 0, y: 0, ...picture }]);
  return { picture, hotspots, window, boxes, fit: fitOf(picture, around) };
}
