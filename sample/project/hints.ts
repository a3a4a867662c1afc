/** Hint flashes by tower (specification, section 2): K5 from 0.5 s at floor 11 down, K6 from 3.8 to 6.5 s. */
export const hints = [
  { delayMs: 500, stepMs: 300, flashMs: 300 },
  { delayMs: 3800, stepMs: 300, flashMs: 300 },
];
