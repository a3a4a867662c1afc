import { project } from "./project.ts";
import { partsOf, type Grid, type Part } from "./painting/parts.ts";
import type { Look, Size } from "./view.ts";

/** Points looked at per side of a part: the narrowest view still meets one. */
const samples = 9;

/** The visible parts of the sphere, those in the middle of the view first. */
export function visibleParts(grid: Grid, view: Look & Size): Part[] {
  return partsOf(grid)
    .map((part) => ({ part, far: nearest(part, view) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.far - b.far)
    .map(({ part }) => part);
}

/** How far the nearest seen point of a part is from the middle of the view, in pixels; infinite where none is seen. */
function nearest({ cols, rows, col, row }: Part, view: Look & Size): number {
  let least = Number.POSITIVE_INFINITY;
  for (let j = 0; j < samples; j += 1)
    for (let i = 0; i < samples; i += 1) {
      const yaw = ((col + i / (samples - 1)) / cols - 0.5) * 2 * Math.PI;
      const pitch = (0.5 - (row + j / (samples - 1)) / rows) * Math.PI;
      const { x, y, isAhead } = project(yaw, pitch, view);
      if (!isAhead || x < 0 || y < 0 || x > view.width || y > view.height) continue;
      least = Math.min(least, Math.hypot(x - view.width / 2, y - view.height / 2));
    }
  return least;
}
