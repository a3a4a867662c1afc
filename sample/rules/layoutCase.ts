import type { Layout, Polygon, Room } from "../types.ts";
import type { DerivedLayout } from "../derive/deriveLayout.ts";
import type { Failure } from "./finding.ts";

/** A drawn layout that is being checked. */
export interface LayoutCase {
  readonly id: string;
  /** "layouts.3" */
  readonly place: string;
  readonly grid: number;
  readonly layout: Layout;
  readonly derived: DerivedLayout;
}

export type LayoutRule = (layoutCase: LayoutCase) => Failure[];

/** A room with the floor area between its wall faces. */
export interface RoomCase {
  readonly room: Room;
  readonly net: Polygon;
  readonly area: number;
  /** "layouts.3.rooms.banjo" */
  readonly place: string;
}
