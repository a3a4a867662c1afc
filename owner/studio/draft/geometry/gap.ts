import type { Point } from "../../../../src/project/types.ts";
import { memoize } from "../memoize.ts";
import type { Slice } from "./overlap.ts";
import { outerOf, type Polygon, type Shape, signedArea } from "./polygon.ts";

/** The gap between two shapes, along edges that face each other. */
export type Gap = {
  /** In units, along it. */
  readonly length: number;
  /** In square units. */
  readonly area: number;
  /** In units, across it: its minimum and maximum width. */
  readonly narrow: number;
  readonly wide: number;
  /** For display: four-cornered slices. */
  readonly slices: readonly Slice[];
};

/** The adjacency of two shapes. */
export type Beside = {
  /** In units: the length of the line that they share. */
  readonly shared: number;
  /** Undefined if there is no gap between them. */
  readonly gap: Gap | undefined;
  /** The work that it took, in steps of a `StepBudget`. */
  readonly steps: number;
};

type How = {
  /** In units: lines closer than this count as one. */
  readonly same: number;
  /** In units: edges further apart do not face each other. */
  readonly reach: number;
};

/** Edges closer to parallel than this face each other (cosine of 15 degrees). */
const minParallel = 0.966;

/** More stretches than this are not a wall: two apartments have some dozens. */
const maxFacing = 5000;
/** What a pair of edges, and a stretch on which they face each other, cost in comparison with a crossing of two edges. */
const [edgeSteps, facingSteps] = [5, 1000];

/** The adjacency of two shapes: every edge of one is measured against the edges of the other that face it. */
export function besideOf(one: Shape, other: Shape, { same, reach }: How): Beside {
  const [edges, others] = [edgesOf(one), edgesOf(other)];
  const near: Facing[] = [];
  for (const edge of edges)
    for (const across of others) {
      const found = facing(edge, across);
      if (!found || Math.max(found.from.away, found.to.away) > reach) continue;
      near.push(found);
      if (near.length > maxFacing) return { shared: 0, gap: undefined, steps: maxFacing * facingSteps };
    }
  const steps = edgeSteps * edges.length * others.length + facingSteps * near.length;
  const isShared = ({ from, to }: Facing) => Math.max(Math.abs(from.away), Math.abs(to.away)) <= same;
  const open = near
    .flatMap((each) => (isShared(each) ? [] : opened(each)))
    .filter((each) => each.length > widest(each));
  const sum = (all: readonly Facing[], measure: (each: Facing) => number) =>
    all.reduce((total, each) => total + measure(each), 0);
  const shared = sum(near.filter(isShared), ({ length }) => length);
  if (open.length === 0) return { shared, gap: undefined, steps };
  const gap = {
    length: sum(open, ({ length }) => length),
    area: sum(open, ({ from, to, length }) => (length * (from.away + to.away)) / 2),
    narrow: Math.min(...open.map(({ from, to }) => Math.min(from.away, to.away))),
    wide: Math.max(...open.map(widest)),
    slices: open.map(({ from, to }): Slice => [from.here, to.here, to.there, from.there]),
  };
  return { shared, gap, steps };
}

const widest = ({ from, to }: Facing): number => Math.max(from.away, to.away);

/** A edge of a shape: its start, direction and length, and its outward normal. */
type Edge = {
  readonly from: Point;
  readonly to: Point;
  readonly along: Point;
  readonly out: Point;
  readonly length: number;
};

/** All edges of the outermost polygon, clockwise; cached for unchanged shapes. */
const edgesOf = memoize((shape: Shape): readonly Edge[] => {
  const outer = outerOf(shape) ?? [];
  const ring: Polygon = signedArea(outer) < 0 ? outer.toReversed() : outer;
  return ring.flatMap((from, index): Edge[] => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) return [];
    const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return [{ from, to, along: [x, y], out: [y, -x], length }];
  });
});

/** An end of a stretch on which two edges face each other: its position on both, and their distance there; negative if they overlap. */
type End = { readonly here: Point; readonly there: Point; readonly away: number };

type Facing = { readonly from: End; readonly to: End; readonly length: number };

/** The part of a stretch on which two edges do not overlap, in a list; empty if they overlap along all of it. */
function opened(stretch: Facing): readonly Facing[] {
  const { from, to, length } = stretch;
  if (from.away >= 0 && to.away >= 0) return [stretch];
  if (from.away <= 0 && to.away <= 0) return [];
  const share = from.away / (from.away - to.away);
  const at = ([x1, y1]: Point, [x2, y2]: Point): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  const met: End = { here: at(from.here, to.here), there: at(from.there, to.there), away: 0 };
  return [from.away < 0 ? { from: met, to, length: length * (1 - share) } : { from, to: met, length: length * share }];
}

const dot = ([x1, y1]: Point, [x2, y2]: Point): number => x1 * x2 + y1 * y2;

/** The stretch on which two edges face each other; undefined if they do not. */
function facing(edge: Edge, across: Edge): Facing | undefined {
  if (dot(edge.along, across.along) > -minParallel) return undefined;
  const fromEdge = (point: Point) => {
    const offset: Point = [point[0] - edge.from[0], point[1] - edge.from[1]];
    return { at: dot(offset, edge.along), away: dot(offset, edge.out) };
  };
  // The other edge runs in the opposite direction.
  const [start, end] = [fromEdge(across.to), fromEdge(across.from)];
  const [from, to] = [Math.max(0, start.at), Math.min(edge.length, end.at)];
  if (to <= from) return undefined;
  const endAt = (at: number): End => {
    const away = start.away + ((at - start.at) / (end.at - start.at)) * (end.away - start.away);
    const here: Point = [edge.from[0] + edge.along[0] * at, edge.from[1] + edge.along[1] * at];
    return { here, there: [here[0] + edge.out[0] * away, here[1] + edge.out[1] * away], away };
  };
  return { from: endAt(from), to: endAt(to), length: to - from };
}
