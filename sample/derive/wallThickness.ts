/** Thickness in metres by class of wall, 0 where nothing is built. */
export function wallThickness(kind: string): number {
  return { outer: 0.3, party: 0.25, inner: 0.12 }[kind] ?? 0;
}
