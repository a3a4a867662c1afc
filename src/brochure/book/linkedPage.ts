const form = /^#page=(\d{1,5})$/;

/** The page an address names by `#page=46`, as PDF readers write it; from 0, `undefined` where it names none. */
export function linkedPage(hash: string): number | undefined {
  const number = Number(form.exec(hash)?.[1] ?? 0);
  return number > 0 ? number - 1 : undefined;
}

/** The address that leads to a page of the brochure on the page at `href`. */
export function linkToPage(href: string, page: number): string {
  return `${href.split("#")[0]}#page=${page + 1}`;
}
