/** The caches of the service worker. */
export const cacheNames = { hashed: "kulla-hashed", pictures: "kulla-pictures", pages: "kulla-pages" } as const;

/** The cache that a file of our own origin belongs to, by its path; films and documents are too big to be stored. */
export function cacheOf(path: string): keyof typeof cacheNames | undefined {
  if (/^\/(assets|widgets\/c|tours\/c)\//.test(path)) return "hashed";
  if (/\.(avif|webp|jpg|png|svg|woff2)$/.test(path)) return "pictures";
  return /\.(mp4|webm|pdf)$/.test(path) ? undefined : "pages";
}

/**
 * Whether an answer may be stored. Some hosts answer a missing script, style sheet or picture with a page and status 200; stored,
 * it would stand in for the file on every later visit.
 */
export function isStorable(path: string, { status, headers }: Pick<Response, "status" | "headers">): boolean {
  const isPage = !/\.[a-z0-9]+$/i.test(path) || /\.html?$/i.test(path);
  return status === 200 && (isPage || !/^text\/html\b/i.test(headers.get("Content-Type") ?? ""));
}
