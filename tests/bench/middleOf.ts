/** The middle one of some figures, the upper of two; 0 of none. */
export function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
