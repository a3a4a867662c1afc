import type { Volume } from "../project/geoLocation.ts";

/** A point on the site plan in metres: x to the right, y downwards. */
export type PlanPoint = readonly [x: number, y: number];

/** A vertical wall from the ground; the building lies to the right of the direction from `from` to `to` on the plan. */
export type Wall = { readonly from: PlanPoint; readonly to: PlanPoint; readonly heightM: number };

const numbersPerPoint: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };

/** The walls of a volume. Curves count as straight lines, which is precise enough for the outline of a building. */
export function wallsOf({ outline, heightM }: Volume): readonly Wall[] {
  return polygonsOf(outline).flatMap((corners) => {
    const ordered = signedArea(corners) < 0 ? corners.toReversed() : corners;
    return ordered.flatMap((from, i): Wall[] => {
      const to = ordered[(i + 1) % ordered.length] ?? from;
      return from[0] === to[0] && from[1] === to[1] ? [] : [{ from, to, heightM }];
    });
  });
}

/** The corners of every part of SVG path data. */
function polygonsOf(outline: string): readonly (readonly PlanPoint[])[] {
  const polygons: PlanPoint[][] = [];
  let here: PlanPoint = [0, 0];
  for (const [, letter = "", coordinates = ""] of outline.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase();
    const polygon = polygons.at(-1);
    if (command === "Z") {
      here = polygon?.[0] ?? here;
      continue;
    }
    const numbers = (coordinates.match(/[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/gi) ?? []).map(Number);
    const step = numbersPerPoint[command] ?? 2;
    for (let at = 0; at + step <= numbers.length; at += step) {
      here = endOf(command, numbers.slice(at, at + step), { here, isRelative: letter !== command });
      if (command === "M" && at === 0) polygons.push([here]);
      else polygons.at(-1)?.push(here);
    }
  }
  return polygons;
}

type PathState = { readonly here: PlanPoint; readonly isRelative: boolean };

function endOf(command: string, numbers: readonly number[], { here: [x, y], isRelative }: PathState): PlanPoint {
  const [left, above] = isRelative ? [x, y] : [0, 0];
  const last = numbers.at(-1) ?? 0;
  if (command === "H") return [left + last, y];
  if (command === "V") return [x, above + last];
  return [left + (numbers.at(-2) ?? 0), above + last];
}

/** Twice the area; positive if the corners are in clockwise order on a plan with y downwards. */
function signedArea(corners: readonly PlanPoint[]): number {
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}
