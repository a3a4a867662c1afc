const form = /^page=(\d{1,5})$/;

const partsOf = (hash: string): readonly string[] => hash.replace(/^#/, "").split("&");

/** The page (from 0) in a hash: `#page=46`, as PDF readers use it, possibly among other values; `undefined` if there is none. */
export function linkedPage(hash: string): number | undefined {
  const number = Number(partsOf(hash).reduce((found, part) => form.exec(part)?.[1] ?? found, "0"));
  return number > 0 ? number - 1 : undefined;
}

/** The address of a page of the brochure on the page at `href`; the rest of its hash stays. */
export function linkToPage(href: string, page: number): string {
  const [address, hash = ""] = href.split("#");
  const others = partsOf(hash).filter((part) => part && !form.test(part));
  return `${address}#${[`page=${page + 1}`, ...others].join("&")}`;
}
