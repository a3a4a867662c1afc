/** Random choices that are the same again for the same seed (mulberry32). */
export type Random = {
  /** From 0 up to, not including, `end`. */
  below(end: number): number;
  chance(likelihood: number): boolean;
  pick<Value>(from: readonly Value[]): Value;
};

export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    chance: (likelihood) => next() < likelihood,
    pick: (from) => {
      const value = from[below(from.length)];
      if (value === undefined) throw new Error("There is nothing to pick from.");
      return value;
    },
  };
}
