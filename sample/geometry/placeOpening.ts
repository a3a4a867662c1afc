import type { Axis, Opening, Placement, Sign } from "../types.ts";
import { across } from "./across.ts";
import { placeDirection } from "./placeDirection.ts";
import { placePoint } from "./placePoint.ts";

/** Where a door or window of a layout stands on the plate; hinge and side turn and reflect with it. */
export function placeOpening<T extends Opening & { hinge?: Sign; side?: Sign }>(opening: T, placement: Placement): T {
  const along = placeDirection(opening.h === 0 ? [1, 0] : [0, 1], placement);
  const off = placeDirection(opening.h === 0 ? [0, 1] : [1, 0], placement);
  const h: Axis = Math.abs(along[0]) > 0.5 ? 0 : 1;
  return {
    ...opening,
    at: placePoint(opening.at, placement),
    h,
    ...(opening.hinge ? { hinge: opening.hinge * along[h] } : {}),
    ...(opening.side ? { side: opening.side * off[across(h)] } : {}),
  };
}
