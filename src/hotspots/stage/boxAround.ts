import type { Box } from "../hotspot.ts";
import type { Outline } from "../../project/types.ts";
import { outlineParts } from "./outlineParts.ts";

/** The bounding box of boxes; an empty one for none. */
export function boxAround(boxes: readonly Box[]): Box {
  const [first, ...rest] = boxes;
  if (!first) return { x: 0, y: 0, width: 0, height: 0 };
  return rest.reduce((all, box) => {
    const x = Math.min(all.x, box.x);
    const y = Math.min(all.y, box.y);
    const right = Math.max(all.x + all.width, box.x + box.width);
    const bottom = Math.max(all.y + all.height, box.y + box.height);
    return { x, y, width: right - x, height: bottom - y };
  }, first);
}

/** The bounding box of an outline; for curves that of the control points, which is never too small. */
export function outlineBox(outline: Outline): Box {
  return boxAround(outlineParts(outline).flatMap((part) => part.map(([x, y]) => ({ x, y, width: 0, height: 0 }))));
}
