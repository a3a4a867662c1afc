import type { Bound, Layout, Polygon, Room } from "../types.ts";
import { across, axisOf } from "../geometry/axis.ts";
import { edgesOf } from "../geometry/polygon.ts";
import { rectPolygon } from "../geometry/rect.ts";
import { union } from "../geometry/polygonBoolean.ts";
import { isAttached } from "../derive/roomKinds.ts";
import type { LayoutDefinition, RoomDefinition } from "../layouts/layoutDefinition.ts";
import { roomNames } from "./roomNames.ts";

/** Builds an apartment from its drawing, with polygons, outline, classes of outer edges, names and ids. */
export function buildLayout(id: string, definition: LayoutDefinition): Layout {
  const rooms = definition.rooms.map((room) => buildRoom(id, room));
  const indoor = rooms.filter((room) => !isAttached(room)).map((room) => room.poly);
  const outline = oneLoop(indoor, `Layout ${id}: its rooms together`);
  return {
    rooms,
    outline,
    bounds: boundsOf(outline, definition.facade),
    doors: definition.doors.map((door, i) => ({
      id: `d${i + 1}`,
      kind: door.from === "corridor" ? "entrance" : "inner",
      ...door,
    })),
    windows: definition.windows.map((window, i) => ({ id: `w${i + 1}`, ...window })),
    furniture: definition.furniture,
  };
}

function buildRoom(layout: string, { rects, ...room }: RoomDefinition): Room {
  const poly = oneLoop(rects.map(rectPolygon), `Layout ${layout}: the rectangles of room ${room.id}`);
  const name = room.kitchen ? `${roomNames[room.kind]} me kuzhinë` : roomNames[room.kind];
  return { ...room, name, poly };
}

function oneLoop(shapes: readonly Polygon[], what: string): Polygon {
  const [loop, ...others] = union(shapes);
  if (!loop || others.length > 0) throw new Error(`${what} do not form one area.`);
  return loop;
}

function boundsOf(outline: Polygon, facade: LayoutDefinition["facade"]): Bound[] {
  return edgesOf(outline).map(([a, b]) => {
    const h = axisOf(a, b);
    const lines = h === 0 ? facade.y : facade.x;
    return { a, b, kind: lines.includes(a[across(h)]) ? "outer" : "party" };
  });
}
