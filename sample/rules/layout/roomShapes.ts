import { intersectionArea } from "../../geometry/polygonBoolean.ts";
import { isAttached, isOpenAir } from "../../derive/roomKinds.ts";
import type { Failure } from "../finding.ts";
import { fillProblems } from "../fillProblems.ts";
import type { LayoutRule } from "../layoutCase.ts";
import { overlapProblems } from "../overlapProblems.ts";
import { polygonProblems } from "../polygonProblems.ts";

/** Rooms are valid polygons, each with a unique id, and together they fill the outline; balconies are outside of it. */
export const roomShapes: LayoutRule = ({ place, grid, layout, derived }) => {
  const polygons = layout.rooms.flatMap((room) => polygonProblems(room.poly, `${place}.rooms.${room.id}`, grid));
  const named = (isOut: boolean) =>
    layout.rooms.filter((room) => isAttached(room) === isOut).map(({ id, poly }) => ({ name: `rooms.${id}`, poly }));
  const attached: Failure[] = layout.rooms
    .filter((room) => isAttached(room) && intersectionArea(room.poly, layout.outline) > 1e-6)
    .map((room) => ({ place: `${place}.rooms.${room.id}`, problem: "is an open-air room inside the apartment" }));
  const twice = layout.rooms
    .filter((room, i) => layout.rooms.findIndex(({ id }) => id === room.id) !== i)
    .map((room) => ({ place: `${place}.rooms.${room.id}`, problem: "two rooms have this id" }));
  const classless = derived.walls
    .filter((wall) => wall.kind === "unknown")
    .map(({ h, c, lo, hi }) => ({
      place: `${place}.bounds`,
      problem: `define no class for the wall at ${h === 0 ? "y" : "x"} = ${c} from ${lo} to ${hi}`,
    }));
  return [
    ...polygonProblems(layout.outline, `${place}.outline`, grid),
    ...polygons,
    ...twice,
    ...fillProblems(named(false), layout.outline, place),
    ...overlapProblems(named(true), place),
    ...attached,
    ...classless,
    ...(layout.rooms.some(isOpenAir) ? [] : [{ place, problem: "has no balcony, loggia or terrace" }]),
  ];
};
