import {
  box,
  circle,
  drawing,
  drum,
  face,
  frontOf,
  hose,
  ink,
  ink2,
  line,
  type Point3,
  sheet,
  WARM,
} from "./isometric.ts";
import { HIGH, room, rug, sofa } from "./room.ts";

/** The wall inlet: its position on the left wall, and its height. */
const INLET: Point3 = [0, 3.35, 0.42];
const inWall = { colour: WARM, weight: 3.2, dash: "11 8" };

/** Central vacuum cleaning: a wall inlet with the hose, the pipe in the wall, and the unit in a separate room. */
export function vacuum(): string {
  return drawing(
    [-12, 20, 1080],
    room(),
    pipe(),
    unit(),
    partition(),
    rug([1.35, 1.5], [3.1, 3.4]),
    sofa(0.55, 2.1),
    inlet(),
    hose(
      [
        [0.04, 3.35, 0.42],
        [0.3, 3.4, 0.36],
        [0.5, 3.55, 0.06],
        [1.0, 3.85, 0.03],
        [1.75, 3.75, 0.03],
        [2.5, 3.75, 0.03],
        [3.3, 3.55, 0.05],
        [3.75, 3.15, 0.3],
        [3.62, 2.8, 0.86],
        [3.4, 2.72, 0.97],
      ],
      11,
      sheet,
    ),
    wand(),
  );
}

/** The pipe in the wall, drawn as if it were visible. */
function pipe(): string {
  const [x, y, z] = INLET;
  return line(
    [
      [x, y, z],
      [x, y, 0.2],
      [0, 0, 0.2],
      [4.4, 0, 0.2],
      [4.4, 0, 0.55],
    ],
    inWall,
  );
}

/** The cylinder on its wall bracket, with its outlet through the wall. */
function unit(): string {
  const band = (z: number): string => line(frontOf(circle([4.4, 0.32, z], 0.28, "floor")), { weight: 1.4 });
  return [
    box([4.1, 0, 0.5], [4.7, 0.05, 1.7]),
    drum([4.4, 0.32, 0.5], 0.28, 1.15),
    band(0.85),
    band(1.35),
    drum([4.4, 0.32, 1.65], 0.09, 0.2),
  ].join("");
}

/** The wall between the room and the unit, cut like the other walls. */
function partition(): string {
  return box([3.5, 0, 0], [3.64, 1.25, HIGH], { top: ink, right: sheet, left: ink });
}

function inlet(): string {
  const [x, y, z] = INLET;
  const plate: Point3[] = [
    [x, y - 0.14, z - 0.14],
    [x, y + 0.14, z - 0.14],
    [x, y + 0.14, z + 0.16],
    [x, y - 0.14, z + 0.16],
  ];
  return face(plate, sheet) + face(circle([x, y, z], 0.075, "right"), ink);
}

/** Handle, tube and brush. */
function wand(): string {
  const tube: Point3[] = [
    [3.3, 2.7, 0.94],
    [2.15, 2.55, 0.08],
  ];
  const grip: Point3[] = [
    [3.44, 2.73, 0.98],
    [3.18, 2.68, 0.86],
  ];
  return [
    line(tube, { weight: 9 }),
    line(tube, { weight: 5.4, colour: "#C9C2B4" }),
    line(grip, { weight: 14 }),
    box([2.0, 2.24, 0.01], [2.22, 2.86, 0.1], { top: ink2, right: ink, left: ink }),
  ].join("");
}
