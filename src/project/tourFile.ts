import { fieldsOf } from "./isRecord.ts";

/** The languages of a tour's names. */
export type TourNames = { readonly sq: string; readonly en: string; readonly de: string };

/** A door to another scene: `heading` in degrees, counter-clockwise from the plan's +x; `distance` to the opening in metres. */
export type TourLink = {
  readonly to: string;
  readonly heading: number;
  readonly distance: number;
  /** Outdoors: how much higher the other scene is, in metres. */
  readonly rise?: number;
};

/** A panorama and where it was taken. Folders are relative to the file and contain preview.webp, full.webp and, with `tiles`, tiles/. */
export type TourScene = {
  readonly id: string;
  readonly name: TourNames;
  readonly folder: string;
  /** Direction of the picture's centre: degrees, counter-clockwise from the plan's +x. */
  readonly heading: number;
  /** How far down the initial view is tilted, in degrees; level if missing. */
  readonly down?: number;
  /** Width of the sharpest rendition in pixels; the whole sphere is twice as wide as high. */
  readonly width: number;
  readonly tiles: { readonly cols: number; readonly rows: number } | null;
  /** The visitor's position, in pixels of the plan; missing without a plan. */
  readonly at?: readonly [number, number];
  /** Corners of the room on the plan; missing outdoors. */
  readonly room?: readonly (readonly [number, number])[];
  readonly links: readonly TourLink[];
};

/** A picture shown without the 360° viewer. */
export type TourStill = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: TourNames;
};

/** tour.json next to a tour's page: the viewer's data. Addresses are relative to the file. Written by `npm run sample`. */
export type TourFile = {
  readonly home: TourNames;
  readonly plan: { readonly src: string; readonly width: number; readonly height: number } | null;
  readonly stills: readonly TourStill[];
  /** A visitor starts in the first one. Empty until the tour's pictures are available. */
  readonly scenes: readonly TourScene[];
};

/**
 * Reads a tour.json. Scenes, links and stills that lack required fields are left out, missing names are filled in. `undefined` if it is
 * not a valid tour.
 */
export function readTour(data: unknown): TourFile | undefined {
  const { home, plan, stills, scenes } = fieldsOf(data);
  if (!Array.isArray(scenes) && !Array.isArray(stills)) return undefined;
  const read = listOf(scenes, sceneOf);
  const ids = new Set(read.map(({ id }) => id));
  return {
    home: wordsOf(home, "Kulla"),
    plan: planOf(plan),
    stills: listOf(stills, stillOf),
    scenes: read.map((scene) => ({ ...scene, links: scene.links.filter(({ to }) => ids.has(to)) })),
  };
}

function sceneOf(data: unknown): TourScene | undefined {
  const { id, name, folder, heading, down, width, tiles, at, room, links } = fieldsOf(data);
  if (typeof id !== "string" || !isAddress(folder) || !isSize(width)) return undefined;
  return {
    id,
    name: wordsOf(name, id),
    folder,
    heading: isNumber(heading) ? heading : 0,
    ...(isNumber(down) && { down }),
    width,
    tiles: tilesOf(tiles),
    ...(isPoint(at) && { at }),
    ...(Array.isArray(room) && room.every(isPoint) && { room }),
    links: listOf(links, linkOf),
  };
}

function linkOf(data: unknown): TourLink | undefined {
  const { to, heading, distance, rise } = fieldsOf(data);
  if (typeof to !== "string" || !isNumber(heading) || !isNumber(distance)) return undefined;
  return { to, heading, distance, ...(isNumber(rise) && { rise }) };
}

function stillOf(data: unknown): TourStill | undefined {
  const { src, width, height, alt } = fieldsOf(data);
  return isAddress(src) && isSize(width) && isSize(height) ? { src, width, height, alt: wordsOf(alt, "") } : undefined;
}

function planOf(data: unknown): TourFile["plan"] {
  const { src, width, height } = fieldsOf(data);
  return isAddress(src) && isSize(width) && isSize(height) ? { src, width, height } : null;
}

function tilesOf(data: unknown): TourScene["tiles"] {
  const { cols, rows } = fieldsOf(data);
  return isSize(cols) && isSize(rows) ? { cols, rows } : null;
}

/** Missing languages get the first one that exists. */
function wordsOf(data: unknown, fallback: string): TourNames {
  const { sq, en, de } = typeof data === "string" ? { sq: data } : (fieldsOf(data) as Partial<TourNames>);
  const first = [sq, en, de].find(isText) ?? fallback;
  return { sq: isText(sq) ? sq : first, en: isText(en) ? en : first, de: isText(de) ? de : first };
}

function listOf<Item>(data: unknown, read: (data: unknown) => Item | undefined): readonly Item[] {
  return Array.isArray(data) ? data.map(read).filter((item) => item !== undefined) : [];
}

const isText = (data: unknown): data is string => typeof data === "string" && data !== "";
const isNumber = (data: unknown): data is number => typeof data === "number" && Number.isFinite(data);
const isSize = (data: unknown): data is number => isNumber(data) && data > 0;
const isAddress = (data: unknown): data is string => isText(data) && URL.canParse(data, "https://tour.invalid/");
const isPoint = (data: unknown): data is readonly [number, number] =>
  Array.isArray(data) && data.length === 2 && data.every(isNumber);
