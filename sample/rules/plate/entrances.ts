import { placeOpening } from "../../geometry/placement.ts";
import { isInside } from "../../geometry/polygon.ts";
import { onWall } from "../../derive/wall.ts";
import { spanOf } from "../../derive/openings.ts";
import type { Failure } from "../finding.ts";
import type { PlateCase } from "./everyPlate.ts";

/** Floor is looked for at this distance from the wall's centre line, on both sides. */
const probeMetres = 0.2;

/** Every apartment is entered from the corridor or the lobby, across the full width of its door. */
export function entrances({ place, plate, apartments }: PlateCase): Failure[] {
  const common = [plate.corridor, ...plate.core.rooms.filter(({ kind }) => kind === "lobby").map(({ poly }) => poly)];
  return apartments.flatMap(({ name, layout, placement }) =>
    layout.doors
      .filter((door) => door.kind === "entrance")
      .filter((door) => {
        const placed = placeOpening(door, placement);
        const { lo, hi, c } = spanOf(placed);
        const isCommon = (along: number) =>
          [-probeMetres, probeMetres].some((off) =>
            common.some((floor) => isInside(floor, onWall(placed.h, along, c + off))),
          );
        return ![lo, (lo + hi) / 2, hi].every(isCommon);
      })
      .map((door) => ({ place: `${place}.${name}.${door.id}`, problem: "does not open onto corridor or lobby" })),
  );
}
