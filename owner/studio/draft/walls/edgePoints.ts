import type { Point } from "../../../../src/project/types.ts";
import type { PlanPicture } from "./planPicture.ts";

/** A place where ink and paper meet, in pixels, and the direction towards the paper. */
export type EdgePoint = { readonly place: Point; readonly normal: Point };

/** The smallest difference between the greys (0 to 255) of the two neighbours of a pixel that counts as an edge. */
const minStep = 24;

/** The places where ink and paper meet, with subpixel accuracy, along rows and along columns. */
export function edgePoints({ width, height, greys, level }: PlanPicture): readonly EdgePoint[] {
  const points: EdgePoint[] = [];
  const addEdge = (at: number, step: number) => {
    const [here, next] = [greys[at] ?? 0, greys[at + step] ?? 0];
    if (here < level === next < level) return;
    const share = (level - here) / (next - here);
    const normal = slopeAt(greys, width, share < 0.5 ? at : at + step);
    const [byX, byY] = step === 1 ? [share, 0] : [0, share];
    if (normal) points.push({ place: [(at % width) + 0.5 + byX, Math.floor(at / width) + 0.5 + byY], normal });
  };
  for (let row = 1; row < height - 2; row += 1)
    for (let at = row * width + 1; at < (row + 1) * width - 2; at += 1) {
      addEdge(at, 1);
      addEdge(at, width);
    }
  return points;
}

/** The direction in which a picture gets lighter at a pixel (Sobel); undefined if it hardly does. */
function slopeAt(greys: Uint8Array, width: number, at: number): Point | undefined {
  const grey = (by: number) => greys[at + by] ?? 0;
  const [above, below] = [grey(-width - 1) + grey(-width + 1), grey(width - 1) + grey(width + 1)];
  const right = grey(-width + 1) + 2 * grey(1) + grey(width + 1) - grey(-width - 1) - 2 * grey(-1) - grey(width - 1);
  const down = below + 2 * grey(width) - above - 2 * grey(-width);
  const steepness = Math.sqrt(right * right + down * down);
  return steepness < minStep * 4 ? undefined : [right / steepness, down / steepness];
}
