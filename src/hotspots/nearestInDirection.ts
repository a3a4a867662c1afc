import type { Box } from "./hotspot.ts";

export type ArrowKey = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/**
 * The index of the region that an arrow key leads to: the nearest in that direction, with sideways distance counting double. If there
 * is none, the next (down, right) or previous one in order, so that every region can be reached.
 */
export function nearestInDirection(boxes: readonly Box[], from: number, key: ArrowKey): number {
  const here = boxes[from];
  if (!here) return 0;
  const isVertical = key === "ArrowUp" || key === "ArrowDown";
  const sign = key === "ArrowUp" || key === "ArrowLeft" ? -1 : 1;
  const [a, a2] = span(here, isVertical);
  const [c, c2] = span(here, !isVertical);
  let [best, bestCost] = [from + sign, Infinity];
  boxes.forEach((box, index) => {
    const [b, b2] = span(box, isVertical);
    const [d, d2] = span(box, !isVertical);
    const along = (sign * (b + b2 - a - a2)) / 2;
    const gap = Math.max(0, d - c2, c - d2);
    const aside = Math.abs(d + d2 - c - c2) / 2;
    const cost = along + 2 * gap + aside / 4;
    const liesThatWay = along > gap && along > Math.min(a2 - a, b2 - b) / 5;
    if (index !== from && liesThatWay && cost < bestCost) [best, bestCost] = [index, cost];
  });
  return Math.max(0, Math.min(best, boxes.length - 1));
}

const span = (box: Box, isVertical: boolean): [from: number, to: number] =>
  isVertical ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
