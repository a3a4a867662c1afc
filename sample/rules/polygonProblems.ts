import type { Polygon } from "../types.ts";
import { area, edgesOf } from "../geometry/polygon.ts";
import { isClose } from "../geometry/lengths.ts";
import type { Failure } from "./finding.ts";

const least = 4;

/** A polygon must be counter-clockwise, rectilinear and on the grid, without duplicate points. */
export function polygonProblems(polygon: Polygon, place: string, grid = 0.05): Failure[] {
  if (polygon.length < least) return [{ place, problem: "is not a polygon" }];
  const findings = area(polygon) > 0 ? [] : [{ place, problem: "does not run counter-clockwise" }];
  edgesOf(polygon).forEach(([a, b], i) => {
    const corner = `${place}[${i}]`;
    const [level, upright] = [isClose(a[1], b[1]), isClose(a[0], b[0])];
    if (level && upright) findings.push({ place: corner, problem: "is a duplicate point" });
    else if (!level && !upright) findings.push({ place: corner, problem: "begins an edge that is not axis-aligned" });
    for (const value of a)
      if (!isClose(value / grid, Math.round(value / grid), 1e-4))
        findings.push({ place: corner, problem: `is off the grid of ${grid} m: ${value}` });
  });
  return findings;
}
