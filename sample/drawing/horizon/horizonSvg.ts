import { drawingColours } from "../drawingColours.ts";
import type { Letters } from "../letters.ts";
import { GROUND_M, outlooks, type Outlook, type Ridge } from "./ridges.ts";
import { mixed, noiseOf, randomOf } from "./noise.ts";
import { townSvg } from "./townSvg.ts";

export const size = { width: 640, height: 400 } as const;

/** The factor by which heights are exaggerated compared to horizontal angles, as in engraved panoramas. */
const EXAGGERATED = 4.4;
const PX_PER_DEGREE = 5.4;
/** The eye level in the picture, and the scale of directions below the town. */
const EYE_Y = 224;
const SCALE_Y = 300;
/** Baselines of the names; their distances are below them. All of it is within the part of the picture that both wide and tall boxes show. */
const ROWS = [86, 128] as const;
const NAME = 20;
const DISTANCE = 17;
/** Earth's curvature and atmospheric refraction: metres by which a summit sinks, per square kilometre of distance. */
const SINKS = 0.0673;

export interface Standpoint {
  readonly side: keyof typeof outlooks;
  /** The height of the eye above the ground in metres. */
  readonly eyeM: number;
}

/** The view in a direction from a given height, as an engraving: layered ridges, the town in front of them, a scale of directions. */
export function horizonSvg({ side, eyeM }: Standpoint, name: Letters, plain: Letters): string {
  const outlook = outlooks[side];
  const x = (direction: number): number => size.width / 2 + (direction - outlook.middle) * PX_PER_DEGREE;
  const y = (height: number, km: number): number =>
    EYE_Y -
    Math.atan2(height - GROUND_M - eyeM - SINKS * km * km, km * 1000) * (180 / Math.PI) * PX_PER_DEGREE * EXAGGERATED;
  const ridges = outlook.ridges.map((ridge, index) => ridgeSvg(ridge, index, { outlook, x, y }));
  const { ink, ink2, paper } = drawingColours;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">`,
    `<path fill="${paper}" d="M0 0h${size.width}v${size.height}H0z"/>`,
    `<g fill="none" stroke-linecap="round">${ridges.join("")}</g>`,
    townSvg({ side, eyeM, eyeY: EYE_Y, foot: SCALE_Y }),
    ...scale(outlook, x, plain),
    heightMark(eyeM, plain),
    ...outlook.places.map(({ name: words, direction, km, height, row }) => {
      const [at, top] = [x(direction), ROWS[row]];
      const foot = y(height, km) - 3;
      const title = name(words, NAME, [at, top], "middle");
      const distance = plain(`${km} km`, DISTANCE, [at, top + 20], "middle");
      return [
        `<path stroke="${ink}" stroke-width="1" d="M${at.toFixed(1)} ${top + 26}V${foot.toFixed(1)}"/>`,
        `<path fill="${ink}" d="${title.path}"/><path fill="${ink2}" d="${distance.path}"/>`,
      ].join("");
    }),
    "</svg>",
  ].join("");
}

type Frame = {
  readonly outlook: Outlook;
  readonly x: (direction: number) => number;
  readonly y: (height: number, km: number) => number;
};

/** A mountain range: its outline, and strokes down its shaded side, which are denser and darker the nearer it is. */
function ridgeSvg({ km, rough, line }: Ridge, index: number, { outlook, x, y }: Frame): string {
  const noise = noiseOf(outlook.middle + index * 17 + 3);
  const random = randomOf(outlook.middle + index * 31 + 5);
  const top = (across: number): number => {
    const direction = outlook.middle + (across - size.width / 2) / PX_PER_DEGREE;
    return y(heightAt(line, direction) + rough * noise(across / 26), km);
  };
  const [from, to] = [Math.max(-4, x(line[0]?.[0] ?? 0)), Math.min(size.width + 4, x(line.at(-1)?.[0] ?? 0))];
  const steps = Array.from({ length: Math.ceil((to - from) / 2) + 1 }, (_, step) => Math.min(to, from + step * 2));
  const crest = steps.map((across) => `${across.toFixed(1)} ${top(across).toFixed(1)}`).join("L");
  const far = Math.min(1, Math.log(km / 1.2) / Math.log(60));
  const fill = mixed("#DDD5C6", drawingColours.paper, 0.25 + far * 0.6);
  const stroke = mixed(drawingColours.ink, drawingColours.paper, 0.12 + far * 0.5);
  const strokes = steps.flatMap((across) => {
    const fall = top(across + 4) - top(across - 4);
    const long = 3 + Math.max(0, fall) * 3.4 + random() * 5;
    if (random() > 0.55 + Math.max(0, fall) * 0.2) return [];
    const [x0, y0] = [across + random() * 1.4, top(across) + 2 + random() * 3];
    return [`M${x0.toFixed(1)} ${y0.toFixed(1)}l${(1 + fall * 0.6).toFixed(1)} ${long.toFixed(1)}`];
  });
  return [
    `<path fill="${fill}" d="M${from} ${size.height}L${crest}L${to} ${size.height}z"/>`,
    `<path stroke="${stroke}" stroke-width=".6" d="${strokes.join("")}"/>`,
    `<path stroke="${stroke}" stroke-width="${(1.5 - far * 0.6).toFixed(2)}" stroke-linejoin="round" d="M${crest}"/>`,
  ].join("");
}

/** The height of a line in a direction, interpolated smoothly between its points. */
function heightAt(line: Ridge["line"], direction: number): number {
  const after = line.findIndex(([at]) => at >= direction);
  const [b, a] = [line[after === -1 ? line.length - 1 : after], line[Math.max(0, after - 1)]];
  if (!a || !b || a === b || after <= 0) return b?.[1] ?? GROUND_M;
  const t = (direction - a[0]) / (b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * t * t * (3 - 2 * t);
}

/** Ticks every five degrees on a line below the town, labelled with degrees every 45, because compass letters differ between languages. */
function scale({ middle }: Outlook, x: (direction: number) => number, plain: Letters): string[] {
  const { ink, paper } = drawingColours;
  const ticks = Array.from({ length: 25 }, (_, step) => middle - 60 + step * 5).map(
    (at) => `M${x(at).toFixed(1)} ${SCALE_Y}v${at % 45 === 0 ? 9 : 4}`,
  );
  return [
    `<path fill="${paper}" d="M0 ${SCALE_Y}h${size.width}v${size.height - SCALE_Y}H0z"/>`,
    `<path stroke="${ink}" stroke-width="2" d="M0 ${SCALE_Y}h${size.width}"/><path stroke="${ink}" d="${ticks.join("")}"/>`,
    ...[middle - 45, middle, middle + 45].map((at) => {
      const degrees = `${(at + 360) % 360}°`;
      return `<path fill="${ink}" d="${plain(degrees, DISTANCE, [x(at), SCALE_Y + 29], "middle").path}"/>`;
    }),
  ];
}

/** The height of the viewpoint: a level mark on the horizon, and metres above the ground. */
function heightMark(eyeM: number, plain: Letters): string {
  const at = [size.width / 2 - 96, SCALE_Y + 29] as const;
  const { path } = plain(`+${Math.round(eyeM)} m`, DISTANCE, [at[0] + 9, at[1]]);
  return `<path fill="${drawingColours.ink}" d="M${at[0] - 8} ${at[1] - 12}h12l-6 10z"/><path fill="${drawingColours.ink2}" d="${path}"/>`;
}
