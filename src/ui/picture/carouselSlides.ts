/** One picture in the carousel's row: its position (0 is shown, -1 left of it, 1 right of it) and whether it is animated. */
export type Slide = { readonly index: number; readonly offset: number; readonly isGliding: boolean };

/** Steps from one picture to another along the shorter side of the ring; a tie goes right. */
function ringOffset(index: number, shown: number, count: number): number {
  const ahead = (((index - shown) % count) + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
}

/**
 * The current picture and its two neighbours (specified: previous and next wrap around). One that has to change sides,
 * as in a ring of three, moves without animation.
 */
export function carouselSlides(count: number, shown: number, before: number): readonly Slide[] {
  const indices = new Set([shown, shown + 1, shown - 1 + count].map((index) => index % count));
  return [...indices].map((index) => {
    const offset = ringOffset(index, shown, count);
    const isGliding = Math.abs(offset - ringOffset(index, before, count)) === 1;
    return { index, offset, isGliding };
  });
}
