import type { RoomKind } from "../types.ts";

const openAirKinds: ReadonlySet<RoomKind> = new Set(["loggia", "balcony", "terrace"]);

/** Rooms under the sky: not counted in the net area. */
export function isOpenAir(room: { readonly kind: RoomKind }): boolean {
  return openAirKinds.has(room.kind);
}
