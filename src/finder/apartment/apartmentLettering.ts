import { localText } from "../../project/localText.ts";
import type { Room } from "../../project/types.ts";
import { formatArea } from "../../text/format/formatArea.ts";

/** A room's name and area as written on the plan; `m2` is the area as a number, `at` the position in units of the plan's picture. */
export type RoomLettering = {
  readonly name: string;
  readonly area: string;
  readonly m2: number;
  readonly at: readonly [x: number, y: number];
};

/** What fits: both lines, only the name, or nothing (screen readers still announce both). */
export type LetteringSize = "full" | "name" | "none";

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Of Hanken Grotesk at 12 px (names) and 11 px (areas): the average width of a character, and the height of a line. */
const nameCharacterPx = 6.6;
const areaCharacterPx = 5.9;
const linePx = 15;
/** The least distance between two rooms' lettering. */
const gapPx = 2;
/** The widest room is assumed to be at most this many times as wide as a square of the same area. */
const widestFactor = 1.25;

type Size = { readonly width: number; readonly height: number };

/**
 * How much of each room's lettering fits at `scale` (px per unit of the picture) without overlapping another, leaving the plan or
 * crossing walls. Earlier entries have priority; a small room loses its area first, then its name.
 */
export function letteringSizes(rooms: readonly RoomLettering[], plan: Size, scale: number): readonly LetteringSize[] {
  const occupied: Box[] = [];
  // The whole picture, with walls and surroundings, counts as rooms here, so rooms are estimated to be larger than they are.
  const pxPerMetre = scale * Math.sqrt((plan.width * plan.height) / rooms.reduce((sum, { m2 }) => sum + m2, 0));
  const isFree = (box: Box, m2: number): boolean =>
    box.left >= 0 &&
    box.right <= plan.width * scale &&
    box.right - box.left <= widestFactor * Math.sqrt(m2) * pxPerMetre &&
    occupied.every(
      (other) =>
        box.right + gapPx < other.left ||
        box.left - gapPx > other.right ||
        box.bottom + gapPx < other.top ||
        box.top - gapPx > other.bottom,
    );
  return rooms.map((room) => {
    const size = (["full", "name"] as const).find((each) => isFree(boxOf(room, each, scale), room.m2));
    if (size) occupied.push(boxOf(room, size, scale));
    return size ?? "none";
  });
}

function boxOf({ name, area, at }: RoomLettering, size: LetteringSize, scale: number): Box {
  const [x, y] = [at[0] * scale, at[1] * scale];
  const nameWidth = name.length * nameCharacterPx;
  const halfWidth = Math.max(nameWidth, size === "full" ? area.length * areaCharacterPx : 0) / 2;
  const halfHeight = (size === "full" ? 2 * linePx : linePx) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** The rooms with a position on the plan and a name in the visitor's language, largest first. */
export function roomLettering(rooms: readonly Room[], locale: string): readonly RoomLettering[] {
  return rooms
    .flatMap(({ name, area, at }) => (at ? [{ name: localText(name, locale), area, at }] : []))
    .toSorted((a, b) => b.area - a.area)
    .map(({ name, area, at }) => ({ name, area: area > 0 ? formatArea(area, locale) : "", m2: area, at }));
}
