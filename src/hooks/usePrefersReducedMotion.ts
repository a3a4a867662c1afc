import { useMediaQuery } from "./useMediaQuery.ts";

/** Whether the visitor prefers reduced motion: no teaser, no flashes, fades of 0 ms. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)");
}
