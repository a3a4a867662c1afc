import type { Point } from "../../../../src/project/types.ts";
import { distance } from "../geometry/polygon.ts";
import { across, along, type WallLine } from "./wallLines.ts";
import { linesNear, maxReach, tile, type WallMap } from "./wallMap.ts";

/** Where a point snaps to in a plan's picture: where two edges of walls meet, or on an edge. In units of the picture. */
export type WallSnap = { readonly kind: "wallCorner" | "wallEdge"; readonly point: Point };

/** In pixels: how far edges are rounded where they meet. */
const roundedAway = 3.5;
/** Two lines closer to parallel than this have no meaningful intersection (sine of 20 degrees). */
const minTurn = 0.34;

/** Where a point within `tolerance` units of a wall snaps to: the nearest corner or, if there is none, the nearest edge or centre line. */
export function snapToWall(walls: WallMap, point: Point, tolerance: number): WallSnap | undefined {
  const { perUnit } = walls;
  const [place, reach] = [scaled(point, perUnit), Math.min(maxReach, tolerance * perUnit)];
  const lines = linesNear(walls, place).filter(
    ({ normal, offset }) => Math.abs(across(normal, place) - offset) <= reach,
  );
  const nearest = (points: readonly Point[]): Point | undefined =>
    points
      .filter((each) => distance(each, place) <= reach)
      .toSorted((one, other) => distance(one, place) - distance(other, place))[0];
  const corner = nearest(meetings(lines));
  if (corner) return { kind: "wallCorner", point: scaled(corner, 1 / perUnit) };
  const edge = nearest(lines.map((line) => footOn(line, place)).filter((foot) => foot !== undefined));
  return edge && { kind: "wallEdge", point: scaled(edge, 1 / perUnit) };
}

/** The nearest point on the centre line of a wall that runs along a direction; undefined if none is within `tolerance` units. */
export function besideInWall(
  walls: WallMap,
  { point, direction, tolerance }: { readonly point: Point; readonly direction: Point; readonly tolerance: number },
): Point | undefined {
  const { perUnit } = walls;
  const place = scaled(point, perUnit);
  const length = distance([0, 0], direction);
  const feet = linesNear(walls, place)
    .filter(({ normal, isMiddle }) => isMiddle && Math.abs(across(normal, direction)) < length * minTurn)
    .flatMap((line) => {
      const foot = footOn(line, place);
      return foot ? [{ foot, away: distance(foot, place) }] : [];
    });
  const [nearest] = feet.toSorted((one, other) => one.away - other.away);
  return nearest && nearest.away <= tolerance * perUnit ? scaled(nearest.foot, 1 / perUnit) : undefined;
}

/** A step that would cross an edge of a wall ends on it; undefined if it does not cross one. */
export function stopAtWall(walls: WallMap, from: Point, to: Point): WallSnap | undefined {
  const { perUnit } = walls;
  const [start, end] = [scaled(from, perUnit), scaled(to, perUnit)];
  const length = distance(start, end);
  const shares = linesBetween(walls, start, end).flatMap((line) => {
    const before = across(line.normal, start) - line.offset;
    const rise = across(line.normal, end) - line.offset - before;
    // A parallel wall is not crossed.
    if (Math.abs(rise) < length * minTurn) return [];
    const share = -before / rise;
    const met: Point = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    // A point already on the edge is not stopped by it again: outlines are in tenths of a unit.
    return share * length > 0.1 * perUnit && share <= 1 && isBetweenEnds(line, met) ? [share] : [];
  });
  if (shares.length === 0) return undefined;
  const share = Math.min(...shares);
  return { kind: "wallEdge", point: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] };
}

/** The lines of all tiles on the way from one place to another. */
function linesBetween(walls: WallMap, start: Point, end: Point): readonly WallLine[] {
  const count = Math.ceil(distance(start, end) / tile);
  const places = Array.from({ length: count + 1 }, (_, at): Point => {
    const share = count === 0 ? 0 : at / count;
    return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
  });
  return [...new Set(places.flatMap((place) => linesNear(walls, place)))];
}

const scaled = ([x, y]: Point, by: number): Point => [x * by, y * by];

const isBetweenEnds = ({ normal, from, to }: WallLine, place: Point): boolean => {
  const at = along(normal, place);
  return at > from - roundedAway && at < to + roundedAway;
};

/** The point of a line nearest to a place; undefined if the line does not extend that far. */
function footOn(line: WallLine, [x, y]: Point): Point | undefined {
  const away = across(line.normal, [x, y]) - line.offset;
  const foot: Point = [x - line.normal[0] * away, y - line.normal[1] * away];
  return isBetweenEnds(line, foot) ? foot : undefined;
}

/** The intersection of two lines, if both extend that far. */
function meetings(lines: readonly WallLine[]): readonly Point[] {
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other): Point[] => {
      const turn = along(one.normal, other.normal);
      if (Math.abs(turn) < minTurn) return [];
      const x = (one.offset * other.normal[1] - other.offset * one.normal[1]) / turn;
      const y = (other.offset * one.normal[0] - one.offset * other.normal[0]) / turn;
      return isBetweenEnds(one, [x, y]) && isBetweenEnds(other, [x, y]) ? [[x, y]] : [];
    }),
  );
}
