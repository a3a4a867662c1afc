import type { Room } from "../../types.ts";
import { isBedroom, isOpenAir } from "../../derive/roomKinds.ts";
import type { Failure } from "../finding.ts";
import type { LayoutCase, LayoutRule } from "../layoutCase.ts";

/** Every room can be reached from the hall without passing through a bedroom; a bedroom's own rooms are reached through that bedroom. */
export const roomReach: LayoutRule = (layoutCase) => {
  const { layout, place } = layoutCase;
  const rooms = new Map(layout.rooms.map((room) => [room.id, room]));
  const hall = layout.rooms.find((room) => room.kind === "hall");
  const fromHall = hall ? reached(layoutCase, hall.id, isPassage) : new Set<string>();
  return layout.rooms
    .filter((room) => !isOpenAir(room))
    .flatMap((room): Failure[] => {
      const at = `${place}.rooms.${room.id}`;
      if (room.of)
        return ownRoomProblems(layoutCase, room, rooms.get(room.of)).map((problem) => ({ place: at, problem }));
      return fromHall.has(room.id)
        ? []
        : [{ place: at, problem: "is not reached from the hall without passing a bedroom" }];
    });
};

function isPassage(room: Room): boolean {
  return !isBedroom(room) && !room.of;
}

function ownRoomProblems(layoutCase: LayoutCase, room: Room, owner: Room | undefined): string[] {
  if (!owner || !isBedroom(owner)) return [`belongs to "${room.of}", which is not a bedroom`];
  if (room.kind !== "bath" && room.kind !== "wardrobe") return ["only a bath or a wardrobe may belong to a bedroom"];
  const suite = reached(layoutCase, owner.id, (next) => next.of === owner.id || next.id === owner.id);
  return suite.has(room.id) ? [] : ["is not reached from its bedroom"];
}

/** The rooms that can be reached from a start if only some rooms may be walked through. */
function reached({ layout }: LayoutCase, start: string, mayPass: (room: Room) => boolean): Set<string> {
  const seen = new Set([start]);
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const room = layout.rooms.find((candidate) => candidate.id === id);
    if (!room || !mayPass(room)) continue;
    for (const { kind, from, to } of layout.doors) {
      if (kind === "entrance" || (from !== id && to !== id)) continue;
      const next = from === id ? to : from;
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return seen;
}
