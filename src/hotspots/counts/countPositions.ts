import type { Point } from "../../project/types.ts";
import { boxAround } from "../stage/boxAround.ts";
import type { Box, Hotspot, Scene } from "../hotspot.ts";
import { clamp } from "../label/labelLayoutInput.ts";
import { leaderEnd } from "../label/leaderEnd.ts";
import { outlineParts } from "../stage/outlineParts.ts";

/** The box of a region's count in px of the stage, and its leader if there is space for one. */
export type CountPosition = {
  readonly id: string;
  readonly count: number;
  readonly box: Box;
  readonly leader?: readonly [from: Point, to: Point];
};

/** Size and gap of the boxes, px: `wide` by default, narrower on a narrow stage, lower if there are many. */
const wide = { width: 38, height: 34, gap: 4 };
const narrow = { width: 32, height: 28, gap: 3 };
const low = { width: 32, height: 20, gap: 2 };
const narrowStagePx = 480;
/** Additional width for each further digit, px. */
const figurePx = 9;

/** Distance from the stage's edge, px. */
const edge = 12;
/** Preferred distance from the column to the widest region, px. */
const leaderPx = 44;
/** A shorter leader would look like a blot, a steeper one out of place. */
const [minLeaderPx, maxSlopePx] = [10, 30];

/** The part of a scene that placing boxes depends on. */
type CountScene = Omit<Scene, "hotspots" | "marks"> & { readonly hotspots: readonly Counted[] };
type Counted = Pick<Hotspot, "id" | "outline" | "count">;

/**
 * Places the number of matching apartments of each region: floors in a column at the tower's outer side, towers above their roofs,
 * without overlapping.
 */
export function countPositions(scene: CountScene): readonly CountPosition[] {
  const regions = regionsOf(scene);
  if (regions.length === 0 || scene.tone === "plan") return [];
  return scene.tone === "site" ? roofs(scene, regions) : column(scene, regions);
}

type Region = {
  readonly hotspot: Counted;
  readonly count: number;
  readonly box: Box;
  readonly parts: readonly (readonly Point[])[];
};

/** Regions with a match, topmost first. */
function regionsOf(scene: CountScene): readonly Region[] {
  const boxes = boxesInPx(scene);
  const { size, view } = scene;
  const scale = size.width / view.width;
  return scene.hotspots.flatMap((hotspot, index) => {
    const { count = 0, outline } = hotspot;
    const box = boxes[index];
    if (count === 0 || !box) return [];
    const parts = outlineParts(outline).map((part) =>
      part.map(([x, y]): Point => [(x - view.x) * scale, (y - view.y) * scale]),
    );
    return { hotspot, count, box, parts };
  });
}

function boxesInPx({ size, view, boxes }: CountScene): readonly Box[] {
  const scale = size.width / view.width;
  return boxes.map(({ x, y, width, height }) => {
    return { x: (x - view.x) * scale, y: (y - view.y) * scale, width: width * scale, height: height * scale };
  });
}

/** A box above each roof; a box that would overlap another goes above it. */
function roofs({ size }: CountScene, regions: readonly Region[]): readonly CountPosition[] {
  const form = size.width < narrowStagePx ? narrow : wide;
  const width = widthOf(form, regions);
  const placed: CountPosition[] = [];
  for (const { hotspot, count, box: region, parts } of regions.toSorted((a, b) => a.box.x - b.box.x)) {
    const middle = region.x + region.width / 2;
    const x = clamp(middle - width / 2, edge, size.width - edge - width);
    let box: Box = { x, y: Math.max(edge, region.y - roofPx - form.height), width, height: form.height };
    const below = placed.filter((other) => isOver(box, other.box));
    if (below.length > 0) box = { ...box, y: Math.min(...below.map((other) => other.box.y)) - form.height - form.gap };
    if (box.y < edge || placed.some((other) => isOver(box, other.box))) continue;
    const from: Point = [clamp(middle, x + 4, x + width - 4), box.y + form.height];
    const to = leaderEnd(parts, from, [from[0], region.y]);
    const leader = to[1] - from[1] >= minLeaderPx ? ([from, to] as const) : undefined;
    placed.push({ id: hotspot.id, count, box, ...(leader && { leader }) });
  }
  return placed;
}

/** Distance from a roof to its box, px. */
const roofPx = 24;

const isOver = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The width that the longest number needs. */
function widthOf({ width }: typeof wide, regions: readonly Region[]): number {
  const figures = Math.max(...regions.map(({ count }) => String(count).length));
  return width + Math.max(0, figures - 2) * figurePx;
}

