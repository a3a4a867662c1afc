import type { Box } from "../../../../src/hotspots/hotspot.ts";
import type { Point } from "../../../../src/project/types.ts";
import { memoize } from "../memoize.ts";
import { boxOf, type Shape, shapeBox } from "./polygon.ts";

type Edge = { readonly from: Point; readonly to: Point };

/** A slice of the intersection of two shapes: its corners. */
export type Slice = readonly Point[];

/** The intersection of two shapes. */
export type Overlap = {
  /** In square units. */
  readonly area: number;
  /** For display: four-cornered slices from top to bottom. */
  readonly slices: readonly Slice[];
};

const edgesOf = (shape: Shape): readonly Edge[] =>
  shape.flatMap((part) => part.map((from, index) => ({ from, to: part[(index + 1) % part.length] ?? from })));

const isApart = (a: Box, b: Box, by = 0): boolean =>
  a.x >= b.x + b.width + by || b.x >= a.x + a.width + by || a.y >= b.y + b.height + by || b.y >= a.y + a.height + by;

/**
 * The exact intersection of two shapes: between two heights at which a corner or a crossing lies, every line is straight, so
 * that a slice's width in its middle times its height is its area.
 */
export function overlapOf(one: Shape, other: Shape): Overlap {
  if (isApart(shapeBox(one), shapeBox(other))) return { area: 0, slices: [] };
  const [edges, others] = [edgesOf(one), edgesOf(other)];
  const crossings = edges.flatMap((a) => others.flatMap((b) => crossingHeight(a, b) ?? []));
  const own = [...edges, ...others].map(({ from }) => from[1]);
  const heights = [...new Set([...own, ...crossings])].toSorted((a, b) => a - b);
  let area = 0;
  const slices: Slice[] = [];
  for (const [index, top] of heights.entries()) {
    const bottom = heights[index + 1];
    if (bottom === undefined || bottom - top < 1e-9) continue;
    const middle = (top + bottom) / 2;
    for (const [left, right] of common(crossedAt(edges, middle), crossedAt(others, middle), middle)) {
      const [x1, x2] = [xAt(left, middle), xAt(right, middle)];
      area += (x2 - x1) * (bottom - top);
      const [a, b, c, d] = [xAt(left, top), xAt(right, top), xAt(right, bottom), xAt(left, bottom)];
      slices.push([
        [a, top],
        [b, top],
        [c, bottom],
        [d, bottom],
      ]);
    }
  }
  return { area, slices };
}

/** The area of a shape, minus its holes. */
export const shapeArea = (shape: Shape): number => overlapOf(shape, shape).area;

/** 1 for identical shapes, 0 for disjoint ones: intersection over union. */
export function intersectionOverUnion(one: Shape, other: Shape): number {
  const both = overlapOf(one, other).area;
  const either = shapeArea(one) + shapeArea(other) - both;
  return either > 0 ? both / either : 0;
}

/** All pairs of shapes that share more than `least` square units, by index. Unchanged pairs are not measured again. */
export function overlapsAmong(
  shapes: readonly Shape[],
  least: number,
): readonly { readonly pair: readonly [number, number]; readonly overlap: Overlap }[] {
  return pairsNear(shapes, 0).flatMap((pair) => {
    const overlap = overlapBetween(shapes[pair[0]] ?? [], shapes[pair[1]] ?? []);
    return overlap.area > least ? [{ pair, overlap }] : [];
  });
}

/** All pairs of shapes whose boxes are less than `within` units apart, by index; 0: pairs whose boxes overlap. */
export function pairsNear(shapes: readonly Shape[], within: number): readonly (readonly [number, number])[] {
  const boxes = shapes.map((shape, index) => ({ index, box: boxOf(shape) }));
  const sorted = boxes.toSorted((a, b) => a.box.x - b.box.x);
  const found: (readonly [number, number])[] = [];
  for (const [at, one] of sorted.entries()) {
    const right = one.box.x + one.box.width + within;
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.box.x >= right) break;
      if (isApart(one.box, other.box, within)) continue;
      found.push(one.index < other.index ? [one.index, other.index] : [other.index, one.index]);
    }
  }
  return found;
}

const overlapsOf = memoize<Shape, WeakMap<Shape, Overlap>>(() => new WeakMap());

/** The same as `overlapOf`, cached for two unchanged shapes. */
export function overlapBetween(one: Shape, other: Shape): Overlap {
  const cache = overlapsOf(one);
  const found = cache.get(other) ?? overlapOf(one, other);
  cache.set(other, found);
  return found;
}

/** Whether a line of a shape crosses another one of the same polygon: it then has no well-defined interior. */
export const crossesItself = (shape: Shape): boolean =>
  shape.some((part) => {
    const edges = edgesOf([part]);
    return edges.some((one, index) => edges.slice(index + 1).some((other) => crossingHeight(one, other) !== undefined));
  });

function xAt({ from: [x1, y1], to: [x2, y2] }: Edge, y: number): number {
  return y1 === y2 ? x1 : x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
}

/** The lines that cross a height, from left to right. */
function crossedAt(edges: readonly Edge[], y: number): readonly Edge[] {
  return edges.filter(({ from, to }) => from[1] > y !== to[1] > y).toSorted((a, b) => xAt(a, y) - xAt(b, y));
}

type Span = readonly [left: Edge, right: Edge];

/** The intervals at a height that are within both of two rows of lines. */
function common(ones: readonly Edge[], others: readonly Edge[], y: number): readonly Span[] {
  return spansOf(ones).flatMap(([left, right]) =>
    spansOf(others).flatMap(([otherLeft, otherRight]): Span[] => {
      const from = xAt(left, y) > xAt(otherLeft, y) ? left : otherLeft;
      const to = xAt(right, y) < xAt(otherRight, y) ? right : otherRight;
      return xAt(from, y) < xAt(to, y) ? [[from, to]] : [];
    }),
  );
}

/** Every second interval is inside. */
function spansOf(edges: readonly Edge[]): readonly Span[] {
  return edges.flatMap((left, index) => {
    const right = edges[index + 1];
    return index % 2 === 0 && right ? [[left, right] as const] : [];
  });
}

/** The height at which two lines cross; undefined where they do not. */
function crossingHeight(one: Edge, other: Edge): number | undefined {
  const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = [one.from, one.to, other.from, other.to];
  const across = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4);
  if (across === 0) return undefined;
  const along = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / across;
  const onOther = ((x1 - x3) * (y1 - y2) - (y1 - y3) * (x1 - x2)) / across;
  return along > 0 && along < 1 && onOther > 0 && onOther < 1 ? y1 + along * (y2 - y1) : undefined;
}
