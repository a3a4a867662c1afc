import { boundingBox } from "../geometry/polygon.ts";
import { placePolygon } from "../geometry/placement.ts";
import type { ResolvedLayout } from "../derive/resolveLayout.ts";
import { type Frame, frameOf } from "./frameOf.ts";

const pixelsPerMetre = 30;
const marginMetres = 0.4;

/** The frame of an apartment's picture in the orientation of its layout: facade at the bottom, entrance at the top. */
export function layoutFrame(layout: ResolvedLayout): Frame {
  const placement = { at: [0, 0], rot: 0, mirror: layout.mirror } as const;
  const [x0, y0, x1, y1] = boundingBox([
    ...layout.rooms.flatMap((room) => placePolygon(room.poly, placement)),
    ...placePolygon(layout.outline, placement),
  ]);
  // Half of the outer wall is outside the centre lines.
  const margin = marginMetres + 0.15;
  return frameOf({ box: [x0 - margin, y0 - margin, x1 + margin, y1 + margin], pixelsPerMetre, isTurned: false });
}
