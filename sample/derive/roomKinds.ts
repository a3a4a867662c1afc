import type { RoomKind } from "../types.ts";

const bedroomKinds: ReadonlySet<RoomKind> = new Set(["bedroom", "master", "children"]);

/** Rooms to sleep in: they make the type of an apartment, "2+1". */
export function isBedroom(room: { readonly kind: RoomKind }): boolean {
  return bedroomKinds.has(room.kind);
}

/** Rooms to live, cook and sleep in: they need daylight. */
export function isHabitable(room: { readonly kind: RoomKind }): boolean {
  return isBedroom(room) || room.kind === "living" || room.kind === "kitchen";
}

const openAirKinds: ReadonlySet<RoomKind> = new Set(["loggia", "balcony", "terrace"]);

/** Rooms under the sky: not counted in the net area. */
export function isOpenAir(room: { readonly kind: RoomKind }): boolean {
  return openAirKinds.has(room.kind);
}

/** Balconies and terraces stand before the outer face; everything else, loggias too, lies inside the outline. */
export function isAttached(room: { readonly kind: RoomKind }): boolean {
  return room.kind === "balcony" || room.kind === "terrace";
}
