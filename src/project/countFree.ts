import type { Apartment } from "./types.ts";

/** How many homes are available; `undefined` where none has a status, as then nothing is told about it. */
export function countFree(apartments: readonly Apartment[]): number | undefined {
  if (apartments.every(({ status }) => status === undefined)) return undefined;
  return apartments.filter(({ status }) => status === "available").length;
}
