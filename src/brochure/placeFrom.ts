import type { BrochurePlace } from "./book.ts";

/** A place as a page hands it in; `undefined` for anything else. */
export function placeFrom(value: unknown): BrochurePlace | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, page }: { name?: unknown; page?: unknown } = value;
  if (name === "closed") return { name };
  return name === "open" && typeof page === "number" && Number.isInteger(page) ? { name, page } : undefined;
}
