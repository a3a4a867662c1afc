/** Rounds a length to the millimetre; the result is never -0. */
export function millimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000 + 0;
}

/** Equal except for floating-point errors. */
export function isClose(a: number, b: number, tolerance = 1e-6): boolean {
  return Math.abs(a - b) < tolerance;
}

/** The distinct values in ascending order, rounded to the millimetre. */
export function sortedUnique(values: readonly number[]): number[] {
  return [...new Set(values.map(millimetres))].toSorted((a, b) => a - b);
}
