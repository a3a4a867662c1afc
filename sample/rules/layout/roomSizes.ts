import type { Polygon, RoomKind } from "../../types.ts";
import { boundingBox } from "../../geometry/polygon.ts";
import { covers } from "../../geometry/polygonBoolean.ts";
import { clearWidth } from "../../geometry/clearWidth.ts";
import { rectPolygon } from "../../geometry/rect.ts";
import { isHabitable } from "../../derive/roomKinds.ts";
import type { Failure } from "../finding.ts";
import { type LayoutRule, type RoomCase, roomCases } from "../layoutCase.ts";

/** Minimum net area in m² and minimum clear width in metres. */
const least: Readonly<Partial<Record<RoomKind, { readonly area?: number; readonly width?: number }>>> = {
  living: { area: 18, width: 1 },
  master: { area: 11, width: 2.2 },
  bedroom: { area: 9, width: 2.2 },
  children: { area: 9, width: 2.2 },
  kitchen: { area: 4.5 },
  bath: { area: 3.5, width: 0.85 },
  wc: { area: 1.2, width: 0.9 },
  hall: { width: 1.1 },
  laundry: { width: 0.85 },
  store: { width: 0.85 },
  wardrobe: { width: 0.85 },
  loggia: { width: 1.2 },
  balcony: { width: 1.2 },
};
const greatestProportion = 2.4;
/** The clear rectangle that a seating group and a table need in the living room. */
const seatingSides = [3, 3.6] as const;

/** Rooms are large, wide and compact enough for their purpose. */
export const roomSizes: LayoutRule = (layoutCase) => roomCases(layoutCase).flatMap((room) => sizeProblems(room));

function sizeProblems({ room, net, area, place }: RoomCase): Failure[] {
  if (net.length === 0) return [{ place, problem: "has no floor left between its walls" }];
  const { area: minArea = 0, width: minWidth = 0 } = least[room.kind] ?? {};
  const width = clearWidth(net);
  const [x0, y0, x1, y1] = boundingBox(net);
  const proportion = Math.max(x1 - x0, y1 - y0) / Math.min(x1 - x0, y1 - y0);
  const problems = [
    area < minArea && `the ${room.kind} has ${area.toFixed(2)} m², it needs ${minArea} m²`,
    width < minWidth - 1e-6 && `the ${room.kind} is ${width.toFixed(2)} m wide, it needs ${minWidth} m`,
    isHabitable(room) && proportion > greatestProportion + 1e-6 && `its sides are 1 to ${proportion.toFixed(2)}`,
    room.kind === "living" && !hasSeatingPlace(net) && `no clear ${seatingSides.join(" x ")} m fit in the living room`,
  ];
  return problems.filter((problem) => typeof problem === "string").map((problem) => ({ place, problem }));
}

function hasSeatingPlace(floor: Polygon): boolean {
  const [a, b] = seatingSides;
  const [x0, y0, x1, y1] = boundingBox(floor);
  return [seatingSides, [b, a] as const].some(([w, h]) => {
    for (let x = x0; x + w <= x1 + 1e-6; x += 0.1)
      for (let y = y0; y + h <= y1 + 1e-6; y += 0.1)
        if (covers(floor, rectPolygon([x, y, x + w, y + h]), 1e-3)) return true;
    return false;
  });
}
