import type { Point } from "../../../../src/project/types.ts";
import { type Band, bandHeight, bandOf, type FacadeSegment, facesOf, cornersOf } from "./band.ts";
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
 * The floors between two drawn ones, from bottom to top, true to perspective: verticals meet in one point, equal floors keep
 * their cross-ratio along them. If both have corresponding corners, each corner follows its own line; if they
 * differ, or the building steps back, floors are bands between the straight faces of the two, and share their lines.
 */
export function fillBetween(fill: Fill): readonly Shape[] {
  const [low, high] = [bandOf(fill.lowest), bandOf(fill.highest)];
  if (!low || !high || fill.between < 1) return [];
  const view = uprightView(low, high, fill);
  const [lowest, highest] = [mapShape(fill.lowest, view.upright), mapShape(fill.highest, view.upright)];
  const steps = Array.from({ length: fill.between }, (_, index) => index + 1);
  const storeys = fill.between + 1;
  const floorAt = sameCorners(lowest, highest) ?? bandLevels(lowest, highest);
  return steps.map((step) => mapShape(floorAt(step, storeys), view.seen));
}

/** A floor by its number above the lowest, out of the number of floors up to the highest. */
type Floor = (step: number, storeys: number) => Shape;

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Corner to corner, if the corners are above each other and no floor steps back. */
function sameCorners(lowest: Shape, highest: Shape): Floor | undefined {
  const [low, high] = [lowest[0], highest[0]];
  if (lowest.length !== 1 || highest.length !== 1 || low?.length !== high?.length || !low || !high) return undefined;
  const width = shapeBox(lowest).width;
  const turns = high.map((_, by) => [...high.slice(by), ...high.slice(0, by)]);
  const all = [...turns, ...turns.map((turn) => turn.toReversed())];
  const off = (turn: Polygon) => Math.max(...turn.map(([x], index) => Math.abs(x - (low[index]?.[0] ?? x))));
  const rise = (turn: Polygon) => {
    const rises = turn.map(([, y], index) => y - (low[index]?.[1] ?? y));
    return Math.max(...rises) - Math.min(...rises);
  };
  const fits = all.filter((turn) => off(turn) < width / 50).toSorted((a, b) => rise(a) - rise(b))[0];
  if (!fits) return undefined;
  return (step, storeys) => [
    low.map(([x, y], index): Point => {
      const [toX, toY] = fits[index] ?? [x, y];
      const share = step / storeys;
      return [between(x, toX, share), between(y, toY, share)];
    }),
  ];
}

/** Bands between straight faces: from the upper edge of the lowest floor to the lower one of the highest, so that all of them meet. */
function bandLevels(lowest: Shape, highest: Shape): Floor {
  const [low, high] = [bandOf(lowest)?.upper ?? [], bandOf(highest)?.lower ?? []];
  const least = shapeBox(lowest).width / 40;
  const [lowKinks, highKinks] = [cornersOf(low, least), cornersOf(high, least)];
  const corners = Math.min(lowKinks.length, highKinks.length);
  const faces = facesOf(low, lowKinks, corners);
  const others = facesOf(high, highKinks, corners);
  return (step, storeys) => {
    const edge = (above: number) => levelLine(faces, others, { share: above / (storeys - 1), ends: step / storeys });
    return [[...edge(step - 1), ...edge(step).toReversed()]];
  };
}

/**
 * A level line; `ends`: the fraction at which its floor's ends and corners are. The widest face is in one plane in all floors;
 * the others may step back, and continue from its ends.
 */
function levelLine(
  low: readonly FacadeSegment[],
  high: readonly FacadeSegment[],
  { share, ends }: { readonly share: number; readonly ends: number },
): Polygon {
  const pairs = low.map((face, index) => [face, high[index] ?? face] as const);
  const widths = pairs.map(([face, other]) => face.toX - face.fromX + other.toX - other.fromX);
  const widest = widths.indexOf(Math.max(...widths));
  const base = pairs[widest];
  if (!base) return [];
  const xs = [
    between(pairs[0]?.[0].fromX ?? 0, pairs[0]?.[1].fromX ?? 0, ends),
    ...pairs.map(([face, other]) => between(face.toX, other.toX, ends)),
  ];
  const slopes = pairs.map(([face, other]) => between(face.slope, other.slope, share));
  const baseX = xs[widest] ?? 0;
  const heights = new Map([[widest, between(yOn(base[0], baseX), yOn(base[1], baseX), share)]]);
  const step = (from: number, to: number) => {
    const slope = slopes[Math.min(from, to)] ?? 0;
    heights.set(to, (heights.get(from) ?? 0) + slope * ((xs[to] ?? 0) - (xs[from] ?? 0)));
  };
  for (let index = widest; index < pairs.length; index += 1) step(index, index + 1);
  for (let index = widest; index > 0; index -= 1) step(index, index - 1);
  return xs.map((x, index): Point => [x, heights.get(index) ?? 0]);
}

const yOn = ({ slope, offset }: FacadeSegment, x: number): number => slope * x + offset;

/** By which factor lengths, and offsets from the centre, grow in the picture from `fromY` to `toY`. */
type PerspectiveScale = { readonly fromY: number; readonly toY: number; readonly times: number };

/**
 * Three estimates of the perspective: by how far the building's left and right end lean towards the centre, and by how much lower its
 * top floor appears. The smallest is used: a building that steps back leans inwards anyway, and its top floor is often lower.
 */
function perspectiveScales(low: Band, high: Band, centreX: number): readonly PerspectiveScale[] {
  const ends = [0, -1].flatMap((end): PerspectiveScale[] => {
    const [[x1, fromY], [x2, toY]] = [low.lower.at(end) ?? [0, 0], high.lower.at(end) ?? [0, 0]];
    const times = Math.abs(x1 - centreX) < 1 ? 1 : (x2 - centreX) / (x1 - centreX);
    return times > 0.2 && times < 5 ? [{ fromY, toY, times }] : [];
  });
  const times = Math.sqrt(bandHeight(high) / Math.max(1, bandHeight(low)));
  return [...ends, { fromY: middleY(low.upper), toY: middleY(high.upper), times }];
}

const middleY = (line: Polygon): number => line[Math.floor(line.length / 2)]?.[1] ?? 0;

type View = { readonly upright: (point: Point) => Point; readonly seen: (point: Point) => Point };

/** Maps between the picture and one in which verticals are vertical and equal floors equally high. */
function uprightView(low: Band, high: Band, { centreX, foreshortening }: Fill): View {
  const [footY, topY] = [middleY(low.lower), middleY(high.lower)];
  const scales =
    foreshortening === undefined
      ? perspectiveScales(low, high, centreX)
      : [{ fromY: footY, toY: topY, times: foreshortening }];
  // The change of scale per unit of height: between `fromY` and `toY` sizes change by the factor `times`.
  const rates = scales.map(({ fromY, toY, times }) => (1 - times) / (toY - footY - times * (fromY - footY) || 1));
  const rate = rates.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
  return {
    upright: ([x, y]) => {
      const scale = 1 - rate * (y - footY);
      return [centreX + (x - centreX) / scale, footY + (y - footY) / scale];
    },
    seen: ([x, y]) => {
      const scale = 1 + rate * (y - footY);
      return [centreX + (x - centreX) / scale, footY + (y - footY) / scale];
    },
  };
}
