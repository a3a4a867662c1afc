const order = [
  "living",
  "dining",
  "kitchen",
  "master",
  "bedroom2",
  "bath",
  "hall",
  "loggia",
  "balcony",
  "terrace",
  "courtyard",
  "aerial",
];

/** Sorts scenes in walking order: an apartment starts in its living room, the grounds in the courtyard. */
export function walkOrder(scenes: readonly string[]): string[] {
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return scenes.toSorted((a, b) => place(a) - place(b));
}
