/** The window of a document; `undefined` in a template's. A picture of the page may bear the name `defaultView` and stand in its place. */
export function windowOf(page: Document): (Window & typeof globalThis) | undefined {
  if (page === document) return window;
  const { defaultView } = page;
  return defaultView?.window === defaultView ? (defaultView ?? undefined) : undefined;
}
