import type { Point } from "../../../../src/project/types.ts";
import { type Band, bandHeight, bandOf, type WallSegment, wallSegmentsOf, cornersOf } from "./band.ts";
import { mapShape } from "./editShape.ts";
import { type Polygon, type Shape, shapeBox } from "./polygon.ts";

/** The drawn outlines, and the number of floors missing between them. */
export type Fill = {
  readonly lowest: Shape;
  readonly highest: Shape;
  readonly between: number;
  /** The vertical line of the picture at which verticals appear vertical: the middle of its width if it was not cropped. */
  readonly centreX: number;
  /**
   * The apparent scale of the highest floor relative to the lowest: 1 the same, .8 seen from below, above 1 from above. If missing, it
   * is derived from the shapes.
   */
  readonly foreshortening?: number;
};

/**
 * The floors between two drawn ones, from bottom to top, in perspective: the building's verticals meet in one vanishing point, and
 * equal floors appear smaller towards it.
 *
 * 1. Both drawn floors are mapped to an upright view, in which verticals are vertical and equal floors equally high.
 * 2. There the floors between are interpolated linearly: from corner to corner if both drawn floors have the same corners; if not, or
 *    if the building steps back, between their straight wall segments.
 * 3. The results are mapped back to the picture.
 */
export function fillBetween(fill: Fill): readonly Shape[] {
  const [low, high] = [bandOf(fill.lowest), bandOf(fill.highest)];
  if (!low || !high || fill.between < 1) return [];
  const { toUpright, toPicture } = uprightView(low, high, fill);
  const [lowest, highest] = [mapShape(fill.lowest, toUpright), mapShape(fill.highest, toUpright)];
  const shapeAt = betweenSameCorners(lowest, highest) ?? betweenWallSegments(lowest, highest);
  const floorCount = fill.between + 1;
  return Array.from({ length: fill.between }, (_, index) => mapShape(shapeAt(index + 1, floorCount), toPicture));
}

/** The shape of a floor between; `floor`: 0 would be the lowest drawn floor, `floorCount` the highest. */
type FloorShapeAt = (floor: number, floorCount: number) => Shape;

const interpolate = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Corner to corner, if each corner of the highest floor is above one of the lowest; undefined if not: a floor steps back. */
function betweenSameCorners(lowest: Shape, highest: Shape): FloorShapeAt | undefined {
  const [low, high] = [lowest[0], highest[0]];
  if (lowest.length !== 1 || highest.length !== 1 || low?.length !== high?.length || !low || !high) return undefined;
  const maxSidewaysOffset = shapeBox(lowest).width / 50;
  // The outlines may start at different corners and run in opposite directions.
  const rotations = high.map((_, start) => [...high.slice(start), ...high.slice(0, start)]);
  const orders = [...rotations, ...rotations.map((rotation) => rotation.toReversed())];
  const sidewaysOffset = (order: Polygon) =>
    Math.max(...order.map(([x], index) => Math.abs(x - (low[index]?.[0] ?? x))));
  // How unequally the corners rise from the lowest floor to the highest.
  const heightSpread = (order: Polygon) => {
    const rises = order.map(([, y], index) => y - (low[index]?.[1] ?? y));
    return Math.max(...rises) - Math.min(...rises);
  };
  const bestOrder = orders
    .filter((order) => sidewaysOffset(order) < maxSidewaysOffset)
    .toSorted((a, b) => heightSpread(a) - heightSpread(b))[0];
  if (!bestOrder) return undefined;
  return (floor, floorCount) => [
    low.map(([x, y], index): Point => {
      const [toX, toY] = bestOrder[index] ?? [x, y];
      const share = floor / floorCount;
      return [interpolate(x, toX, share), interpolate(y, toY, share)];
    }),
  ];
}

/**
 * Floors bounded by level lines, which neighbouring floors share, from the upper edge of the lowest floor to the lower edge of the
 * highest. A line has a height, and x coordinates of its ends and corners:
 *
 * - `heightShare` counts lines. With three floors between (`floorCount` 4), the lines are at 0/3 (the upper edge of the lowest floor),
 *   1/3, 2/3 and 3/3 (the lower edge of the highest), and the first of the three floors is between 0/3 and 1/3.
 * - `widthShare` counts floors, because both lines of a floor have the same x coordinates: its walls are vertical in this view. The
 *   corners of the first of the three floors are 1/4 of the way from the lowest floor's to the highest's, those of the third 3/4.
 */
function betweenWallSegments(lowest: Shape, highest: Shape): FloorShapeAt {
  const [low, high] = [bandOf(lowest)?.upper ?? [], bandOf(highest)?.lower ?? []];
  const minDeviation = shapeBox(lowest).width / 40;
  const [lowCorners, highCorners] = [cornersOf(low, minDeviation), cornersOf(high, minDeviation)];
  const cornerCount = Math.min(lowCorners.length, highCorners.length);
  const lowSegments = wallSegmentsOf(low, lowCorners, cornerCount);
  const highSegments = wallSegmentsOf(high, highCorners, cornerCount);
  return (floor, floorCount) => {
    const lineAt = (line: number) =>
      levelLine(lowSegments, highSegments, { heightShare: line / (floorCount - 1), widthShare: floor / floorCount });
    return [[...lineAt(floor - 1), ...lineAt(floor).toReversed()]];
  };
}

