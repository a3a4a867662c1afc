import type { RoomKind } from "../types.ts";

/** Balconies and terraces stand before the outer face; everything else, loggias too, lies inside the outline. */
export function isAttached(room: { readonly kind: RoomKind }): boolean {
  return room.kind === "balcony" || room.kind === "terrace";
}
