import {
  box,
  circle,
  coreLine,
  drawing,
  drum,
  face,
  ink,
  ink2,
  line,
  paper,
  type Point3,
  project,
  shade,
  sheet,
  WARM,
} from "./isometric.ts";
import { room, rug, sofa } from "./room.ts";

const reach = { colour: WARM, weight: 2.6, dash: "3 9" };
/** The phone on the sheet: its top left corner and its size. */
const PHONE = { x: 868, y: 462, wide: 168, high: 318 } as const;

/** Smart home: lamp, blind, heating and door, each with a dotted line to the phone that controls it. */
export function smartHome(): string {
  return drawing(
    [12, 20, 1080],
    room(),
    blind(),
    door(),
    thermostat(),
    rug([1.35, 1.5], [3.2, 3.3]),
    sofa(1.1, 2.1),
    lamp(),
    reaches(),
    phone(),
  );
}

/** A window with its blind half lowered. */
function blind(): string {
  const rect = (y0: number, y1: number, z0: number, z1: number): Point3[] => [
    [0, y0, z0],
    [0, y1, z0],
    [0, y1, z1],
    [0, y0, z1],
  ];
  const slats = Array.from({ length: 8 }, (_, index) => 2.15 - index * 0.09).map((z) =>
    line(
      [
        [0, 1.2, z],
        [0, 3.1, z],
      ],
      { weight: 1.3 },
    ),
  );
  return [
    face(rect(1.15, 3.15, 0.95, 2.25), shade),
    face(rect(1.2, 3.1, 1.52, 2.2), sheet, { weight: 1.3 }),
    ...slats,
    line(
      [
        [0, 2.15, 0.95],
        [0, 2.15, 1.52],
      ],
      { weight: 2.4 },
    ),
  ].join("");
}

/** The entrance door with its lock. */
function door(): string {
  const leaf = (by: number): Point3[] => [
    [3.55 - by, 0, 0],
    [4.5 + by, 0, 0],
    [4.5 + by, 0, 2.08 + by],
    [3.55 - by, 0, 2.08 + by],
  ];
  return [
    face(leaf(0.07), sheet),
    face(leaf(0), "#E3DCCF"),
    face(circle([4.36, 0, 1.12], 0.055, "left"), ink),
    line(
      [
        [4.36, 0.03, 1.0],
        [4.18, 0.03, 1.0],
      ],
      { weight: 3.4 },
    ),
  ].join("");
}

/** A round thermostat over a radiator. */
function thermostat(): string {
  const ribs = Array.from({ length: 9 }, (_, index) => 1.3 + index * 0.15).map((x) =>
    line(
      [
        [x, 0.12, 0.22],
        [x, 0.12, 0.78],
      ],
      { weight: 1.3 },
    ),
  );
  return [
    box([1.2, 0, 0.18], [2.62, 0.12, 0.82]),
    ...ribs,
    face(circle([2.95, 0, 1.4], 0.14, "left"), sheet),
    face(circle([2.95, 0, 1.4], 0.09, "left"), ink),
  ].join("");
}

/** A lamp on a thin stand, with rays of light. */
function lamp(): string {
  const at: Point3 = [0.45, 0.55, 0];
  const rays = Array.from({ length: 9 }, (_, index) => -0.5 + index * 0.125).map((turn) => {
    const [along, down] = [Math.sin(turn * 2.2), Math.cos(turn * 2.2)];
    const ray = (far: number): Point3 => [at[0] + along * far * 0.7, at[1] - along * far * 0.7, 1.42 - down * far];
    return line([ray(0.16), ray(0.42)], { colour: WARM, weight: 2 });
  });
  return [
    drum([at[0], at[1], 0], 0.17, 0.03),
    line(
      [
        [at[0], at[1], 0.03],
        [at[0], at[1], 1.5],
      ],
      { weight: 3 },
    ),
    ...rays,
    drum([at[0], at[1], 1.48], 0.24, 0.3),
  ].join("");
}

/** The lines from the phone to each device. */
function reaches(): string {
  const [fromX, fromY] = [PHONE.x + PHONE.wide / 2, PHONE.y];
  const things: Point3[] = [
    [0.69, 0.55, 1.7],
    [0, 2.15, 1.06],
    [2.95, 0, 1.4],
    [4.36, 0, 1.12],
  ];
  return things
    .map((thing) => {
      const [x, y] = project(thing);
      const bend = `${((x + fromX) / 2).toFixed(1)} ${(Math.min(y, fromY) - 0.16 * (fromX - x) - 20).toFixed(1)}`;
      return (
        `<path fill="none" stroke="${reach.colour}" stroke-width="${reach.weight}" stroke-dasharray="${reach.dash}" d="M${fromX} ${fromY}Q${bend} ${x.toFixed(1)} ${y.toFixed(1)}"/>` +
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7.5" fill="${WARM}"/>`
      );
    })
    .join("");
}

/** Four tiles, two of them switched on. */
function phone(): string {
  const { x, y, wide, high } = PHONE;
  const tiles = [0, 1, 2, 3].map((index) => {
    const [left, top] = [x + 18 + (index % 2) * 70, y + 84 + Math.floor(index / 2) * 84];
    const isOn = index === 0 || index === 3;
    const stroke = isOn ? paper : ink;
    return `<rect x="${left}" y="${top}" width="62" height="74" rx="9" fill="${isOn ? ink : sheet}" stroke="${ink}" stroke-width="1.8"/><g transform="translate(${left + 31} ${top + 37})" fill="none" stroke="${stroke}" stroke-width="2.4">${signs[index]}</g>`;
  });
  return [
    `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="24" fill="${ink}"/>`,
    `<rect x="${x + 8}" y="${y + 8}" width="${wide - 16}" height="${high - 16}" rx="17" fill="${paper}"/>`,
    `<path stroke="${coreLine}" stroke-width="5" d="M${x + wide / 2 - 20} ${y + 24}h40"/>`,
    `<path stroke="${ink}" stroke-width="5" d="M${x + 20} ${y + 50}h56"/><path stroke="${ink2}" stroke-width="3" d="M${x + 20} ${y + 66}h88"/>`,
    ...tiles,
    `<path stroke="${ink}" stroke-width="4" d="M${x + wide / 2 - 24} ${y + high - 20}h48"/>`,
  ].join("");
}

/** Icons of lamp, blind, thermometer and key. */
const signs = [
  `<path d="M-8 6a13 13 0 1 1 16 0v6h-16zM-5 18h10"/>`,
  `<path d="M-15-16h30M-12-16v20h24v-20M-12-9h24M-12-2h24M0 4v12"/>`,
  `<path d="M-4 4v-16a4 4 0 0 1 8 0v16a9 9 0 1 1-8 0z"/><circle cy="11" r="3.4" fill="${WARM}" stroke="none"/>`,
  `<circle cx="-8" r="8"/><path d="M0 0h18v8M10 0v7"/>`,
];
