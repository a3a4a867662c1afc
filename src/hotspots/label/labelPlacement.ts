import { boxAround } from "../stage/boxAround.ts";
import type { Box } from "../hotspot.ts";
import { away, clamp, inside, type LabelPlace, type LabelLayoutInput } from "./labelLayoutInput.ts";

/** Minimum distance in a gap too narrow for `away`, px. */
const near = 12;
const edge = 12;
const fingerReach = 72;

/** Where the label (a tooltip) of a region stands on a picture of site or tower. */
export function labelPlacement(question: LabelLayoutInput): LabelPlace {
  const { region, regions, stage, obstacles = [] } = question;
  const isLeft = region.x + region.width / 2 <= stage.width / 2;
  const alone = { ...question, regions: [region] };
  // In order of preference, each with the largest share of the label that may cover another region.
  const sites: readonly (readonly [place: LabelPlace, maxCovered: number])[] = [
    [beside(question, isLeft, away), 0],
    [beside(question, isLeft, near), 0],
    [beside(alone, !isLeft, away), 0],
    [beside(alone, !isLeft, near), 0],
    [beside(question, !isLeft, away), 0],
    [beside(alone, !isLeft, away), question.tone === "site" ? 0.6 : 0],
    [above(question), 0],
  ];
  const others = regions.filter((other) => other !== region);
  const free = sites.find(
    ([{ box }, maxCovered]) =>
      isFree(box, question) && coverage(box, others) <= maxCovered && coverage(box, obstacles) === 0,
  );
  return free?.[0] ?? docked(question);
}

/** Beside all given regions at its height, so that none of them is covered. */
function beside({ region, regions, stage, label }: LabelLayoutInput, isLeft: boolean, gap: number): LabelPlace {
  const middle = region.y + region.height / 2;
  const y = clamp(middle - label.height / 2, edge, stage.height - edge - label.height);
  const row = boxAround(regions.filter((other) => other.y < y + label.height && other.y + other.height > y));
  const x = isLeft ? row.x - gap - label.width : row.x + row.width + gap;
  const dot = isLeft ? region.x + inside : region.x + region.width - inside;
  return { box: { x, y, ...label }, from: [isLeft ? x + label.width : x, middle], to: [dot, middle] };
}

function above({ region, stage, label }: LabelLayoutInput): LabelPlace {
  const x = region.x + region.width / 2;
  const y = region.y - away - label.height;
  const box = { x: clamp(x - label.width / 2, edge, stage.width - edge - label.width), y, ...label };
  return { box, from: [x, y + label.height], to: [x, region.y + inside] };
}

/** In the sky: the upper corner away from the finger, or the one on the region's inner side; the leader runs down. */
function docked({ region, stage, label, finger }: LabelLayoutInput): LabelPlace {
  const avoided = finger?.x ?? region.x + region.width / 2;
  const x = avoided > stage.width / 2 ? edge : stage.width - edge - label.width;
  // The leader starts where it also meets the region; a region below the corner moves the label above itself.
  const inset = Math.min(16, region.width / 2);
  const down = clamp(x + label.width / 2, region.x + inset, region.x + region.width - inset);
  const box = { x: clamp(x, down - label.width + inset, down - inset), y: edge, ...label };
  return { box, from: [down, edge + label.height], to: [down, region.y + Math.min(inside * 2, region.height / 2)] };
}

const isFree = (box: Box, { stage, finger }: LabelLayoutInput): boolean =>
  box.x >= edge &&
  box.y >= edge &&
  box.x + box.width <= stage.width - edge &&
  box.y + box.height <= stage.height - edge &&
  !(finger && distance(box, finger) < fingerReach);

/** The largest share of a box that one of the others covers. */
function coverage(box: Box, others: readonly Box[]): number {
  return others.reduce((largest, other) => {
    const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    return Math.max(largest, (Math.max(0, width) * Math.max(0, height)) / (box.width * box.height));
  }, 0);
}

function distance(box: Box, { x, y }: { readonly x: number; readonly y: number }): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}

/** On plans the label is beyond the facade, outside the entire plan. */
export function besidePlan({ region, regions, stage, label, anchorX }: LabelLayoutInput): LabelPlace {
  const plan = boxAround(regions);
  const isBelow = region.y + region.height / 2 > plan.y + plan.height / 2;
  const x = anchorX ?? region.x + region.width / 2;
  const y = isBelow ? plan.y + plan.height + away : plan.y - away - label.height;
  const box = { x: clamp(x - label.width / 2, 0, stage.width - label.width), y, ...label };
  const facade = isBelow ? region.y + region.height - inside : region.y + inside;
  return { box, from: [x, isBelow ? y : y + label.height], to: [x, facade] };
}
