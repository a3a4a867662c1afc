import type { Box } from "../../../../src/hotspots/hotspot.ts";
import type { Point } from "../../../../src/project/types.ts";
import { memoize } from "../memoize.ts";
import { boxOf, type Polygon, type Shape, shapeBox, signedArea } from "./polygon.ts";
import { StepBudget } from "./stepBudget.ts";

type Edge = { readonly from: Point; readonly to: Point };

/** A slice of the intersection of two shapes: its corners. */
export type Slice = readonly Point[];

/** The intersection of two shapes. */
export type Overlap = {
  /** In square units. */
  readonly area: number;
  /** For display: four-cornered slices from top to bottom. */
  readonly slices: readonly Slice[];
  /** The work that it took, in steps of a `StepBudget`. */
  readonly steps: number;
  /** False if it was stopped, as it took too many steps: the area is then only a part. */
  readonly isComplete: boolean;
};

/** Twenty times as many as two outlines of 500 corners along one jagged line need. */
const maxSteps = 20_000_000;
/** What an edge that crosses a height, and a slice of the result, cost in comparison with two edges. */
const [crossedSteps, sliceSteps] = [10, 1000];

const edgesOf = (shape: Shape): readonly Edge[] =>
  shape.flatMap((part) => part.map((from, index) => ({ from, to: part[(index + 1) % part.length] ?? from })));

const isApart = (a: Box, b: Box, by = 0): boolean =>
  a.x >= b.x + b.width + by || b.x >= a.x + a.width + by || a.y >= b.y + b.height + by || b.y >= a.y + a.height + by;

/**
 * The exact intersection of two shapes: between two heights at which a corner or a crossing lies, every line is straight, so
 * that a slice's width in its middle times its height is its area.
 */
export function overlapOf(one: Shape, other: Shape): Overlap {
  if (isApart(shapeBox(one), shapeBox(other))) return { area: 0, slices: [], steps: 0, isComplete: true };
  const [edges, others] = [edgesOf(one), edgesOf(other)];
  let [area, steps] = [0, edges.length * others.length];
  const slices: Slice[] = [];
  if (steps > maxSteps) return { area, slices, steps, isComplete: false };
  const crossings = crossingHeights(edges, others);
  const own = [...edges, ...others].map(({ from }) => from[1]);
  const heights = [...new Set([...own, ...crossings])].toSorted((a, b) => a - b);
  const [crossed, othersCrossed] = [new CrossedEdges(edges), new CrossedEdges(others)];
  for (const [index, top] of heights.entries()) {
    const bottom = heights[index + 1];
    if (bottom === undefined || bottom - top < 1e-9) continue;
    const middle = (top + bottom) / 2;
    const [here, there] = [crossed.at(middle), othersCrossed.at(middle)];
    const found = common(here, there);
    steps += crossedSteps * (here.length + there.length) + sliceSteps * found.length;
    if (steps > maxSteps) return { area, slices, steps, isComplete: false };
    for (const [left, right] of found) {
      area += (right.x - left.x) * (bottom - top);
      const [a, b] = [xAt(left.edge, top), xAt(right.edge, top)];
      const [c, d] = [xAt(right.edge, bottom), xAt(left.edge, bottom)];
      slices.push([
        [a, top],
        [b, top],
        [c, bottom],
        [d, bottom],
      ]);
    }
  }
  return { area, slices, steps, isComplete: true };
}

function crossingHeights(edges: readonly Edge[], others: readonly Edge[]): readonly number[] {
  const heights: number[] = [];
  for (const one of edges)
    for (const other of others) {
      const height = crossingHeight(one, other);
      if (height !== undefined) heights.push(height);
    }
  return heights;
}

/** The area of a shape, minus its holes; of one that touches itself in thousands of places only a part. */
export const shapeArea = (shape: Shape): number => measureArea(shape).area;

/** The area of a shape, and whether that is all of it. */
export function measureArea(shape: Shape): Omit<Overlap, "slices"> {
  const [only, second] = shape;
  if (!only || second || !isSimple(only)) return overlapOf(shape, shape);
  return { area: Math.abs(signedArea(only)), steps: 0, isComplete: true };
}

/** Whether no line of a polygon crosses or touches another one, apart from those that meet in a corner. */
function isSimple(polygon: Polygon): boolean {
  const edges = edgesOf([polygon]);
  return !hasEdgePair(edges, (one, other, isNext) => (isNext ? isFoldedBack(one, other) : touches(one, other)));
}

/** 1 for identical shapes, 0 for disjoint ones: intersection over union. */
export function intersectionOverUnion(one: Shape, other: Shape): number {
  const both = overlapOf(one, other).area;
  const either = shapeArea(one) + shapeArea(other) - both;
  return either > 0 ? both / either : 0;
}

export type PairOverlap = { readonly pair: readonly [number, number]; readonly overlap: Overlap };

/** What every pair costs besides its edges. */
export const pairSteps = 1000;

/**
 * All pairs of shapes that share more than `least` square units, by index, and those that are too complex to be measured. Unchanged
 * pairs are not measured again. It ends when the budget is spent, with the pair that it could not measure.
 */
export function overlapsAmong(
  shapes: readonly Shape[],
  least: number,
  budget = new StepBudget(),
): readonly PairOverlap[] {
  const found: PairOverlap[] = [];
  for (const pair of pairsNear(shapes, 0, budget)) {
    const overlap = budget.spend(pairSteps) ? overlapBetween(shapes[pair[0]] ?? [], shapes[pair[1]] ?? []) : unmeasured;
    if (overlap.area > least || !overlap.isComplete) found.push({ pair, overlap });
    budget.spend(overlap.steps);
  }
  return found;
}

