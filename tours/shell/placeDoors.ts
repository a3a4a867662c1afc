import { project } from "../sphere/project.ts";
import type { Look, Size } from "../sphere/view.ts";

/** A way as it stands in the scene, radians, and how large its words are, in pixels. */
export type Way = { readonly yaw: number; readonly pitch: number } & Size;

/** Where a way is shown: at its door, or, out of sight, at the foot of the view on the side one has to turn to. */
export type Placed =
  | { readonly isSeen: true; readonly x: number; readonly y: number; readonly shift: number }
  | { readonly isSeen: false; readonly x: number; readonly y: number; readonly towards: Side };

export type Side = "left" | "right" | "up" | "down";

/** Between words and the edge of the view and one another, in pixels. */
const edge = 8;

/**
 * The places of all ways of a scene: `x` and `y` are the door's own point and `shift` what the words move in from the edge of the
 * view, or, for a way out of sight, the corner of the words nearest to the view's. Those never lie over one another.
 */
export function placeDoors(ways: readonly Way[], view: Look & Size): Placed[] {
  const rows: Row[] = [];
  return ways.map((way) => {
    const spot = project(way.yaw, way.pitch, view);
    const isSeen = spot.isAhead && spot.x > 0 && spot.x < view.width && spot.y > 0 && spot.y < view.height;
    if (!isSeen) return atFoot(way, sideOf(way, view), { rows, view });
    const half = way.width / 2 + edge;
    const inside = Math.max(Math.min(spot.x, view.width - half), Math.min(half, view.width / 2));
    return { isSeen, x: Math.round(spot.x), y: Math.round(spot.y), shift: Math.round(inside - spot.x) };
  });
}

type Row = { left: number; right: number; height: number };
type Foot = { readonly rows: Row[]; readonly view: Size };

function atFoot({ width, height }: Way, towards: Side, { rows, view }: Foot): Placed {
  const side = towards === "left" ? "left" : "right";
  const other = side === "left" ? "right" : "left";
  let row = rows.find((each) => each[side] === 0 && each[other] + width + 3 * edge <= view.width);
  if (!row) rows.push((row = { left: 0, right: 0, height: 0 }));
  row[side] = width;
  row.height = Math.max(row.height, height);
  const below = rows.slice(0, rows.indexOf(row)).reduce((sum, each) => sum + each.height + edge, edge);
  const x = side === "left" ? edge : view.width - edge;
  return { isSeen: false, x: Math.round(x), y: Math.round(view.height - below), towards };
}

/** Which way to turn: up or down for what lies straight ahead, else the shorter way round. */
function sideOf({ yaw, pitch }: Way, view: Look): Side {
  const turn = Math.atan2(Math.sin(yaw - view.yaw), Math.cos(yaw - view.yaw));
  if (Math.abs(turn) < Math.abs(pitch - view.pitch)) return pitch > view.pitch ? "up" : "down";
  return turn < 0 ? "left" : "right";
}
