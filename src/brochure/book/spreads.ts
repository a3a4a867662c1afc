/** How a book is laid out: with two pages side by side (the cover alone, then 1-2, 3-4 ...) or one page at a time. */
export type PageSetup = { readonly count: number; readonly isDouble: boolean };

/** Which opening of the book shows a page, counted from 0. */
export function spreadOf(page: number, { isDouble }: PageSetup): number {
  return isDouble ? Math.ceil(page / 2) : page;
}

/** The pages of an opening, left to right; empty if there is no such opening. */
export function pagesOfSpread(spread: number, { count, isDouble }: PageSetup): readonly number[] {
  const pages = isDouble ? [2 * spread - 1, 2 * spread] : [spread];
  return pages.filter((page) => page >= 0 && page < count);
}

/** The last opening. */
export function lastSpread(setup: PageSetup): number {
  return spreadOf(setup.count - 1, setup);
}

/** A leaf turns about the spine; `spread` leaves lie on the left of an opening. */
export function leafCount({ count, isDouble }: PageSetup): number {
  return isDouble ? Math.ceil(count / 2) : count;
}

/** "46–47" as visitors count, from 1. */
export function pageNumbers(spread: number, setup: PageSetup): string {
  return pagesOfSpread(spread, setup)
    .map((page) => page + 1)
    .join("–");
}
