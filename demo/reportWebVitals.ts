import type { Metric } from "web-vitals";

/**
 * Tells the callback how the visit felt: CLS, INP, FCP, LCP, TTFB, each when it is known. Without a callback nothing is loaded.
 * (FID, which the specification names too, was given up by the library and by browsers for INP.)
 */
export async function reportWebVitals(callback?: (metric: Metric) => void): Promise<void> {
  if (!callback) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const watch of [onCLS, onINP, onFCP, onLCP, onTTFB]) watch(callback);
}
