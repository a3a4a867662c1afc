import type { Point, Polygon } from "../types.ts";
import type { Frame } from "./frameOf.ts";

/** Path data through points with whole coordinates, relative and as short as SVG allows; closed with z. */
export function pathOf(points: readonly Point[], isClosed: boolean): string {
  const [start, ...rest] = points;
  if (!start) return "";
  // A horizontal or vertical closing edge is drawn by z itself.
  const data = rest.map((point, i) => step(points[i] ?? start, point)).join("");
  return `M${pair(start)}${data}${isClosed ? "z" : ""}`;
}

function step(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (dx === 0 && dy === 0) return "";
  if (dy === 0) return `h${dx}`;
  return dx === 0 ? `v${dy}` : `l${pair([dx, dy])}`;
}

function pair([x, y]: Point): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** Path data of a line through points given in metres. */
export function linePath(points: readonly Point[], frame: Frame): string {
  return pathOf(points.map(frame.toUnits), false);
}

/** Path data of a polygon given in metres. */
export function polygonPath(polygon: Polygon, frame: Frame): string {
  return pathOf(polygon.map(frame.toUnits), true);
}
