import type { Point } from "../types.ts";
import { pathOf } from "./pathOf.ts";
import type { Stroke } from "./stroke.ts";

/** Path data of a mark whose points and radius are already in drawing units. */
export function strokePath({ kind, points, radius = 0 }: Stroke): string {
  if (kind === "ellipse") return ellipsePath(points);
  if (kind === "loop" && radius > 0) return roundedLoop(points, radius);
  return pathOf(points, kind === "loop");
}

function ellipsePath([middle, corner]: readonly Point[]): string {
  if (!middle || !corner) return "";
  const [rx, ry] = [Math.abs(corner[0] - middle[0]), Math.abs(corner[1] - middle[1])];
  const half = `a${rx} ${ry} 0 1 0 `;
  return `M${middle[0] - rx} ${middle[1]}${half}${2 * rx} 0${half}${-2 * rx} 0z`;
}

function roundedLoop(points: readonly Point[], radius: number): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const corners = points.map((corner, i) => {
    const [into, out] = [towards(corner, at(i - 1), radius), towards(corner, at(i + 1), radius)];
    const bend = `q${corner[0] - into[0]} ${corner[1] - into[1]} ${out[0] - into[0]} ${out[1] - into[1]}`;
    return { into, out, bend };
  });
  const [first] = corners;
  if (!first) return "";
  const runs = corners.slice(1).map(({ into, bend }, i) => edge(corners[i]?.out ?? into, into) + bend);
  return `M${first.into[0]} ${first.into[1]}${first.bend}${runs.join("")}z`.replaceAll(" -", "-");
}

function towards(from: Point, to: Point, distance: number): Point {
  return [
    from[0] + Math.sign(Math.round(to[0] - from[0])) * distance,
    from[1] + Math.sign(Math.round(to[1] - from[1])) * distance,
  ];
}

// The part of a path from one point to the next.
function edge(from: Point, to: Point): string {
  return pathOf([from, to], false).replace(/^M-?\d+ ?-?\d+/, "");
}
