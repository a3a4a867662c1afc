import type { Bound, Layout, Rect, Room } from "../types.ts";
import { across, axisOf } from "../geometry/axis.ts";
import { isClose } from "../geometry/lengths.ts";
import { isAttached, isOpenAir } from "./roomKinds.ts";
import { type Segment, unitSegments } from "./unitSegments.ts";
import { wallSolid } from "./wallSolid.ts";
import { wallThickness } from "./wall.ts";

/** `rail`: the open side of a loggia; `open`: between two open-air rooms; `unknown`: the outline does not define a class. */
export type WallKind = "outer" | "party" | "inner" | "rail" | "open" | "unknown";

export interface Wall extends Segment {
  readonly kind: WallKind;
  /** Thickness in metres; 0 where nothing is built. */
  readonly t: number;
  /** The solid, extended to the far face of the thickest wall that crosses its ends. */
  readonly rect?: Rect;
}

/** Every segment of an apartment's walls, with its class and solid. */
export function wallsOf(layout: Pick<Layout, "rooms" | "bounds">): Wall[] {
  const rooms = layout.rooms.filter((room) => !isAttached(room));
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const ends = layout.bounds.flatMap((bound) => [bound.a, bound.b]);
  const walls = unitSegments(rooms, ends).map((segment) => {
    const owners = segment.own.flatMap((id) => byId.get(id) ?? []);
    const kind = owners.length > 1 ? kindBetween(owners) : kindAtBound(segment, owners, layout.bounds);
    return { ...segment, kind, t: wallThickness(kind) };
  });
  return walls.map((wall) => (wall.t > 0 ? { ...wall, rect: wallSolid(wall, walls) } : wall));
}

function kindBetween(owners: readonly Room[]): WallKind {
  const openAir = owners.filter(isOpenAir).length;
  return openAir === 0 ? "inner" : openAir === 1 ? "outer" : "open";
}

function kindAtBound(segment: Segment, owners: readonly Room[], bounds: readonly Bound[]): WallKind {
  const middle = (segment.lo + segment.hi) / 2;
  const bound = bounds.find(({ a, b }) => {
    const h = axisOf(a, b);
    const on = h === segment.h && isClose(a[across(h)], segment.c);
    return on && middle > Math.min(a[h], b[h]) && middle < Math.max(a[h], b[h]);
  });
  if (!bound) return "unknown";
  return bound.kind === "outer" && owners.some(isOpenAir) ? "rail" : bound.kind;
}
