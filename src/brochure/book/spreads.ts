/** The layout of a book: two pages side by side (the cover alone, then 1-2, 3-4 ...) or one page at a time. */
export type PageSetup = { readonly count: number; readonly isDouble: boolean };

/** The index of the spread that shows a page. */
export function spreadOf(page: number, { isDouble }: PageSetup): number {
  return isDouble ? Math.ceil(page / 2) : page;
}

/** The pages of a spread, left to right; empty if there is no such spread. */
export function pagesOfSpread(spread: number, { count, isDouble }: PageSetup): readonly number[] {
  const pages = isDouble ? [2 * spread - 1, 2 * spread] : [spread];
  return pages.filter((page) => page >= 0 && page < count);
}

/** The last spread. */
export function lastSpread(setup: PageSetup): number {
  return spreadOf(setup.count - 1, setup);
}

/** The number of leaves, which turn about the spine. At spread n, n leaves lie on the left. */
export function leafCount({ count, isDouble }: PageSetup): number {
  return isDouble ? Math.ceil(count / 2) : count;
}

/** Page numbers for visitors, from 1: "46–47". */
export function pageNumbers(spread: number, setup: PageSetup): string {
  return pagesOfSpread(spread, setup)
    .map((page) => page + 1)
    .join("–");
}

type Named = { readonly src: string };

/** The first number in a file name: `…/page-012-690.jpg` -> 12; files without a number come last. */
function numberOf({ src }: Named): number {
  const file = src.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  return Number(/\d+/.exec(file)?.[0] ?? Infinity);
}

/** Sorts pages by the number in each file name (docs/developers/specification.md, section 2, "Brochure"); the sort is stable. */
export function orderPages<Page extends Named>(pages: readonly Page[]): readonly Page[] {
  const numbered = pages.map((page) => ({ page, number: numberOf(page) }));
  // Infinity - Infinity is NaN, which sorts as equal.
  return numbered.toSorted((a, b) => a.number - b.number || 0).map(({ page }) => page);
}
