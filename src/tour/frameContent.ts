/**
 * Whether a frame of our own origin shows an error instead of its page: frames fire "load" either way. A frame of another
 * origin cannot be inspected and is trusted.
 */
export async function hasFrameFailed(frame: HTMLIFrameElement, url: string): Promise<boolean> {
  if (new URL(url, location.href).origin !== location.origin) return false;
  try {
    const [navigation] = frame.contentWindow?.performance.getEntriesByType("navigation") ?? [];
    const status: unknown = navigation && Reflect.get(navigation, "responseStatus");
    if (typeof status === "number" && status > 0) return status >= 400;
  } catch {
    // The browser's error page has another origin: request the page itself.
  }
  try {
    return !(await fetch(url, { method: "HEAD" })).ok;
  } catch {
    return true;
  }
}

/** Whether a frame of our own origin has loaded its page already. */
export function hasLoaded(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument;
  return page?.readyState === "complete" && page.URL !== "about:blank";
}

/** Whether the frame shows a tour of ours, as far as it can be inspected: such a tour reports when it is ready. */
export function isOwnTour(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument?.querySelector('script[src$="/viewer.js"]') != null;
}
