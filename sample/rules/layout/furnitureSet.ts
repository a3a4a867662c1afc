import type { PieceType, Room } from "../../types.ts";
import { isBedroom } from "../../derive/roomKinds.ts";
import type { LayoutCase, LayoutRule } from "../layoutCase.ts";

/** Any one of these pieces is sufficient. */
type Need = readonly PieceType[];

/** Every room has the furniture for its purpose: sofa, kitchen, bed and wardrobe, bath, basin, WC; the apartment has a dining table. */
export const furnitureSet: LayoutRule = (layoutCase) => {
  const { layout, place } = layoutCase;
  const missing = layout.rooms.flatMap((room) =>
    needsOf(layoutCase, room)
      .filter((need) => !layout.furniture.some((piece) => piece.room === room.id && need.includes(piece.type)))
      .map((need) => ({ place: `${place}.rooms.${room.id}`, problem: `has no ${need.join(" or ")}` })),
  );
  const hasTable = layout.furniture.some(
    ({ type, room }) => (type === "table" || type === "tableW") && isEating(layout.rooms.find(({ id }) => id === room)),
  );
  return hasTable ? missing : [...missing, { place: `${place}.furniture`, problem: "has no dining table" }];
};

function isEating(room: Room | undefined): boolean {
  return room?.kind === "living" || room?.kind === "kitchen";
}

function needsOf({ layout }: LayoutCase, room: Room): Need[] {
  if (isBedroom(room)) {
    const hasOwnWardrobe = layout.rooms.some((other) => other.of === room.id && other.kind === "wardrobe");
    return [["bed", "bed1"], ...(hasOwnWardrobe ? [] : [["wardrobe"] as const])];
  }
  if (room.kind === "living") return [["sofa", "sofaL"], ...(room.kitchen ? [["kitchen"] as const] : [])];
  if (room.kind === "kitchen") return [["kitchen"]];
  if (room.kind === "bath") return [["bath", "shower"], ["basin"], ["wc"]];
  return room.kind === "wc" ? [["wc"]] : [];
}
