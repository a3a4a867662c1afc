import { useMemo } from "react";
import { useIsTakingOver } from "../../hooks/useIsServerRendered.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { uprightWindow } from "../../ui/picture/Picture.tsx";
import { boxAround, outlineBox } from "./boxAround.ts";
import type { Box, Drawing } from "../hotspot.ts";
import { fitOf, type PictureFit } from "./pictureFit.ts";

export type ShownDrawing = Drawing & {
  /** Windows it is seen in: where there is an upright one each has its own. */
  readonly window: "in-wide" | "in-upright" | "";
  /** Of the hotspots, in picture units. */
  readonly boxes: readonly Box[];
  readonly fit: PictureFit;
};

/**
 * The drawing that this window sees, and what stands in the document: a server cannot know the window, so that its markup has
 * both, of which the style sheet shows one; taken over, the other one goes.
 */
export function useShownDrawings(wide: Drawing, upright: Drawing | undefined) {
  const isUpright = useMediaQuery(uprightWindow) && upright !== undefined;
  const hasBoth = useIsTakingOver();
  const inWide = useMemo(() => shownDrawing(wide, upright ? "in-wide" : ""), [wide, upright]);
  const inUpright = useMemo(() => upright && shownDrawing(upright, "in-upright"), [upright]);
  const shown = (isUpright && inUpright) || inWide;
  const both = inUpright ? [inWide, inUpright] : [inWide];
  return { shown, drawings: hasBoth ? both : [shown] };
}

function shownDrawing({ picture, hotspots: all }: Drawing, window: ShownDrawing["window"]): ShownDrawing {
  // What is not outlined stands in the list alone.
  const hotspots = all.filter(({ outline }) => outline);
  const boxes = hotspots.map(({ outline }) => outlineBox(outline));
  const around = boxAround(boxes.length > 0 ? boxes : [{ x: 0, y: 0, ...picture }]);
  return { picture, hotspots, window, boxes, fit: fitOf(picture, around) };
}
