/** The caches of the service worker, numbered so that caches filled under earlier rules are removed. */
export const cacheNames = { hashed: "kulla-hashed-2", pictures: "kulla-pictures-2", pages: "kulla-pages-2" } as const;

/** The cache for a file of our own origin, by its path; films and documents are too large to be stored. */
export function cacheOf(path: string): keyof typeof cacheNames | undefined {
  if (/^\/(assets|widgets\/c|tours\/c)\//.test(path)) return "hashed";
  if (/\.(avif|webp|jpg|png|svg|woff2)$/.test(path)) return "pictures";
  return /\.(mp4|webm|pdf)$/.test(path) ? undefined : "pages";
}

/**
 * Whether a response may be stored. Not if its server forbids it, and not for an address with a query: the query belongs to this visit,
 * and the page is the same without it. Some hosts answer requests for a missing script, style sheet or picture with a page and status 200;
 * stored, it would replace the file on every later visit.
 */
export function isStorable(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  { status, headers }: Pick<Response, "status" | "headers">,
): boolean {
  if (status !== 200 || search !== "" || /\bno-store\b/i.test(headers.get("Cache-Control") ?? "")) return false;
  const isPage = !/\.[a-z0-9]+$/i.test(pathname) || /\.html?$/i.test(pathname);
  return isPage || !/^text\/html\b/i.test(headers.get("Content-Type") ?? "");
}
