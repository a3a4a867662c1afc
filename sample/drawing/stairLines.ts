import type { Point, Rect } from "../types.ts";

const landing = 1.3;
const well = 0.2;
const treads = 9;

/** A stair with two flights: treads, the well between them, and the walking line with its arrow. */
export function stairLines([x0, y0, x1, y1]: Rect): Point[][] {
  const [from, to] = [x0 + landing, x1 - landing];
  const middle = (y0 + y1) / 2;
  const [under, over] = [middle - well / 2, middle + well / 2];
  const steps = Array.from({ length: treads + 1 }, (_, i) => from + ((to - from) * i) / treads);
  const [down, up] = [(y0 + under) / 2, (y1 + over) / 2];
  const turn = x0 + landing / 2;
  const tip = to + 0.35;
  return [
    ...steps.flatMap((x): Point[][] => [
      [
        [x, y0],
        [x, under],
      ],
      [
        [x, over],
        [x, y1],
      ],
    ]),
    [
      [from, under],
      [to, under],
      [to, over],
      [from, over],
      [from, under],
    ],
    [
      [tip, down],
      [turn, down],
      [turn, up],
      [tip, up],
    ],
    [
      [tip - 0.25, up + 0.15],
      [tip, up],
      [tip - 0.25, up - 0.15],
    ],
  ];
}
