import type { Rect } from "../types.ts";

/** Whether two rectangles share more than a strip of `slack` metres. */
export function rectsOverlap(a: Rect, b: Rect, slack = 1e-3): boolean {
  return a[0] < b[2] - slack && b[0] < a[2] - slack && a[1] < b[3] - slack && b[1] < a[3] - slack;
}
