import { screenPointOf } from "../sphere/projection.ts";
import type { Camera, ViewSize } from "../sphere/view.ts";

/** A door is a hotspot that links to another scene: its direction in radians, and its label's size at the door and in the bottom row, in pixels. */
export type DoorLabel = {
  readonly yaw: number;
  readonly pitch: number;
  readonly door: ViewSize;
  readonly foot: ViewSize;
};

/** The position of a label: at its door, or in a row at the bottom if the door is out of view. */
export type Placed =
  | { readonly isSeen: true; readonly x: number; readonly y: number; readonly shift: number; readonly lift: number }
  | { readonly isSeen: false; readonly x: number; readonly y: number; readonly towards: ScreenSide };

export type ScreenSide = "left" | "right" | "up" | "down";

/** Distance of labels from the edge of the view and from each other, in pixels. */
const edge = 8;
/** Labels are raised in whole steps, so that they do not move against each other while the view turns. */
const liftStep = 12;
/** Length of the line from the label to the door, in pixels. */
export const leaderPx = 44;

/**
 * Places the labels of all doors of a scene. At a door, `x` and `y` are its own point, `shift` is how far the label is moved in from the
 * edge of the view, and `lift` how far it is raised above the label of a nearer door. Out of view, `x` and `y` are the lower left corner
 * of the label. Labels that would leave the view at the top are placed at the bottom, too. There they are side by side in the scene's
 * order, in as many rows as needed.
 */
export function placeDoors(labels: readonly DoorLabel[], view: Camera & ViewSize): Placed[] {
  const foot = createBottomRow(view);
  const places = labels.map((label): Placed => {
    const spot = screenPointOf(label.yaw, label.pitch, view);
    const isSeen = spot.isAhead && spot.x > 0 && spot.x < view.width && spot.y > 0 && spot.y < view.height;
    if (!isSeen) return { isSeen, ...foot(label.foot), towards: sideOf(label, view) };
    const half = label.door.width / 2 + edge;
    const inside = Math.max(Math.min(spot.x, view.width - half), Math.min(half, view.width / 2));
    return { isSeen, x: Math.round(spot.x), y: Math.round(spot.y), shift: Math.round(inside - spot.x), lift: 0 };
  });
  return raised(places, labels, view).map((place, index) => {
    const label = labels[index];
    const isAbove = label && place.isSeen && place.y - leaderPx - place.lift - label.door.height < 0;
    return isAbove ? { isSeen: false, ...foot(label.foot), towards: "up" } : place;
  });
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The box of the buttons that turn the view, in the view's upper right corner, as in the style sheet. */
const turnsOf = ({ width }: ViewSize): Box => ({ left: width - 187, right: width, top: 0, bottom: 52 });

/** Raises labels above those of other doors that they would overlap; the label of the lowest door stays. */
function raised(places: readonly Placed[], labels: readonly DoorLabel[], view: ViewSize): Placed[] {
  const result = [...places];
  const occupied: Box[] = [turnsOf(view)];
  const lowestFirst = places
    .map((place, index) => [index, place] as const)
    .toSorted(([, one], [, other]) => other.y - one.y);
  for (const [index, place] of lowestFirst) {
    const label = labels[index];
    if (!place.isSeen || !label) continue;
    let lift = 0;
    let box = boxOf(place, label.door);
    for (let other = overlapping(box, occupied); other; other = overlapping(box, occupied)) {
      lift += Math.ceil((box.bottom + edge - other.top) / liftStep) * liftStep;
      box = boxOf({ ...place, y: place.y - lift }, label.door);
    }
    occupied.push(box);
    result[index] = { ...place, lift };
  }
  return result;
}

/** The label's box without the line to the door, whose length is constant. */
function boxOf({ x, y, shift }: { x: number; y: number; shift: number }, { width, height }: ViewSize): Box {
  const left = x + shift - width / 2;
  return { left, right: left + width, top: y - height, bottom: y };
}

function overlapping(box: Box, occupied: readonly Box[]): Box | undefined {
  return occupied.find(
    (other) =>
      box.left < other.right + edge &&
      other.left < box.right + edge &&
      box.top < other.bottom + edge &&
      other.top < box.bottom + edge,
  );
}

/** Returns a function that places each next box at the bottom, from the left, in rows from the bottom up. */
function createBottomRow(view: ViewSize): (box: ViewSize) => { x: number; y: number } {
  let [x, y, rowHeight] = [edge, view.height - edge, 0];
  return ({ width, height }) => {
    if (x > edge && x + width + edge > view.width) [x, y, rowHeight] = [edge, y - rowHeight - edge, 0];
    const position = { x, y: Math.round(y) };
    [x, rowHeight] = [x + width + edge, Math.max(rowHeight, height)];
    return position;
  };
}

/** The direction in which to turn: up or down for a door straight ahead, otherwise the shorter way round. */
function sideOf({ yaw, pitch }: DoorLabel, view: Camera): ScreenSide {
  const yawDifference = Math.atan2(Math.sin(yaw - view.yaw), Math.cos(yaw - view.yaw));
  if (Math.abs(yawDifference) < Math.abs(pitch - view.pitch)) return pitch > view.pitch ? "up" : "down";
  return yawDifference < 0 ? "left" : "right";
}
