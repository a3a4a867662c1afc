import { mark } from "../mark.ts";
import type { Stroke, Symbols } from "../stroke.ts";

const seatWidth = 0.44;
const chairDepth = 0.4;
/** A table's rectangle includes the chairs: their depth on both long sides. */
const chairSide = 0.5;

/** The visible part of a chair pushed under a table. `side` is the side of the table it is on. */
function chair(u: number, edge: number, side: -1 | 1): Stroke {
  const [left, right, out] = [u - seatWidth / 2, u + seatWidth / 2, edge + side * chairDepth];
  return mark.line([left, edge], [left, out], [right, out], [right, edge]);
}

export const tableSymbols = {
  table: ([w, d], seats) => {
    const perSide = Math.max(1, seats / 2);
    const places = Array.from({ length: perSide }, (_, i) => (w * (i + 0.5)) / perSide);
    return [
      mark.box([0.025, chairSide, w - 0.025, d - chairSide]),
      ...places.flatMap((u) => [chair(u, chairSide, -1), chair(u, d - chairSide, 1)]),
    ];
  },
  // Placed with its back to a wall.
  tableW: ([w, d]) => {
    const edge = d - (w > 1 ? 0.45 : 0.35);
    const places = w > 1 ? [w * 0.27, w * 0.73] : [w / 2];
    return [mark.box([0, 0, w, edge]), ...places.map((u) => chair(u, edge, 1))];
  },
  desk: ([w, d]) => [mark.box([0, 0, w, d]), mark.box([w / 2 - 0.18, 0.1, w / 2 + 0.18, 0.35]), chair(w / 2, d, 1)],
  bistro: ([w, d]) => [
    mark.circle([w / 2, d / 2], 0.3),
    mark.box([w / 2 - 0.8, d / 2 - 0.22, w / 2 - 0.38, d / 2 + 0.22]),
    mark.box([w / 2 + 0.38, d / 2 - 0.22, w / 2 + 0.8, d / 2 + 0.22]),
  ],
} satisfies Symbols;