/** One column of boxes beside all regions of the scene. */
function column(scene: CountScene, regions: readonly Region[]): readonly CountPosition[] {
  const { size } = scene;
  const around = boxAround(boxesInPx(scene));
  const [left, right] = [around.x, size.width - around.x - around.width];
  // On the outer side; on the other one if only that has space.
  const isLeft = left <= right ? left >= roomPx || right < roomPx : right < roomPx && left >= roomPx;
  const anchored = regions
    .map((region) => ({ ...region, anchor: edgePoint(region.parts, isLeft) }))
    .toSorted((a, b) => a.anchor[1] - b.anchor[1]);
  const middles = anchored.map(({ anchor }) => anchor[1]);
  const form = formFor(size, middles);
  const width = widthOf(form, regions);
  const x = isLeft
    ? Math.max(edge, left - leaderPx - width)
    : Math.min(size.width - edge - width, size.width - right + leaderPx);
  const tops = spread(topsAt(middles, form), form, size.height);
  return anchored.flatMap((region, index) => {
    const y = tops[index];
    if (y === undefined) return [];
    const box = { x, y, width, height: form.height };
    const leader = leaderOf(region, box, isLeft);
    return { id: region.hotspot.id, count: region.count, box, ...(leader && { leader }) };
  });
}

/** The width that a box with a leader needs beside a tower. */
const roomPx = edge + wide.width + minLeaderPx;

/** The default size, unless boxes would be moved so far that they seem to belong to adjacent floors. */
function formFor({ width, height }: Scene["size"], middles: readonly number[]): typeof wide {
  const usual = width < narrowStagePx ? narrow : wide;
  const preferredTops = topsAt(middles, usual);
  const tops = spread(preferredTops, usual, height);
  const isNear = preferredTops.every((top, index) => Math.abs((tops[index] ?? Infinity) - top) <= maxMovedPx);
  return isNear ? usual : low;
}

const maxMovedPx = 12;

const topsAt = (middles: readonly number[], { height }: typeof wide): readonly number[] =>
  middles.map((middle) => middle - height / 2);

/** The end of a region on one side: halfway between the highest and the lowest corner near that end. */
function edgePoint(parts: readonly (readonly Point[])[], isLeft: boolean): Point {
  const corners = parts.flat();
  const xs = corners.map(([x]) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const reach = (to - from) * 0.06;
  const near = corners.filter(([x]) => (isLeft ? x <= from + reach : x >= to - reach)).map(([, y]) => y);
  return [isLeft ? from : to, (Math.min(...near) + Math.max(...near)) / 2];
}

/**
 * Spreads boxes that prefer the tops `preferredTops` (ascending) so that they do not overlap and stay inside the stage, with the smallest
 * possible moves; `undefined` for boxes without space.
 */
export function spread(
  preferredTops: readonly number[],
  { height, gap }: Pick<typeof wide, "height" | "gap">,
  stageHeight: number,
): readonly (number | undefined)[] {
  const pitch = height + gap;
  const [first, last] = [edge, stageHeight - edge - height];
  const maxBoxes = Math.max(1, Math.floor((last - first) / pitch) + 1);
  // If there is not enough space: every second one, or every third, has a box.
  const each = Math.ceil(preferredTops.length / maxBoxes);
  const placed = preferredTops.flatMap((top, index) => (index % each === 0 ? { index, top } : []));
  // Boxes that touch move as a group, around the mean of their preferred positions.
  const groups: { sum: number; count: number; top: number }[] = [];
  placed.forEach(({ top }) => {
    let group = { sum: top, count: 1, top: clamp(top, first, last) };
    for (let above = groups.at(-1); above && above.top + above.count * pitch > group.top; above = groups.at(-1)) {
      groups.pop();
      const count = above.count + group.count;
      const sum = above.sum + group.sum - above.count * group.count * pitch;
      group = { sum, count, top: clamp(sum / count, first, last - (count - 1) * pitch) };
    }
    groups.push(group);
  });
  const tops = groups.flatMap(({ top, count }) => [...Array(count).keys()].map((index) => top + index * pitch));
  const found = new Map(placed.map(({ index }, position) => [index, tops[position]]));
  return preferredTops.map((_, index) => found.get(index));
}

/** From the box to just inside the region: horizontal if that meets it, otherwise straight to its end. */
function leaderOf({ parts, anchor }: Region & { readonly anchor: Point }, box: Box, isLeft: boolean) {
  const y = box.y + box.height / 2;
  const from: Point = [isLeft ? box.x + box.width : box.x, y];
  const miss: Point = [anchor[0], y];
  const end = leaderEnd(parts, from, miss);
  const to = end === miss ? anchor : end;
  const length = (to[0] - from[0]) * (isLeft ? 1 : -1);
  const isDrawn = length >= minLeaderPx && Math.abs(to[1] - y) <= maxSlopePx;
  return isDrawn ? ([from, to] as const) : undefined;
}
