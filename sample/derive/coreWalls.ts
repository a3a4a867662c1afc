import type { Plate } from "../buildingTypes.ts";
import type { Rect } from "../types.ts";
import { boundingBox } from "../geometry/polygon.ts";
import { isClose } from "../geometry/lengths.ts";
import { type Segment, unitSegments } from "./unitSegments.ts";
import { wallSolid } from "./wallSolid.ts";
import { wallThickness } from "./wall.ts";

/** The walls of stair, lifts and shafts. The lobby is open to the corridor; the facade is an outer wall. */
export function coreWalls({ core, axes, corridor }: Pick<Plate, "core" | "axes" | "corridor">): Rect[] {
  const facade = boundingBox(axes)[3];
  const corridorEdge = boundingBox(corridor)[3];
  const thickness = ({ own, h, c }: Segment) => {
    if (own.length === 1 && h === 0 && isClose(c, facade)) return wallThickness("outer");
    const isLobbyMouth = own.length === 1 && own[0] === lobby?.id && h === 0 && isClose(c, corridorEdge);
    return isLobbyMouth ? 0 : wallThickness("party");
  };
  const lobby = core.rooms.find((room) => room.kind === "lobby");
  const walls = unitSegments(core.rooms).map((segment) => ({ ...segment, t: thickness(segment) }));
  return walls.filter((wall) => wall.t > 0).map((wall) => wallSolid(wall, walls));
}
