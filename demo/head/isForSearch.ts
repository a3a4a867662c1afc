import type { SiteRoute } from "../navigation/routes.ts";

const unlisted: ReadonlySet<string> = new Set(["missing", "tour", "apartment", "moved"]);

/** Whether a page may be found by itself: not the one that helps, and not one that shows what travelled there. */
export function isForSearch({ page }: SiteRoute): boolean {
  return !unlisted.has(page);
}
