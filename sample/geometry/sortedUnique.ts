import { millimetres } from "./millimetres.ts";

/** Values to the millimetre, each once, ascending. */
export function sortedUnique(values: readonly number[]): number[] {
  return [...new Set(values.map(millimetres))].toSorted((a, b) => a - b);
}
