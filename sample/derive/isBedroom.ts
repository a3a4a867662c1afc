import type { RoomKind } from "../types.ts";

const bedroomKinds: ReadonlySet<RoomKind> = new Set(["bedroom", "master", "children"]);

/** Rooms to sleep in: they make the type of a home, "2+1". */
export function isBedroom(room: { readonly kind: RoomKind }): boolean {
  return bedroomKinds.has(room.kind);
}
