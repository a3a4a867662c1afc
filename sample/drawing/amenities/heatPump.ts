import { box, circle, drawing, face, ink, ink2, line, type Point3, shade, WARM } from "./isometric.ts";
import { DEEP, room, WIDE } from "./room.ts";

const [LOW, OUT] = [0.1, 1.15];
const warm = { colour: WARM, weight: 3.2 };
const cool = { colour: ink2, weight: 2.4, dash: "9 7" };

/** An apartment's own heat pump: the outdoor unit on the balcony, the indoor unit, pipes under the floor, and the fan under the ceiling. */
export function heatPump(): string {
  return drawing(
    [-26, 30, 1180],
    room(),
    box([WIDE, 0, -0.26], [WIDE + OUT, DEEP, -0.02], { top: "#E9E3D7", right: ink, left: ink }),
    floorHeating(),
    box([WIDE - 0.14, 0, 0], [WIDE, DEEP, LOW], { top: ink, right: "#F1ECE2", left: ink }),
    fanUnit(),
    indoorUnit(),
    pipes(),
    outdoorUnit(),
  );
}

/** A loop of pipe back and forth under the boards. */
function floorHeating(): string {
  const rows = Array.from({ length: 11 }, (_, index) => 0.5 + index * 0.32);
  const way = rows.flatMap((y, index): Point3[] => {
    const ends: Point3[] = [
      [0.45, y, 0],
      [3.85, y, 0],
    ];
    return index % 2 === 0 ? ends.toReversed() : ends;
  });
  return line([[4.25, 0.5, 0], [3.85, 0.5, 0], ...way.slice(1), [0.45, 3.85, 0], [4.6, 3.85, 0], [4.6, 0.62, 0]], warm);
}

/** The cabinet with the storage tank and its display. */
function indoorUnit(): string {
  const panel: Point3[] = [
    [4.22, 0.55, 1.42],
    [4.58, 0.55, 1.42],
    [4.58, 0.55, 1.66],
    [4.22, 0.55, 1.66],
  ];
  const seam: Point3[] = [
    [4.05, 0.55, 0.62],
    [4.75, 0.55, 0.62],
  ];
  return box([4.05, 0, 0.06], [4.75, 0.55, 1.9]) + face(panel, ink) + line(seam, { weight: 1.3 });
}

/** The cooling unit for summer on the left wall, with the air falling from it. */
function fanUnit(): string {
  const streams = [0.25, 0.5, 0.75, 1].map((along) =>
    line(
      Array.from({ length: 9 }, (_, step): Point3 => {
        const t = step / 8;
        return [0.3 + 0.55 * t * t, 1.55 + along + 0.05 * Math.sin(t * 9), 1.88 - 0.85 * t];
      }),
      { colour: ink2, weight: 1.5, dash: "7 6" },
    ),
  );
  const slot: Point3[] = [
    [0.26, 1.62, 1.96],
    [0.26, 2.73, 1.96],
  ];
  return box([0, 1.55, 1.88], [0.26, 2.8, 2.2]) + line(slot, { weight: 2.4 }) + streams.join("");
}

/** The pipes to the outdoor unit and back. */
function pipes(): string {
  const supply: Point3[] = [
    [4.75, 0.2, 0.2],
    [5.7, 0.2, 0.2],
    [5.7, 1.6, 0.2],
  ];
  const back: Point3[] = [
    [4.75, 0.42, 0.14],
    [5.52, 0.42, 0.14],
    [5.52, 1.6, 0.14],
  ];
  return line(supply, warm) + line(back, cool);
}

/** The fan in its housing, on two rails. */
function outdoorUnit(): string {
  const [x0, x1, y0, y1, z0, z1] = [5.46, 5.9, 1.6, 2.85, 0.12, 1.1];
  const fan = [0.36, 0.26, 0.16, 0.06].map((radius) =>
    face(circle([x1, y0 + 0.48, 0.61], radius, "right"), radius > 0.3 ? shade : "none", { weight: 1.5 }),
  );
  const slats = Array.from({ length: 7 }, (_, index) => 0.24 + index * 0.11).map((z) =>
    line(
      [
        [x1, y0 + 0.95, z],
        [x1, y1 - 0.08, z],
      ],
      { weight: 1.3 },
    ),
  );
  return [
    box([x0, y0 + 0.1, -0.02], [x1, y0 + 0.2, z0], { right: ink, left: ink }),
    box([x0, y1 - 0.2, -0.02], [x1, y1 - 0.1, z0], { right: ink, left: ink }),
    box([x0, y0, z0], [x1, y1, z1]),
    ...fan,
    ...slats,
  ].join("");
}
