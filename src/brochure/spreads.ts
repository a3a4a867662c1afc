/** How a book lies: with two pages side by side (the cover alone, then 1-2, 3-4 ...) or one page at a time. */
export type Lie = { readonly count: number; readonly isDouble: boolean };

/** Which opening of the book shows a page, counted from 0. */
function spreadOf(page: number, { isDouble }: Lie): number {
  return isDouble ? Math.ceil(page / 2) : page;
}

/** The pages of an opening, left to right; none where there is no such opening. */
function pagesOf(spread: number, { count, isDouble }: Lie): readonly number[] {
  const pages = isDouble ? [2 * spread - 1, 2 * spread] : [spread];
  return pages.filter((page) => page >= 0 && page < count);
}

/** The last opening. */
function lastSpread(lie: Lie): number {
  return spreadOf(lie.count - 1, lie);
}

/** A leaf turns about the spine; `spread` leaves lie on the left of an opening. */
function leafCount({ count, isDouble }: Lie): number {
  return isDouble ? Math.ceil(count / 2) : count;
}

/** "46–47" as visitors count, from 1. */
function numbersOf(spread: number, lie: Lie): string {
  return pagesOf(spread, lie)
    .map((page) => page + 1)
    .join("–");
}

/** Openings, pages and leaves of a book. */
export const spreads = { spreadOf, pagesOf, lastSpread, leafCount, numbersOf };
