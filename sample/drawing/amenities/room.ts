import { box, coreLine, face, ink, line, shade, sheet, type Point3 } from "./isometric.ts";

/** The room in all three drawings, cut open like the models: a slab and two walls, with the cut surfaces in ink. */
export const WIDE = 5.2;
export const DEEP = 4.2;
export const HIGH = 2.5;
const WALL = 0.22;
const SLAB = 0.26;

const cut = { top: ink, right: ink, left: ink };

/** The slab, the boards and the two walls at the back. */
export function room(): string {
  const boards = Array.from({ length: 13 }, (_, index) => 0.3 * (index + 1)).map((y) =>
    line(
      [
        [0.03, y, 0],
        [WIDE - 0.04, y, 0],
      ],
      { colour: "#D9D1C2", weight: 1.1 },
    ),
  );
  const floor: Point3[] = [
    [0, 0, 0],
    [WIDE, 0, 0],
    [WIDE, DEEP, 0],
    [0, DEEP, 0],
  ];
  return [
    box([-WALL, -WALL, -SLAB], [WIDE, DEEP, 0], cut),
    face(floor, "#F1ECE2", { weight: 1.2 }),
    ...boards,
    box([-WALL, -WALL, 0], [0, DEEP, HIGH], { ...cut, right: sheet }),
    box([0, -WALL, 0], [WIDE, 0, HIGH], { ...cut, left: sheet }),
    skirting(),
  ].join("");
}

function skirting(): string {
  const at = 0.09;
  return line(
    [
      [0, DEEP, at],
      [0, 0, at],
      [WIDE, 0, at],
    ],
    { colour: coreLine, weight: 1.2 },
  );
}

/** A sofa with its back to the left wall, at a distance from the corner. */
export function sofa(y: number, long: number): string {
  const arm = 0.16;
  return [
    box([0.08, y, 0.1], [0.92, y + arm, 0.6]),
    box([0.08, y + arm, 0.1], [0.3, y + long - arm, 0.78]),
    box([0.3, y + arm, 0.1], [0.95, y + long - arm, 0.42]),
    line(
      [
        [0.3, y + long / 2, 0.42],
        [0.95, y + long / 2, 0.42],
        [0.95, y + long / 2, 0.1],
      ],
      { weight: 1.2 },
    ),
    box([0.08, y + long - arm, 0.1], [0.95, y + long, 0.6]),
  ].join("");
}

/** A rug, with a second line as its border. */
export function rug([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): string {
  const ring = (by: number): Point3[] => [
    [x0 + by, y0 + by, 0],
    [x1 - by, y0 + by, 0],
    [x1 - by, y1 - by, 0],
    [x0 + by, y1 - by, 0],
  ];
  return face(ring(0), shade, { weight: 1.4 }) + face(ring(0.09), "none", { colour: coreLine, weight: 1 });
}
