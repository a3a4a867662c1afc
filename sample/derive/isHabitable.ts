import type { RoomKind } from "../types.ts";
import { isBedroom } from "./isBedroom.ts";

/** Rooms to live, cook and sleep in: they need daylight. */
export function isHabitable(room: { readonly kind: RoomKind }): boolean {
  return isBedroom(room) || room.kind === "living" || room.kind === "kitchen";
}
