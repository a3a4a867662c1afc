import { drawingColours } from "../drawingColours.ts";
import { mixed, randomOf } from "./noise.ts";

const WIDTH = 640;
/** The distances of the rows of roofs in metres, from far to near. They represent the town; no house depicts a real one. */
const rows = [3200, 2300, 1650, 1200, 900] as const;
const STOREY_M = 3;
/** Pixels per metre at a distance of one metre, as for the ridges. */
const SCALE = 1423;
const HATCH = 3;

type Town = {
  readonly side: string;
  readonly eyeM: number;
  readonly eyeY: number;
  readonly foot: number;
};

/** The town in front of the hills: rows of plain houses with hatched sides, and the trees of the park in front of them. */
export function townSvg({ side, eyeM, eyeY, foot }: Town): string {
  const seed = side === "S" ? 7 : 19;
  const houses = rows.map((at, index) => housesSvg(randomOf(index * 53 + seed), at, index, { eyeM, eyeY, foot }));
  const near = Math.min(foot - 12, groundOf(rows.length - 1, { eyeM, eyeY }));
  const belts = Math.max(1, Math.round((foot - near) / 9));
  const trees = Array.from({ length: belts }, (_, belt) => {
    const share = belts === 1 ? 1 : belt / (belts - 1);
    return treesSvg(randomOf(seed * 3 + belt), near + 12 + (foot - near - 12) * share, 3.5 + share * 4);
  });
  return `${houses.join("")}${trees.join("")}`;
}

type Eye = { readonly eyeM: number; readonly eyeY: number };

/** The vertical position of a row; each is moved down a little, so that the rows are distinguishable. */
const groundOf = (index: number, { eyeM, eyeY }: Eye): number =>
  eyeY + 4 + index * 5 + (eyeM / (rows[index] ?? 1)) * SCALE;

/** A row of low houses, with an occasional block of flats. */
function housesSvg(
  random: () => number,
  at: number,
  index: number,
  { foot, ...eye }: Eye & { readonly foot: number },
): string {
  const ground = groundOf(index, eye);
  const outlines: string[] = [];
  const shades: string[] = [];
  for (let x = -10 - random() * 20; x < WIDTH + 10;) {
    const isBlock = random() > 0.86;
    const wide = (isBlock ? 15 + random() * 12 : 9 + random() * 12) * (1250 / at);
    const storeys = isBlock ? 5 + Math.floor(random() * 4) : 1 + Math.floor(random() * 3);
    const top = ground - ((storeys * STOREY_M) / at) * SCALE;
    const [roof, shaded] = [isBlock ? 0 : 2.2, wide * (0.26 + random() * 0.16)];
    const gable = `L${(x + wide / 2).toFixed(1)} ${(top - roof).toFixed(1)}L${(x + wide).toFixed(1)} ${top.toFixed(1)}`;
    outlines.push(`M${x.toFixed(1)} ${foot}V${top.toFixed(1)}${gable}V${foot}`);
    for (let down = top + HATCH; down < Math.min(foot, ground); down += HATCH)
      shades.push(`M${(x + wide - shaded).toFixed(1)} ${down.toFixed(1)}h${shaded.toFixed(1)}`);
    x += wide * (0.85 + random() * 0.7);
  }
  const ink = mixed(drawingColours.ink, drawingColours.paper, 0.62 - index * 0.09);
  const fill = mixed("#E2DACB", drawingColours.paper, index * 0.2);
  return (
    `<path fill="${fill}" stroke="${ink}" stroke-width=".7" stroke-linejoin="round" d="${outlines.join("")}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width=".45" d="${shades.join("")}"/>`
  );
}

/** Round trees side by side on a line, with their right halves hatched. */
function treesSvg(random: () => number, foot: number, size: number): string {
  const crowns: string[] = [];
  const shades: string[] = [];
  for (let x = -6 - random() * 8; x < WIDTH + 10; x += size * (1.1 + random() * 1.3)) {
    const radius = size * (0.7 + random() * 0.6);
    const y = foot - radius - random() * 3;
    const [r, top] = [radius.toFixed(1), (y - radius).toFixed(1)];
    crowns.push(`M${x.toFixed(1)} ${top}a${r} ${r} 0 1 1-.1 0z`);
    for (let down = -radius + 1.6; down < radius - 0.5; down += 1.9) {
      const half = Math.sqrt(radius * radius - down * down);
      shades.push(`M${(x + half * 0.2).toFixed(1)} ${(y + down).toFixed(1)}h${(half * 0.74).toFixed(1)}`);
    }
  }
  const ink = mixed(drawingColours.ink, drawingColours.paper, 0.5 - size * 0.05);
  return (
    `<path fill="#EBE5DA" stroke="${ink}" stroke-width=".8" d="${crowns.join("")}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width=".5" d="${shades.join("")}"/>`
  );
}
