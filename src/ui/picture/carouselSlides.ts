/** One picture in the carousel's row: its position (0 is shown, -1 left of it, 1 right of it) and whether it is animated. */
export type Slide = { readonly index: number; readonly offset: number; readonly isGliding: boolean };

/** Steps from the shown picture to another, the shorter way round; to the right if both ways are equally long. */
function ringOffset(index: number, shown: number, count: number): number {
  const stepsRight = (((index - shown) % count) + count) % count;
  return stepsRight > count / 2 ? stepsRight - count : stepsRight;
}

/**
 * The shown picture and its two neighbours; the last and the first picture are neighbours (docs/developers/specification.md, section 2).
 * `previous`: the picture shown before. A picture that has to change sides, as one of three does, moves without animation.
 */
export function carouselSlides(count: number, shown: number, previous: number): readonly Slide[] {
  const indices = new Set([shown, shown + 1, shown - 1 + count].map((index) => index % count));
  return [...indices].map((index) => {
    const offset = ringOffset(index, shown, count);
    const isGliding = Math.abs(offset - ringOffset(index, previous, count)) === 1;
    return { index, offset, isGliding };
  });
}
