import { isOpenAir } from "../../derive/roomKinds.ts";
import { isWalkable } from "../../derive/isWalkable.ts";
import { standingPoints } from "../../derive/standingPoints.ts";
import { type LayoutRule, roomCases } from "../layoutCase.ts";

/** Between all doors of a room, a way half a metre wide is free of furniture. */
export const walkways: LayoutRule = (layoutCase) =>
  roomCases(layoutCase)
    .filter(({ room }) => !isOpenAir(room))
    .filter(({ room, net }) => {
      const solids = layoutCase.layout.furniture.filter((piece) => piece.room === room.id && !piece.flat);
      return !isWalkable(
        net,
        solids.map((piece) => piece.rect),
        standingPoints(layoutCase.layout, room),
      );
    })
    .map(({ place }) => ({ place, problem: "furniture cuts the way of 0.5 m between its doors" }));
