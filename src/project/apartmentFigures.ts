import type { Apartment } from "./types.ts";

/** Smallest and largest indoor area (m²) of some apartments; `undefined` if none is given. */
export function areaRange(
  apartments: readonly Apartment[],
): { readonly from: number; readonly to: number } | undefined {
  const areas = apartments.flatMap(({ area }) => area ?? []);
  // Not Math.min(...areas): some engines limit the number of arguments to fewer than ten thousand.
  return areas.length > 0
    ? { from: areas.reduce((a, b) => Math.min(a, b)), to: areas.reduce((a, b) => Math.max(a, b)) }
    : undefined;
}

/** Total m² of some apartments; an apartment without an area counts as 1. */
export function totalArea(apartments: readonly Apartment[]): number {
  return apartments.reduce((sum, { area }) => sum + (area ?? 1), 0);
}

/** How many apartments are available; `undefined` if none has a status. */
export function countFree(apartments: readonly Apartment[]): number | undefined {
  if (apartments.every(({ status }) => status === undefined)) return undefined;
  return apartments.filter(({ status }) => status === "available").length;
}

/** The bedrooms as stated, or from a type such as `2+1` (bedrooms + living room); `undefined` for other types. */
export function bedroomsOf({ bedrooms, type = "" }: Pick<Apartment, "bedrooms" | "type">): number | undefined {
  if (bedrooms !== undefined) return bedrooms;
  const [, bedroomsInType] = /^(\d{1,2})\+\d$/.exec(type) ?? [];
  return bedroomsInType === undefined ? undefined : Number(bedroomsInType);
}
