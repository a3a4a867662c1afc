import type { Point } from "../../../../src/project/types.ts";
import { crossesItself, overlapOf, shapeArea } from "./overlap.ts";
import { distance, isInside, nearestOnLine, outerOf, type Polygon, rounded, type Shape } from "./polygon.ts";

/** Two shapes with a shared boundary. */
export type JoinedShapes = {
  readonly one: Shape;
  readonly other: Shape;
  /** Whether the line is a wall's. */
  readonly isAtWall: boolean;
  /** The new positions of corners of the two: corners at the same places in other shapes move along. */
  readonly moves: readonly Move[];
};

/** A corner's old and new position. */
export type Move = { readonly from: Point; readonly to: Point };

type JoinOptions = {
  /** In units: a gap this wide between two shapes is closed. */
  readonly maxGap: number;
  /** The new position of a corner of the common line, which runs in a direction: in a wall; undefined: unchanged. */
  readonly snapToWall?: (corner: Point, direction: Point) => Point | undefined;
};

/** Corners closer than this count as one: outlines are written in tenths of a unit. */
const cornerTolerance = 0.15;
/** Relative to the smaller shape: sharing or changing more than this cannot be intended. */
const maxChange = 0.25;

/** Two outlines of 200 corners; the largest ring on the way to a common line. */
const [maxSteps, maxRing] = [20_000_000, 2000];

/** The work that joining two shapes may take, in steps of a `StepBudget`; those that would take more are not joined. */
export function joinSteps(one: Shape, other: Shape): number {
  const [first, second] = [one.flat().length, other.flat().length];
  return first * second * (first + second);
}

/**
 * Joins two shapes that overlap slightly, or leave a gap, along a common line: the one that needs fewer corners for it follows the
 * other, which is unchanged. Undefined if neither can: one contains the other, they overlap too much, are too far apart, or have too
 * many corners.
 */
export function joinLines(one: Shape, other: Shape, { maxGap, snapToWall }: JoinOptions): JoinedShapes | undefined {
  if (joinSteps(one, other) > maxSteps) return undefined;
  const smallerArea = Math.min(shapeArea(one), shapeArea(other));
  const overlap = overlapOf(one, other).area;
  const [first, second] = [outerOf(one), outerOf(other)];
  if (!first || !second || overlap > smallerArea * maxChange) return undefined;
  const maxDistance = Math.max(maxGap, overlap > 1 ? depthOf(first, second) : 0) + cornerTolerance;
  const both = [
    snapRing(first, second, maxDistance)?.map(({ fixed, moved, moves }) => ({
      one: fixed,
      other: moved,
      moves,
    })),
    snapRing(second, first, maxDistance)?.map(({ fixed, moved, moves }) => ({
      one: moved,
      other: fixed,
      moves,
    })),
  ];
  const sound = both
    .flatMap((each) => each ?? [])
    .map((pair) => ({ ...pair, one: withOuter(one, pair.one), other: withOuter(other, pair.other) }))
    .filter((pair) => isSound([one, other], [pair.one, pair.other]));
  const [best] = sound.toSorted((a, b) => cornersOf(a) - cornersOf(b));
  if (!best) return undefined;
  const pairOnWall = snapToWall && movedOntoWalls(best, snapToWall);
  return pairOnWall && isSound([one, other], [pairOnWall.one, pairOnWall.other])
    ? { ...pairOnWall, isAtWall: true }
    : { ...best, isAtWall: false };
}

type Pair = Omit<JoinedShapes, "isAtWall">;

const cornersOf = ({ one, other }: Pair): number => one.flat().length + other.flat().length;

const withOuter = (shape: Shape, outer: Polygon): Shape =>
  shape.map((part) => (part === outerOf(shape) ? outer : part));

/** Whether the result is what was intended: both shapes changed only slightly, and nothing overlaps any more. */
function isSound(before: readonly [Shape, Shape], after: readonly [Shape, Shape]): boolean {
  const isLike = ([was, is]: readonly [Shape, Shape]) => {
    const area = shapeArea(was);
    return !crossesItself(is) && Math.abs(shapeArea(is) - area) < area * maxChange;
  };
  return isLike([before[0], after[0]]) && isLike([before[1], after[1]]) && overlapOf(...after).area <= 1;
}

