/** A length rounded to the millimetre, never -0. */
export function millimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000 + 0;
}

/** Equal but for what floating point loses. */
export function isClose(a: number, b: number, tolerance = 1e-6): boolean {
  return Math.abs(a - b) < tolerance;
}

/** Values to the millimetre, each once, ascending. */
export function sortedUnique(values: readonly number[]): number[] {
  return [...new Set(values.map(millimetres))].toSorted((a, b) => a - b);
}
