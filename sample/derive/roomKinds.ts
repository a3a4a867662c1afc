import type { RoomKind } from "../types.ts";

const bedroomKinds: ReadonlySet<RoomKind> = new Set(["bedroom", "master", "children"]);

/** Rooms for sleeping: their number defines the type of an apartment, "2+1". */
export function isBedroom(room: { readonly kind: RoomKind }): boolean {
  return bedroomKinds.has(room.kind);
}

/** Rooms for living, cooking and sleeping, which need daylight. */
export function isHabitable(room: { readonly kind: RoomKind }): boolean {
  return isBedroom(room) || room.kind === "living" || room.kind === "kitchen";
}

const openAirKinds: ReadonlySet<RoomKind> = new Set(["loggia", "balcony", "terrace"]);

/** Rooms in the open air, which do not count towards the net area. */
export function isOpenAir(room: { readonly kind: RoomKind }): boolean {
  return openAirKinds.has(room.kind);
}

/** Balconies and terraces are outside the outer face; everything else, including loggias, is inside the outline. */
export function isAttached(room: { readonly kind: RoomKind }): boolean {
  return room.kind === "balcony" || room.kind === "terrace";
}
