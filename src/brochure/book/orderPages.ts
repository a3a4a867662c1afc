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
