/**
 * Whether a frame of our own origin shows an error in place of its page: frames say "load" either way. A frame of another
 * origin keeps that to itself and is believed.
 */
export async function hasFrameFailed(frame: HTMLIFrameElement, url: string): Promise<boolean> {
  if (new URL(url, location.href).origin !== location.origin) return false;
  try {
    const [navigation] = frame.contentWindow?.performance.getEntriesByType("navigation") ?? [];
    const status: unknown = navigation && Reflect.get(navigation, "responseStatus");
    if (typeof status === "number" && status > 0) return status >= 400;
  } catch {
    // The browser's own error page stands in another origin: ask for the page itself.
  }
  try {
    return !(await fetch(url, { method: "HEAD" })).ok;
  } catch {
    return true;
  }
}

/** Whether a frame of our own origin has its page already. */
export function hasLoaded(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument;
  return page?.readyState === "complete" && page.URL !== "about:blank";
}

/** Whether a tour of ours stands in the frame, as far as the page may look into it: such a tour says when it is ready. */
export function isOwnTour(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument?.querySelector('script[src$="/viewer.js"]') != null;
}
