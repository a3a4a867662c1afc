import type { Layout, Polygon, Room } from "../types.ts";
import { type DerivedLayout, deriveLayout } from "../derive/deriveLayout.ts";
import type { Failure, Rule } from "./finding.ts";

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

/** Turns a rule for apartments into a rule for the complex: applied to every drawn layout, while mirrors follow their base. */
export function everyLayout(rule: LayoutRule): Rule {
  return ({ layouts, grid }) =>
    Object.entries(layouts).flatMap(([id, layout]) =>
      "base" in layout ? [] : rule({ id, place: `layouts.${id}`, grid, layout, derived: deriveLayout(layout) }),
    );
}

/** A room with the floor area between its wall faces. */
export interface RoomCase {
  readonly room: Room;
  readonly net: Polygon;
  readonly area: number;
  /** "layouts.3.rooms.banjo" */
  readonly place: string;
}

/** The rooms of a layout with floor polygon, area and place. */
export function roomCases({ place, layout, derived }: LayoutCase): RoomCase[] {
  return layout.rooms.map((room) => ({
    room,
    net: derived.net.get(room.id) ?? [],
    area: derived.areas.get(room.id) ?? 0,
    place: `${place}.rooms.${room.id}`,
  }));
}
