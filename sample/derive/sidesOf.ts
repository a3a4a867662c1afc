import type { Placement, Point } from "../types.ts";
import { placeDirection } from "../geometry/placement.ts";
import { outwardOf } from "./openings.ts";
import type { ResolvedLayout } from "./resolveLayout.ts";

export type Orientation = "N" | "E" | "S" | "W";

/** The directions that the living room faces, starting with the most glass; a door to the open air counts half a metre extra. */
export function sidesOf(layout: ResolvedLayout, placement: Placement, towerRotation: number): Orientation[] {
  const living = layout.rooms.find((room) => room.kind === "living");
  const glass = new Map<Orientation, number>();
  for (const window of layout.windows) {
    if (window.room !== living?.id) continue;
    const turned = { at: [0, 0] as const, rot: placement.rot + towerRotation, mirror: layout.mirror };
    const side = sideTowards(placeDirection(outwardOf(layout, window), turned));
    glass.set(side, (glass.get(side) ?? 0) + window.width + (window.to === "outside" ? 0 : 0.5));
  }
  return [...glass].toSorted((a, b) => b[1] - a[1]).map(([side]) => side);
}

function sideTowards([x, y]: Point): Orientation {
  if (Math.abs(x) > 0.5) return x > 0 ? "E" : "W";
  return y > 0 ? "N" : "S";
}
