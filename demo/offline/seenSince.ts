const told = new Set<string>();

/**
 * What the visitor has seen and the worker was not told yet: this page and, unless the worker has seen them itself, the files it
 * loaded. Only our own.
 */
export function seenSince(isWatched: boolean): readonly string[] {
  const page = location.origin + location.pathname;
  const files = isWatched ? [] : performance.getEntriesByType("resource").map(({ name }) => name);
  const isNew = (url: string): boolean => url.startsWith(`${location.origin}/`) && !told.has(url);
  const fresh = [...new Set([page, ...files])].filter(isNew);
  for (const url of fresh) told.add(url);
  return fresh;
}
