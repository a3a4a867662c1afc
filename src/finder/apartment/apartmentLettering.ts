/** A room's name and area as they would stand on the plan; `at` in px of the plan as it is shown. */
export type Letter = { readonly name: string; readonly area: string; readonly at: readonly [x: number, y: number] };

/** What fits: both lines, the name alone, or nothing (it is still read out). */
export type LetterSize = "full" | "name" | "none";

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Hanken Grotesk at 12 and 11 px: width of a letter on average, height of a line. */
const nameLetterPx = 6.6;
const areaLetterPx = 5.9;
const linePx = 15;
const gapPx = 2;

/**
 * How much of each room's lettering fits on a plan without two of them touching or one leaving the plan. Rooms come first
 * as the project lists them, so that the greatest stand first; a small room loses its area, then its name.
 */
export function apartmentLettering(letters: readonly Letter[], widthPx: number): readonly LetterSize[] {
  const taken: Box[] = [];
  const isFree = (box: Box): boolean =>
    box.left >= 0 &&
    box.right <= widthPx &&
    taken.every(
      (other) =>
        box.right + gapPx < other.left ||
        box.left - gapPx > other.right ||
        box.bottom + gapPx < other.top ||
        box.top - gapPx > other.bottom,
    );
  return letters.map((letter) => {
    const size = (["full", "name"] as const).find((each) => isFree(boxOf(letter, each)));
    if (size) taken.push(boxOf(letter, size));
    return size ?? "none";
  });
}

function boxOf({ name, area, at: [x, y] }: Letter, size: LetterSize): Box {
  const nameWidth = name.length * nameLetterPx;
  const halfWidth = Math.max(nameWidth, size === "full" ? area.length * areaLetterPx : 0) / 2;
  const halfHeight = (size === "full" ? 2 * linePx : linePx) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}
