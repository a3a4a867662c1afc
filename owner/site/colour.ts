/** Red, green and blue, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Of `#rrggbb`. */
export function channels(hex: string): Colour {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** Mixes `share` of one colour, 0 to 1, with the rest of the other, as `color-mix(in srgb, …)` does. */
export const mix = (one: Colour, other: Colour, share: number): Colour => {
  const at = (channel: 0 | 1 | 2) => one[channel] * share + other[channel] * (1 - share);
  return [at(0), at(1), at(2)];
};

/** As `#rrggbb`. */
export const hexOf = (colour: Colour): string =>
  `#${colour
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/**
 * The acceptable colour nearest to the given one: mixed with as little black or white as possible. Undefined where neither is enough.
 */
export function nearestColour(from: string, isEnough: (hex: string) => boolean): string | undefined {
  for (let percent = 1; percent <= 100; percent += 1) {
    for (const far of blackAndWhite) {
      const hex = hexOf(mix(far, channels(from), percent / 100));
      if (isEnough(hex)) return hex;
    }
  }
  return undefined;
}

const blackAndWhite: readonly Colour[] = [
  [0, 0, 0],
  [1, 1, 1],
];
