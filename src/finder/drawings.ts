import type { Drawing } from "../hotspots/hotspot.ts";
import type { FinderContextValue } from "./state/FinderContext.tsx";

/** What a stage shows of a place that is drawn wide and perhaps upright, too: one of them, or what the window asks for. */
export function drawingsFor(
  way: FinderContextValue["upright"],
  wide: Drawing | undefined,
  upright: Drawing | undefined,
) {
  if (way === "by window") return { drawing: wide ?? upright, upright: wide && upright };
  return { drawing: way === "yes" ? (upright ?? wide) : wide };
}
