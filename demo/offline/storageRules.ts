/** The caches of the service worker, numbered so that what earlier workers stored by other rules goes. */
export const cacheNames = { hashed: "kulla-hashed-2", pictures: "kulla-pictures-2", pages: "kulla-pages-2" } as const;

/** The cache that a file of our own origin belongs to, by its path; films and documents are too big to be stored. */
export function cacheOf(path: string): keyof typeof cacheNames | undefined {
  if (/^\/(assets|widgets\/c|tours\/c)\//.test(path)) return "hashed";
  if (/\.(avif|webp|jpg|png|svg|woff2)$/.test(path)) return "pictures";
  return /\.(mp4|webm|pdf)$/.test(path) ? undefined : "pages";
}

/**
 * Whether an answer may be stored. Not one whose server forbids it, and none to an address with a query: that is a question of this
 * visit, and the pages are the same without. Some hosts answer a missing script, style sheet or picture with a page and status 200;
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
