import { drawingColours } from "../drawingColours.ts";

/** Metres: x to the right and the viewer, y to the left and the viewer, z upwards. */
export type Point3 = readonly [number, number, number];
export interface Faces {
  readonly top?: string;
  /** The face towards the right. */
  readonly right?: string;
  /** The face towards the left. */
  readonly left?: string;
}
export interface Stroke {
  readonly colour?: string;
  readonly weight?: number;
  readonly dash?: string;
}

export const size = { width: 1080, height: 810 } as const;
const SCALE = 92;
const ORIGIN = [488, 322] as const;
const [ACROSS, DOWN] = [Math.cos(Math.PI / 6), 0.5];

/** The only colour besides ink and paper, for warm water, light, and whatever runs in the wall. */
export const WARM = "#B8694A";
export const { ink, ink2, paper, sheet, shade, coreLine } = drawingColours;
const TONES: Required<Faces> = { top: sheet, right: "#E3DCCF", left: "#F1ECE2" };

/** The position of a place on the sheet. */
export const project = ([x, y, z]: Point3): readonly [number, number] => [
  ORIGIN[0] + (x - y) * ACROSS * SCALE,
  ORIGIN[1] + ((x + y) * DOWN - z) * SCALE,
];

const onSheet = (place: Point3): string =>
  project(place)
    .map((value) => value.toFixed(1))
    .join(" ");

const styled = ({ colour = ink, weight = 1.8, dash }: Stroke): string =>
  `stroke="${colour}" stroke-width="${weight}"${dash ? ` stroke-dasharray="${dash}"` : ""}`;

/** A flat face. */
export const face = (points: readonly Point3[], fill: string, stroke: Stroke = {}): string =>
  `<path fill="${fill}" ${styled(stroke)} d="M${points.map(onSheet).join("L")}z"/>`;

/** A line through several places. */
export const line = (points: readonly Point3[], stroke: Stroke = {}): string =>
  `<path fill="none" ${styled(stroke)} d="M${points.map(onSheet).join("L")}"/>`;

/** A box between two corners: its three visible faces. */
export function box([x0, y0, z0]: Point3, [x1, y1, z1]: Point3, tones: Faces = {}, stroke: Stroke = {}): string {
  const { top, right, left } = { ...TONES, ...tones };
  const upper: Point3[] = [
    [x0, y0, z1],
    [x1, y0, z1],
    [x1, y1, z1],
    [x0, y1, z1],
  ];
  const toRight: Point3[] = [
    [x1, y0, z0],
    [x1, y1, z0],
    [x1, y1, z1],
    [x1, y0, z1],
  ];
  const toLeft: Point3[] = [
    [x0, y1, z0],
    [x1, y1, z0],
    [x1, y1, z1],
    [x0, y1, z1],
  ];
  return face(toRight, right, stroke) + face(toLeft, left, stroke) + face(upper, top, stroke);
}

type Plane = "floor" | "right" | "left";

/** Points on a circle that is horizontal or on a face towards the right or left. */
export function circle([x, y, z]: Point3, radius: number, plane: Plane): Point3[] {
  return Array.from({ length: 48 }, (_, step): Point3 => {
    const [a, b] = [radius * Math.cos((step / 24) * Math.PI), radius * Math.sin((step / 24) * Math.PI)];
    if (plane === "floor") return [x + a, y + b, z];
    return plane === "right" ? [x, y + a, z + b] : [x + a, y, z + b];
  });
}

/** The half of a horizontal circle that faces the viewer, from left to right. */
export function frontOf(places: readonly Point3[]): Point3[] {
  const from = (places.length * 7) / 8;
  return [...places.slice(from), ...places.slice(0, (places.length * 3) / 8 + 1)];
}

/** An upright cylinder. */
export function drum([x, y, z]: Point3, radius: number, height: number, tones: Faces = {}): string {
  const { top, left } = { ...TONES, ...tones };
  const front = frontOf(circle([x, y, z], radius, "floor"));
  const body = [...front, ...front.map(([a, b, c]): Point3 => [a, b, c + height]).toReversed()];
  return face(body, left) + face(circle([x, y, z + height], radius, "floor"), top);
}

/** A hose through several places, with soft bends: its outline and its fill. */
export function hose(points: readonly Point3[], weight: number, fill: string): string {
  const at = (index: number): Point3 => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0, 0];
  const bent = Array.from({ length: (points.length - 1) * 12 + 1 }, (_, step): Point3 => {
    const index = Math.min(points.length - 2, Math.floor(step / 12));
    const t = step / 12 - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const mid = (k: 0 | 1 | 2): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
    return [mid(0), mid(1), mid(2)];
  });
  return line(bent, { weight }) + line(bent, { weight: weight - 3.6, colour: fill });
}

/** A complete drawing on the page's paper, cropped to the given width from its top left corner. */
export function drawing([left, top, wide]: readonly [number, number, number], ...parts: readonly string[]): string {
  const high = (wide * size.height) / size.width;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${wide} ${high}" width="${size.width}" height="${size.height}">` +
    `<path fill="${paper}" d="M${left} ${top}h${wide}v${high}h${-wide}z"/>` +
    `<g stroke-linejoin="round" stroke-linecap="round">${parts.join("")}</g></svg>`
  );
}
