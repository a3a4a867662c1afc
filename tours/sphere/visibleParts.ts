import { project } from "./project.ts";
import type { Part } from "./painting/parts.ts";
import type { Look, Size } from "./view.ts";

/** Points looked at per side of a part: the narrowest view still meets one. */
const samples = 9;

type Grid = { readonly cols: number; readonly rows: number };

/** The visible parts of the sphere, those in the middle of the view first. */
export function visibleParts({ cols, rows }: Grid, view: Look & Size): Part[] {
  const found: { part: Part; far: number }[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let col = 0; col < cols; col += 1) {
      const part = { cols, rows, col, row };
      const far = nearest(part, view);
      if (far < Number.POSITIVE_INFINITY) found.push({ part, far });
    }
  return found.toSorted((a, b) => a.far - b.far).map(({ part }) => part);
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