/**
 * A line between the corresponding wall segments of two floors. Its widest segment is taken to be in the same plane on all floors, so
 * its height is interpolated; the others may step back, so they only continue from its ends, with interpolated slopes.
 */
function levelLine(
  low: readonly WallSegment[],
  high: readonly WallSegment[],
  { heightShare, widthShare }: { readonly heightShare: number; readonly widthShare: number },
): Polygon {
  const pairs = low.map((lowSegment, index) => [lowSegment, high[index] ?? lowSegment] as const);
  const widths = pairs.map(([a, b]) => a.toX - a.fromX + b.toX - b.fromX);
  const widest = widths.indexOf(Math.max(...widths));
  const widestPair = pairs[widest];
  if (!widestPair) return [];
  // Segment `index` runs from corner `index` to corner `index + 1`.
  const xs = [
    interpolate(pairs[0]?.[0].fromX ?? 0, pairs[0]?.[1].fromX ?? 0, widthShare),
    ...pairs.map(([a, b]) => interpolate(a.toX, b.toX, widthShare)),
  ];
  const slopes = pairs.map(([a, b]) => interpolate(a.slope, b.slope, heightShare));
  const startX = xs[widest] ?? 0;
  const startY = interpolate(yOn(widestPair[0], startX), yOn(widestPair[1], startX), heightShare);
  const ys = new Map([[widest, startY]]);
  const continueTo = (from: number, to: number) => {
    const slope = slopes[Math.min(from, to)] ?? 0;
    ys.set(to, (ys.get(from) ?? 0) + slope * ((xs[to] ?? 0) - (xs[from] ?? 0)));
  };
  for (let index = widest; index < pairs.length; index += 1) continueTo(index, index + 1);
  for (let index = widest; index > 0; index -= 1) continueTo(index, index - 1);
  return xs.map((x, index): Point => [x, ys.get(index) ?? 0]);
}

const yOn = ({ slope, offset }: WallSegment, x: number): number => slope * x + offset;

/** By which factor lengths, and offsets from the centre, grow in the picture from `fromY` to `toY`. */
type PerspectiveScale = { readonly fromY: number; readonly toY: number; readonly factor: number };

/**
 * Up to three independent estimates of the perspective: how far the building's left end leans towards the centre, how far its right end
 * does, and how much less high its top floor appears than its lowest.
 */
function estimateScales(low: Band, high: Band, centreX: number): readonly PerspectiveScale[] {
  const ends = [0, -1].flatMap((end): PerspectiveScale[] => {
    const [[x1, fromY], [x2, toY]] = [low.lower.at(end) ?? [0, 0], high.lower.at(end) ?? [0, 0]];
    const factor = Math.abs(x1 - centreX) < 1 ? 1 : (x2 - centreX) / (x1 - centreX);
    return factor > 0.2 && factor < 5 ? [{ fromY, toY, factor }] : [];
  });
  // Heights shrink by the square of the factor by which widths shrink.
  const factor = Math.sqrt(bandHeight(high) / Math.max(1, bandHeight(low)));
  return [...ends, { fromY: middleY(low.upper), toY: middleY(high.upper), factor }];
}

const middleY = (line: Polygon): number => line[Math.floor(line.length / 2)]?.[1] ?? 0;

type UprightView = {
  readonly toUpright: (point: Point) => Point;
  readonly toPicture: (point: Point) => Point;
};

/**
 * Maps between the picture and a view in which verticals are vertical and equal floors equally high. In the picture, lengths change
 * linearly with the height: `scale(y) = 1 - rate * (y - footY)`, so the scale is 1 at the foot of the building and 0 at the vanishing
 * point. `toUpright` divides by it; `toPicture` is the inverse.
 */
function uprightView(low: Band, high: Band, { centreX, foreshortening }: Fill): UprightView {
  const [footY, topY] = [middleY(low.lower), middleY(high.lower)];
  const estimates =
    foreshortening === undefined
      ? estimateScales(low, high, centreX)
      : [{ fromY: footY, toY: topY, factor: foreshortening }];
  // `scale(toY) = factor * scale(fromY)`, solved for the rate; `|| 1` avoids a division by zero if both are at the same height.
  const rates = estimates.map(({ fromY, toY, factor }) => (1 - factor) / (toY - footY - factor * (fromY - footY) || 1));
  // The smallest: a building that steps back leans inwards without any perspective, and its top floor is often a lower one.
  const rate = rates.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
  return {
    toUpright: ([x, y]) => {
      const scale = 1 - rate * (y - footY);
      return [centreX + (x - centreX) / scale, footY + (y - footY) / scale];
    },
    toPicture: ([x, y]) => {
      const scale = 1 + rate * (y - footY);
      return [centreX + (x - centreX) / scale, footY + (y - footY) / scale];
    },
  };
}