/** The shared boundary, each of its edges moved perpendicularly onto a wall; undefined where there is no wall. */
function movedOntoWalls(
  { one, other, moves }: Pair,
  snapToWall: NonNullable<JoinOptions["snapToWall"]>,
): Pair | undefined {
  const isShared = (corner: Point) => other.flat().some((each) => distance(each, corner) < cornerTolerance);
  const edges = one.flatMap(edgesOf).filter(({ from, to }) => isShared(from) && isShared(to));
  const shifts = edges.flatMap(({ from, to }) => {
    const direction: Point = [to[0] - from[0], to[1] - from[1]];
    const [start, end] = [snapToWall(from, direction), snapToWall(to, direction)];
    // A wall with a door in it may be detected at one end only.
    const [first, last] = [
      start ? minus(start, from) : end && minus(end, to),
      end ? minus(end, to) : start && minus(start, from),
    ];
    return first && last
      ? [
          { at: from, by: first },
          { at: to, by: last },
        ]
      : [];
  });
  if (shifts.length === 0) return undefined;
  const moved = (corner: Point): Point => {
    const own = shifts.filter(({ at }) => distance(at, corner) < cornerTolerance);
    // Two collinear edges yield the same wall.
    const turned = own.find(
      ({ by }) => own[0] && Math.abs(by[0] * own[0].by[1] - by[1] * own[0].by[0]) > cornerTolerance,
    );
    const by = [...own.slice(0, 1), ...(turned ? [turned] : [])];
    return by.length === 0
      ? corner
      : tenths(by.reduce(([x, y], shift): Point => [x + shift.by[0], y + shift.by[1]], corner));
  };
  const onWall = (shape: Shape) => shape.map((part) => withoutSpikes(part.map(moved)));
  const own = [...one, ...other].flat().map((from) => ({ from, to: moved(from) }));
  return {
    one: onWall(one),
    other: onWall(other),
    moves: [
      ...moves.map(({ from, to }) => ({ from, to: moved(to) })),
      ...own.filter(({ from, to }) => distance(from, to) >= cornerTolerance),
    ],
  };
}

const minus = ([x1, y1]: Point, [x2, y2]: Point): Point => [x1 - x2, y1 - y2];

const tenths = ([x, y]: Point): Point => [rounded(x), rounded(y)];

type LineEnd = { readonly index: number; readonly point: Point; readonly distance: number };

/** The point of a ring's line that is nearest to a point. */
function nearestOn(ring: Polygon, point: Point): LineEnd {
  let best: LineEnd = { index: 0, point: ring[0] ?? point, distance: Infinity };
  ring.forEach((from, index) => {
    const on = nearestOnLine(point, from, ring[(index + 1) % ring.length] ?? from);
    const away = distance(on, point);
    if (away < best.distance) best = { index, point: on, distance: away };
  });
  return best;
}

const middleOf = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

type Edge = { readonly from: Point; readonly to: Point };

const edgesOf = (ring: Polygon): readonly Edge[] =>
  ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from }));

/** The maximum distance that one ring reaches into another. */
function depthOf(one: Polygon, other: Polygon): number {
  const into = (ring: Polygon, around: Polygon) =>
    edgesOf(splitAt(ring, around, Infinity))
      .flatMap(({ from, to }) => [from, middleOf(from, to)])
      .flatMap((point) => (isInside([around], point) ? [nearestOn(around, point).distance] : []));
  return Math.max(0, ...into(one, other), ...into(other, one));
}

/** A ring with added corners: where it crosses another one, and next to corners of that one at most `maxDistance` away. */
function splitAt(ring: Polygon, other: Polygon, maxDistance: number): Polygon {
  return edgesOf(ring).flatMap(({ from, to }) => {
    const beside = other.flatMap((corner) => {
      const on = nearestOnLine(corner, from, to);
      return distance(on, corner) <= maxDistance ? [on] : [];
    });
    const crossed = edgesOf(other).flatMap((edge) => crossing({ from, to }, edge) ?? []);
    const between = [...beside, ...crossed]
      .filter((point) => distance(point, from) > cornerTolerance && distance(point, to) > cornerTolerance)
      .toSorted((a, b) => distance(a, from) - distance(b, from));
    return [
      from,
      ...between.filter((point, at) => at === 0 || distance(point, between[at - 1] ?? from) > cornerTolerance),
    ];
  });
}

/** The point where two edges cross, in a list so that it can be flattened; undefined if they do not. */
function crossing(one: Edge, other: Edge): readonly [Point] | undefined {
  const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = [one.from, one.to, other.from, other.to];
  const determinant = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
  if (determinant === 0) return undefined;
  const fraction = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / determinant;
  const otherFraction = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / determinant;
  const isOnBoth = fraction > 0 && fraction < 1 && otherFraction > 0 && otherFraction < 1;
  return isOnBoth ? [[x1 + fraction * (x2 - x1), y1 + fraction * (y2 - y1)]] : undefined;
}

