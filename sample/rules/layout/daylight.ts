import { isHabitable, isOpenAir } from "../../derive/roomKinds.ts";
import type { Failure } from "../finding.ts";
import { type LayoutRule, roomCases } from "../layoutCase.ts";

const minGlassShare = 0.1;
const minWayOut = 0.8;

/** Rooms for living, cooking and sleeping have windows of at least a tenth of their floor area; open-air rooms have a door to them. */
export const daylight: LayoutRule = (layoutCase) =>
  roomCases(layoutCase).flatMap(({ room, area, place }): Failure[] => {
    const { windows } = layoutCase.layout;
    if (isOpenAir(room)) {
      const hasWay = windows.some((w) => w.to === room.id && w.sill === 0 && w.width >= minWayOut);
      return hasWay ? [] : [{ place, problem: "no door leads out to it" }];
    }
    if (!isHabitable(room)) return [];
    const own = windows.filter((window) => window.room === room.id);
    const glass = own.reduce((sum, { width, head, sill }) => sum + width * (head - sill), 0);
    if (glass === 0) return [{ place, problem: "has no window" }];
    return glass >= area * minGlassShare
      ? []
      : [{ place, problem: `has ${glass.toFixed(1)} m² of glass for ${area.toFixed(1)} m² of floor` }];
  });
