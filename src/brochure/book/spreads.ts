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

type Named = { readonly src: string };

/** The first number in the file's own name: `…/page-012-690.jpg` -> 12; files without one come last. */
function numberOf({ src }: Named): number {
  const file = src.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  return Number(/\d+/.exec(file)?.[0] ?? Infinity);
}

/** Pages in the order of the number in each file name (docs/developers/specification.md, section 2, "Brochure"), equal ones as they came. */
export function orderPages<Page extends Named>(pages: readonly Page[]): readonly Page[] {
  const numbered = pages.map((page) => ({ page, number: numberOf(page) }));
  // Infinity - Infinity is no order; NaN counts as equal.
  return numbered.toSorted((a, b) => a.number - b.number || 0).map(({ page }) => page);
}
