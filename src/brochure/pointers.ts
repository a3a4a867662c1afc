/** One finger or mouse, in px of the window and ms of the page. */
export type Pointer = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly ms: number;
};

const [tapsMs, tapsPx, leastApart] = [320, 32, 24];

function apart(a: Pointer, b: Pointer): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** What a finger's move does to the picture under it and another one: size, around where, and the way both went. */
function pinch(from: Pointer, to: Pointer, other: Pointer) {
  const ratio = Math.max(leastApart, apart(to, other)) / Math.max(leastApart, apart(from, other));
  return {
    factor: ratio,
    at: { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 },
    moved: { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 },
  };
}

/** Whether two taps are one double tap. */
function isDouble(first: Pointer | undefined, second: Pointer): boolean {
  return first !== undefined && second.ms - first.ms < tapsMs && apart(first, second) < tapsPx;
}

/** What pointers do together; pure. */
export const pointers = { apart, pinch, isDouble };
