import type { Complex } from "../buildingTypes.ts";
import type { Placement, Point, RoomKind } from "../types.ts";
import { placePolygon, placeRect } from "../geometry/placement.ts";
import { deriveLayout } from "../derive/deriveLayout.ts";
import { resolveLayout } from "../derive/resolveLayout.ts";
import { layoutFrame } from "./layoutFrame.ts";
import { labelPoint, roomObstacles } from "./letteringPoint.ts";
import { roomLabels } from "./roomLabels.ts";

export interface PlanRoom {
  readonly id: string;
  readonly kind: RoomKind;
  /** The living room contains the kitchen. */
  readonly hasKitchen: boolean;
  /** m², rounded to a tenth. */
  readonly area: number;
  /** The centre of the lettering (name, with the area below), in whole pixels of the plan. */
  readonly at: Point;
}

export interface LayoutPlan {
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly PlanRoom[];
}

// The lettering has two lines of letters about 0.3 m high. It is as wide as the longer one: the name, or an area like "12,3 m²".
const letterWidthMetres = 0.16;
const areaLetterCount = 7;
const letteringHeightMetres = 0.75;

/** The size of an apartment's plan, and the area and label position of each room. */
export function layoutPlan(complex: Complex, id: string): LayoutPlan {
  const layout = resolveLayout(complex, id);
  const { net, areas } = deriveLayout(layout);
  const frame = layoutFrame(layout);
  const placement: Placement = { at: [0, 0], rot: 0, mirror: layout.mirror };
  const rooms = layout.rooms.map((room) => {
    const point = labelPoint({
      floor: placePolygon(net.get(room.id) ?? room.poly, placement),
      obstacles: roomObstacles(layout, room.id).map((rect) => placeRect(rect, placement)),
      size: [letterWidthMetres * Math.max(areaLetterCount, roomLabels[room.kind].length), letteringHeightMetres],
    });
    return {
      id: room.id,
      kind: room.kind,
      hasKitchen: room.kitchen === true,
      area: Math.round((areas.get(room.id) ?? 0) * 10) / 10,
      at: frame.toPixels(point),
    };
  });
  return { width: frame.width, height: frame.height, rooms };
}
