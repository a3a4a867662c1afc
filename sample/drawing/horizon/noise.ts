/** Pseudorandom numbers from 0 to 1, the same in every run. */
export function randomOf(seed: number): () => number {
  let state = Math.trunc(seed * 7919) + 101;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** An endless line that oscillates between -1 and 1, with smaller waves on top of larger ones. */
export function noiseOf(seed: number): (at: number) => number {
  const value = (cell: number): number => randomOf(cell * 13 + seed * 101)() * 2 - 1;
  const smooth = (at: number): number => {
    const cell = Math.floor(at);
    const t = at - cell;
    const [a, b] = [value(cell), value(cell + 1)];
    return a + (b - a) * t * t * (3 - 2 * t);
  };
  return (at) => [1, 2.3, 5.1, 11].reduce((sum, times) => sum + smooth(at * times + times) / (times + 0.9), 0);
}

/** A mix of two colours. */
export function mixed(from: string, to: string, share: number): string {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
