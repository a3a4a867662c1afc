/** A length rounded to the millimetre, never -0. */
export function millimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000 + 0;
}
