import { localText } from "../../project/localText.ts";
import type { Room } from "../../project/types.ts";
import { formatArea } from "../../text/format/formatArea.ts";

/** A room's name and area as lettered on the plan; `at` in units of its picture. */
export type Letter = {
  readonly name: string;
  readonly area: string;
  readonly m2: number;
  readonly at: readonly [x: number, y: number];
};

/** What fits: both lines, only the name, or nothing (still announced by screen readers). */
export type LetterSize = "full" | "name" | "none";

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Hanken Grotesk at 12 and 11 px: average character width, line height. */
const nameLetterPx = 6.6;
const areaLetterPx = 5.9;
const linePx = 15;
const gapPx = 2;
/** The widest room is assumed to be this much wider than a square of the same area. */
const widestFactor = 1.25;

type Size = { readonly width: number; readonly height: number };

/**
 * How much of each room's lettering fits at `scale` (px per unit of the picture) without overlapping another, leaving the plan or
 * crossing walls. Earlier entries have priority; a small room loses its area first, then its name.
 */
export function apartmentLettering(letters: readonly Letter[], plan: Size, scale: number): readonly LetterSize[] {
  const occupied: Box[] = [];
  // Walls and the surroundings count as rooms here, so that the estimate favours lettering.
  const pxPerMetre = scale * Math.sqrt((plan.width * plan.height) / letters.reduce((sum, { m2 }) => sum + m2, 0));
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
  return letters.map((letter) => {
    const size = (["full", "name"] as const).find((each) => isFree(boxOf(letter, each, scale), letter.m2));
    if (size) occupied.push(boxOf(letter, size, scale));
    return size ?? "none";
  });
}

function boxOf({ name, area, at }: Letter, size: LetterSize, scale: number): Box {
  const [x, y] = [at[0] * scale, at[1] * scale];
  const nameWidth = name.length * nameLetterPx;
  const halfWidth = Math.max(nameWidth, size === "full" ? area.length * areaLetterPx : 0) / 2;
  const halfHeight = (size === "full" ? 2 * linePx : linePx) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** The rooms with a position on the plan and a name in the visitor's language, largest first. */
export function roomLetters(rooms: readonly Room[], locale: string): readonly Letter[] {
  return rooms
    .flatMap(({ name, area, at }) => (at ? [{ name: localText(name, locale), area, at }] : []))
    .toSorted((a, b) => b.area - a.area)
    .map(({ name, area, at }) => ({ name, area: area > 0 ? formatArea(area, locale) : "", m2: area, at }));
}
