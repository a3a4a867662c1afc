import { project } from "../sphere/project.ts";
import type { Look, Size } from "../sphere/view.ts";

/** A way as it stands in the scene, radians, and how large its words are at the door and at the foot, in pixels. */
export type Way = { readonly yaw: number; readonly pitch: number; readonly door: Size; readonly foot: Size };

/** Where a way is shown: at its door, or, out of sight, in a row at the foot of the view. */
export type Placed =
  | { readonly isSeen: true; readonly x: number; readonly y: number; readonly shift: number; readonly lift: number }
  | { readonly isSeen: false; readonly x: number; readonly y: number; readonly towards: Side };

export type Side = "left" | "right" | "up" | "down";

/** Between words and the edge of the view and one another, in pixels. */
const edge = 8;
/** Words rise by whole steps: while the view turns they stand still beside one another. */
const liftStep = 12;
/** The line from the words to the door, in pixels. */
export const leaderPx = 44;

/**
 * The places of all ways of a scene: `x` and `y` are the door's own point, `shift` is what the words move in from the edge of the
 * view and `lift` how much higher they hang than usual, over the words of a nearer door; or, for a way out of sight, `x` and `y` are the
 * lower left corner of the words. What would hang above the view stands at its foot as well. Those stand side by side in the scene's order, in as many rows as
 * they need.
 */
export function placeDoors(ways: readonly Way[], view: Look & Size): Placed[] {
  const foot = createFoot(view);
  const places = ways.map((way): Placed => {
    const spot = project(way.yaw, way.pitch, view);
    const isSeen = spot.isAhead && spot.x > 0 && spot.x < view.width && spot.y > 0 && spot.y < view.height;
    if (!isSeen) return { isSeen, ...foot(way.foot), towards: sideOf(way, view) };
    const half = way.door.width / 2 + edge;
    const inside = Math.max(Math.min(spot.x, view.width - half), Math.min(half, view.width / 2));
    return { isSeen, x: Math.round(spot.x), y: Math.round(spot.y), shift: Math.round(inside - spot.x), lift: 0 };
  });
  return apart(places, ways, view).map((place, index) => {
    const way = ways[index];
    const isAbove = way && place.isSeen && place.y - leaderPx - place.lift - way.door.height < 0;
    return isAbove ? { isSeen: false, ...foot(way.foot), towards: "up" } : place;
  });
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The buttons that turn the view, in its upper right corner, as the style sheet has them. */
const turnsOf = ({ width }: Size): Box => ({ left: width - 187, right: width, top: 0, bottom: 52 });

/** Words that would lie over those of another door hang above them; the door that is lowest in the view keeps its place. */
function apart(places: readonly Placed[], ways: readonly Way[], view: Size): Placed[] {
  const result = [...places];
  const taken: Box[] = [turnsOf(view)];
  const lowestFirst = places
    .map((place, index) => [index, place] as const)
    .toSorted(([, one], [, other]) => other.y - one.y);
  for (const [index, place] of lowestFirst) {
    const way = ways[index];
    if (!place.isSeen || !way) continue;
    let lift = 0;
    let box = boxOf(place, way.door);
    for (let met = meets(box, taken); met; met = meets(box, taken)) {
      lift += Math.ceil((box.bottom + edge - met.top) / liftStep) * liftStep;
      box = boxOf({ ...place, y: place.y - lift }, way.door);
    }
    taken.push(box);
    result[index] = { ...place, lift };
  }
  return result;
}

/** The words, without the line to the door: it is as long for all. */
function boxOf({ x, y, shift }: { x: number; y: number; shift: number }, { width, height }: Size): Box {
  const left = x + shift - width / 2;
  return { left, right: left + width, top: y - height, bottom: y };
}

function meets(box: Box, taken: readonly Box[]): Box | undefined {
  return taken.find(
    (other) =>
      box.left < other.right + edge &&
      other.left < box.right + edge &&
      box.top < other.bottom + edge &&
      other.top < box.bottom + edge,
  );
}

/** Finds each next box its place at the foot, from the left, rows above one another. */
function createFoot(view: Size): (box: Size) => { x: number; y: number } {
  let [x, y, rowHeight] = [edge, view.height - edge, 0];
  return ({ width, height }) => {
    if (x > edge && x + width + edge > view.width) [x, y, rowHeight] = [edge, y - rowHeight - edge, 0];
    const place = { x, y: Math.round(y) };
    [x, rowHeight] = [x + width + edge, Math.max(rowHeight, height)];
    return place;
  };
}

/** Which way to turn: up or down for what lies straight ahead, else the shorter way round. */
function sideOf({ yaw, pitch }: Way, view: Look): Side {
  const turn = Math.atan2(Math.sin(yaw - view.yaw), Math.cos(yaw - view.yaw));
  if (Math.abs(turn) < Math.abs(pitch - view.pitch)) return pitch > view.pitch ? "up" : "down";
  return turn < 0 ? "left" : "right";
}
