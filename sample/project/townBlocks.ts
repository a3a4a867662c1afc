/** Pseudorandom numbers between 0 and 1, the same in every build. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** Rows of houses around the streets, as in the rendered town: in metres, with y pointing south. */
export function townBlocks(): string {
  const roll = dice(7);
  const within = (from: number, to: number): number => Math.round(from + roll() * (to - from));
  const house = (x: number, y: number): string => {
    const [width, depth] = roll() < 0.6 ? [within(15, 24), within(11, 15)] : [within(9, 14), within(9, 13)];
    return `M${x + within(-4, 4)} ${y + within(-3, 3)}h${width}v${depth}h-${width}z`;
  };
  const rows = [-176, -140, -104, 66, 100, 136].flatMap((y) =>
    Array.from({ length: 14 }, (_, column) => [-232 + column * 33, y] as const),
  );
  const sides = [-58, -26, 6].flatMap((y) => [-218, -184, -150, -122, 100, 132, 164, 200].map((x) => [x, y] as const));
  return [...rows, ...sides].flatMap(([x, y]) => (roll() < 0.86 ? house(x, y) : [])).join("");
}
