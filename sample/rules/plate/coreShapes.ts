import type { CoreRoom } from "../../buildingTypes.ts";
import { clearWidth } from "../../geometry/clearWidth.ts";
import { union } from "../../geometry/polygonBoolean.ts";
import { wallThickness } from "../../derive/wall.ts";
import type { Failure } from "../finding.ts";
import { fillProblems } from "../fillProblems.ts";
import { polygonProblems } from "../polygonProblems.ts";
import type { PlateCase } from "./everyPlate.ts";

const minPassage = 1.5;
const minRooms: readonly (readonly [CoreRoom["kind"], number])[] = [
  ["lift", 2],
  ["stair", 1],
  ["shaft", 1],
  ["lobby", 1],
];

/** Two lifts, a stair, a shaft; corridor and lobby are 1.5 m wide and adjoin each other. */
export function coreShapes({ place, complex, plate }: PlateCase): Failure[] {
  const { rooms, outline } = plate.core;
  const few = minRooms
    .filter(([kind, count]) => rooms.filter((room) => room.kind === kind).length < count)
    .map(([kind, count]) => ({ place: `${place}.core`, problem: `has fewer than ${count} ${kind}` }));
  const lobby = rooms.find((room) => room.kind === "lobby");
  const passages = [
    { name: "corridor", poly: plate.corridor },
    ...(lobby ? [{ name: `core.${lobby.id}`, poly: lobby.poly }] : []),
  ];
  const narrow = passages.flatMap(({ name, poly }): Failure[] => {
    const width = clearWidth(poly) - wallThickness("party");
    if (width >= minPassage - 1e-6) return [];
    return [{ place: `${place}.${name}`, problem: `is ${width.toFixed(2)} m wide, it needs ${minPassage} m` }];
  });
  const isApart = lobby && union([lobby.poly, plate.corridor]).length !== 1;
  return [
    ...few,
    ...rooms.flatMap((room) => polygonProblems(room.poly, `${place}.core.${room.id}`, complex.grid)),
    ...fillProblems(
      rooms.map(({ id, poly }) => ({ name: id, poly })),
      outline,
      `${place}.core`,
    ),
    ...narrow,
    ...(isApart ? [{ place: `${place}.core.${lobby.id}`, problem: "does not meet the corridor" }] : []),
  ];
}
