/** Equal but for what floating point loses. */
export function isClose(a: number, b: number, tolerance = 1e-6): boolean {
  return Math.abs(a - b) < tolerance;
}