const unmeasured: Overlap = { area: 0, slices: [], steps: 0, isComplete: false };

/**
 * All pairs of shapes whose boxes are less than `within` units apart, by index; 0: pairs whose boxes overlap. With a spent budget only
 * one more, so that it can be reported.
 */
export function* pairsNear(
  shapes: readonly Shape[],
  within: number,
  budget = new StepBudget(),
): Generator<readonly [number, number]> {
  const boxes = shapes.map((shape, index) => ({ index, box: boxOf(shape) }));
  const sorted = boxes.toSorted((a, b) => a.box.x - b.box.x);
  for (const [at, one] of sorted.entries()) {
    const right = one.box.x + one.box.width + within;
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.box.x >= right) break;
      if (budget.spend(1) && isApart(one.box, other.box, within)) continue;
      yield one.index < other.index ? [one.index, other.index] : [other.index, one.index];
      if (budget.isSpent) return;
    }
  }
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
  shape.some((part) => hasEdgePair(edgesOf([part]), (one, other) => crossingHeight(one, other) !== undefined));

/** Whether any two edges of a polygon match; `isNext`: they meet in a corner. */
function hasEdgePair(edges: readonly Edge[], matches: (one: Edge, other: Edge, isNext: boolean) => boolean): boolean {
  for (const [index, one] of edges.entries()) {
    const [low, high] = [Math.min(one.from[1], one.to[1]), Math.max(one.from[1], one.to[1])];
    for (let next = index + 1; next < edges.length; next += 1) {
      const other = edges[next];
      if (!other || Math.max(other.from[1], other.to[1]) < low || Math.min(other.from[1], other.to[1]) > high) continue;
      const isNext = next === index + 1 || (index === 0 && next === edges.length - 1);
      if (matches(one, other, isNext)) return true;
    }
  }
  return false;
}

/** On which side of an edge a point is: positive, negative, or 0 on its line. */
const sideOf = ({ from: [x1, y1], to: [x2, y2] }: Edge, [x, y]: Point): number =>
  (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);

/** Whether two edges have a point in common; in doubt also if they have none. */
function touches(one: Edge, other: Edge): boolean {
  const areApart = (a: Edge, b: Edge) => sideOf(a, b.from) * sideOf(a, b.to) > 0;
  return !areApart(one, other) && !areApart(other, one);
}

/** Whether two edges that meet in a corner lie on one line. */
const isFoldedBack = (one: Edge, other: Edge): boolean =>
  sideOf(one, other.from) === 0 && sideOf(one, other.to) === 0 && !isStraightOn(one, other);

/** Whether an edge that meets another one continues in its direction. */
const isStraightOn = (one: Edge, other: Edge): boolean =>
  (one.to[0] - one.from[0]) * (other.to[0] - other.from[0]) +
    (one.to[1] - one.from[1]) * (other.to[1] - other.from[1]) >
  0;

function xAt({ from: [x1, y1], to: [x2, y2] }: Edge, y: number): number {
  return y1 === y2 ? x1 : x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
}

/** A line that crosses a height, and where. */
type Crossed = { readonly edge: Edge; readonly x: number };

type TallEdge = { readonly edge: Edge; readonly top: number; readonly bottom: number };

/** The lines of a shape that cross a height, for one height after the other from top to bottom. */
class CrossedEdges {
  readonly #sorted: readonly TallEdge[];
  #next = 0;
  #open: readonly TallEdge[] = [];

  constructor(edges: readonly Edge[]) {
    this.#sorted = edges
      .map((edge) => ({
        edge,
        top: Math.min(edge.from[1], edge.to[1]),
        bottom: Math.max(edge.from[1], edge.to[1]),
      }))
      .toSorted((a, b) => a.top - b.top);
  }

  /** From left to right. */
  at(y: number): readonly Crossed[] {
    const open = this.#open.filter(({ bottom }) => bottom > y);
    for (let edge = this.#sorted[this.#next]; edge && edge.top <= y; edge = this.#sorted[this.#next]) {
      if (edge.bottom > y) open.push(edge);
      this.#next += 1;
    }
    this.#open = open;
    return this.#open.map(({ edge }) => ({ edge, x: xAt(edge, y) })).toSorted((a, b) => a.x - b.x);
  }
}

type Span = readonly [left: Crossed, right: Crossed];

/** The intervals at a height that are within both of two rows of lines. */
function common(ones: readonly Crossed[], others: readonly Crossed[]): readonly Span[] {
  const [spans, otherSpans] = [spansOf(ones), spansOf(others)];
  const found: Span[] = [];
  let [index, otherIndex] = [0, 0];
  for (;;) {
    const [span, otherSpan] = [spans[index], otherSpans[otherIndex]];
    if (!span || !otherSpan) return found;
    const [[left, right], [otherLeft, otherRight]] = [span, otherSpan];
    const from = left.x > otherLeft.x ? left : otherLeft;
    const to = right.x < otherRight.x ? right : otherRight;
    if (from.x < to.x) found.push([from, to]);
    if (right.x < otherRight.x) index += 1;
    else otherIndex += 1;
  }
}

/** Every second interval is inside. */
function spansOf(crossed: readonly Crossed[]): readonly Span[] {
  return crossed.flatMap((left, index) => {
    const right = crossed[index + 1];
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
