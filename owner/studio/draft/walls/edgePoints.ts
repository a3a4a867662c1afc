import type { Point } from "../../../../src/project/types.ts";
import type { PlanPicture } from "./planPicture.ts";

/** A place where ink and paper meet, in pixels, and the direction towards the paper. */
export type EdgePoint = { readonly place: Point; readonly normal: Point };

/** The smallest slope that counts as an edge, in steps of 255 from one pixel to the next. */
const minStep = 24;

/** Where ink and paper meet, with subpixel accuracy, along rows and along columns. */
export function edgePoints({ width, height, greys, level }: PlanPicture): readonly EdgePoint[] {
  const points: EdgePoint[] = [];
  const note = (at: number, step: number) => {
    const [here, next] = [greys[at] ?? 0, greys[at + step] ?? 0];
    if (here < level === next < level) return;
    const share = (level - here) / (next - here);
    const normal = slopeAt(greys, width, share < 0.5 ? at : at + step);
    const [byX, byY] = step === 1 ? [share, 0] : [0, share];
    if (normal) points.push({ place: [(at % width) + 0.5 + byX, Math.floor(at / width) + 0.5 + byY], normal });
  };
  for (let row = 1; row < height - 2; row += 1)
    for (let at = row * width + 1; at < (row + 1) * width - 2; at += 1) {
      note(at, 1);
      note(at, width);
    }
  return points;
}

/** The direction in which a picture gets lighter at a pixel (Sobel); undefined if it hardly does. */
function slopeAt(greys: Uint8Array, width: number, at: number): Point | undefined {
  const of = (by: number) => greys[at + by] ?? 0;
  const [above, below] = [of(-width - 1) + of(-width + 1), of(width - 1) + of(width + 1)];
  const right = of(-width + 1) + 2 * of(1) + of(width + 1) - of(-width - 1) - 2 * of(-1) - of(width - 1);
  const down = below + 2 * of(width) - above - 2 * of(-width);
  const steep = Math.sqrt(right * right + down * down);
  return steep < minStep * 4 ? undefined : [right / steep, down / steep];
}
