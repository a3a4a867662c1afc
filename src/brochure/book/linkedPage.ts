const pageValue = /^page=(\d{1,5})$/;

const valuesOf = (hash: string): readonly string[] => hash.replace(/^#/, "").split("&");

/**
 * The page, counted from 0, that a hash links to: `#page=46` as for PDF files, where pages are counted from 1, possibly among other values;
 * `undefined` if there is none.
 */
export function linkedPage(hash: string): number | undefined {
  const number = Number(valuesOf(hash).reduce((last, value) => pageValue.exec(value)?.[1] ?? last, "0"));
  return number > 0 ? number - 1 : undefined;
}

/** A link to a page of the brochure: the web page's address `href` with `page` in its hash; other values in the hash stay. */
export function linkToPage(href: string, page: number): string {
  const [address, hash = ""] = href.split("#");
  const others = valuesOf(hash).filter((value) => value && !pageValue.test(value));
  return `${address}#${[`page=${page + 1}`, ...others].join("&")}`;
}