/** Snaps a ring to another one wherever it lies inside it or at most `maxDistance` away; empty if that is nowhere, or all the way round. */
function snapRing(
  fixed: Polygon,
  moving: Polygon,
  maxDistance: number,
): readonly { readonly fixed: Polygon; readonly moved: Polygon; readonly moves: readonly Move[] }[] {
  const split = splitAt(moving, fixed, maxDistance);
  if (split.length > maxRing) return [];
  const isNear = edgesOf(split).map(({ from, to }) => {
    const middle = middleOf(from, to);
    return isInside([fixed], middle) || nearestOn(fixed, middle).distance <= maxDistance;
  });
  const start = isNear.findIndex((near, index) => near && !isNear[(index + split.length - 1) % split.length]);
  if (start < 0) return [];
  const [moved, sharedPoints]: [Point[], Point[]] = [[], []];
  for (let at = 0; at < split.length;) {
    const index = (start + at) % split.length;
    let length = 0;
    while (isNear[(index + length) % split.length]) length += 1;
    const [first, last] = [split[index], split[(index + length) % split.length]];
    if (!first || !last) return [];
    // A point between two of its corners that does not move with either stays as a corner.
    const keptCorner = (point: Point) =>
      moving.some((corner) => distance(corner, point) < cornerTolerance) ? [] : [point];
    if (length === 0) moved.push(...(isNear[(index + split.length - 1) % split.length] ? keptCorner(first) : [first]));
    else {
      const along = lineAlong(fixed, nearestOn(fixed, first), nearestOn(fixed, last));
      moved.push(...keptCorner(first), ...along, ...keptCorner(last));
      sharedPoints.push(...along);
    }
    at += Math.max(1, length);
  }
  const [fixedRing, movedRing] = [sharedPoints.reduce(withCorner, fixed), startingAt(withoutSpikes(moved), moving[0])];
  return [{ fixed: fixedRing, moved: movedRing, moves: movesOf(moving, movedRing, fixedRing) }];
}

/** The new positions of a ring's removed corners: at the nearest corner on the line it follows. */
function movesOf(before: Polygon, after: Polygon, fixed: Polygon): readonly Move[] {
  const onLine = after.filter((corner) => nearestOn(fixed, corner).distance < cornerTolerance);
  return before.flatMap((from): Move[] => {
    if (after.some((corner) => distance(corner, from) < cornerTolerance)) return [];
    const [to] = onLine.toSorted((a, b) => distance(a, from) - distance(b, from));
    return to ? [{ from, to }] : [];
  });
}

/** Rotates a ring so that it begins at the corner nearest to a point: its first corner stays the first. */
function startingAt(ring: Polygon, point: Point = [0, 0]): Polygon {
  const away = ring.map((corner) => distance(corner, point));
  const start = away.indexOf(Math.min(...away));
  return [...ring.slice(start), ...ring.slice(0, start)];
}

/** A ring's line from one of its places to another, the shorter way round. */
function lineAlong(ring: Polygon, from: LineEnd, to: LineEnd): readonly Point[] {
  const linePoints = (start: LineEnd, end: LineEnd): readonly Point[] => {
    const corner = ring[start.index] ?? start.point;
    const isAhead = start.index === end.index && distance(corner, start.point) <= distance(corner, end.point);
    const count = isAhead ? 0 : (end.index - start.index + ring.length) % ring.length || ring.length;
    const between = Array.from({ length: count }, (_, at) => ring[(start.index + 1 + at) % ring.length] ?? corner);
    return [tenths(start.point), ...between, tenths(end.point)];
  };
  const lengthOf = (points: readonly Point[]) =>
    points.reduce((sum, point, at) => sum + distance(point, points[at - 1] ?? point), 0);
  const [ahead, back] = [linePoints(from, to), linePoints(to, from).toReversed()];
  return lengthOf(ahead) <= lengthOf(back) ? ahead : back;
}

/** A ring with a corner at a point of its line, unless it has one there. */
function withCorner(ring: Polygon, point: Point): Polygon {
  if (ring.some((corner) => distance(corner, point) < cornerTolerance)) return ring;
  return ring.toSpliced(nearestOn(ring, point).index + 1, 0, point);
}

/** Removes duplicate corners, and spikes without width. */
export function withoutSpikes(ring: Polygon): Polygon {
  const rest = [...ring];
  for (let at = spikeIn(rest); at >= 0 && rest.length > 3; at = spikeIn(rest)) rest.splice(at, 1);
  return rest;
}

/** The index of the first corner that is a duplicate or the end of a spike; -1 if there is none. */
const spikeIn = (ring: Polygon): number =>
  ring.findIndex((corner, index) => {
    const [before, after] = [ring.at(index - 1) ?? corner, ring[(index + 1) % ring.length] ?? corner];
    return (
      distance(before, corner) < cornerTolerance ||
      distance(nearestOnLine(after, before, corner), after) < cornerTolerance ||
      distance(nearestOnLine(before, corner, after), before) < cornerTolerance
    );
  });
