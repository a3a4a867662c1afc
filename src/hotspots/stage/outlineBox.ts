import type { Outline } from "../../project/types.ts";
import { boxAround } from "./boxAround.ts";
import type { Box } from "../hotspot.ts";
import { outlineParts } from "./outlineParts.ts";

/** The box around an outline; around its control points where it is curved, which is never too small. */
export function outlineBox(outline: Outline): Box {
  return boxAround(outlineParts(outline).flatMap((part) => part.map(([x, y]) => ({ x, y, width: 0, height: 0 }))));
}
