import type { LayoutCase, RoomCase } from "./layoutCase.ts";

/** The rooms of a layout with floor polygon, area and place. */
export function roomCases({ place, layout, derived }: LayoutCase): RoomCase[] {
  return layout.rooms.map((room) => ({
    room,
    net: derived.net.get(room.id) ?? [],
    area: derived.areas.get(room.id) ?? 0,
    place: `${place}.rooms.${room.id}`,
  }));
}
