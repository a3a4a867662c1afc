import { existsSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import type { Complex } from "../buildingTypes.ts";
import { resolveLayout } from "../derive/resolveLayout.ts";
import { isInside } from "../geometry/polygon.ts";
import { differenceProblems, lookProblems, lookOf, mosaicOf } from "./pictureLook.ts";
import { tourLayout } from "../generate/tourKeys.ts";

interface Scene {
  readonly room: string;
  readonly at: readonly [number, number];
  readonly width: number;
  readonly height: number;
  readonly tiles: { readonly cols: number; readonly rows: number } | null;
}

const list = "public/tours/panoramas.json";
const outdoors = "exterior";
const preview = { file: "preview.webp", size: [768, 384], bytes: 20 * 1024 } as const;
const maxBytes = 120 * 1024;
const tileSide = 512;
const tileColumns = 8;
/** The size at which spheres are compared. */
const looked = { width: 64, height: 32 } as const;

/** Checks the scenes of all 360° tours: the viewpoint is clear of obstacles, and its pictures exist, have the agreed sizes and show the same. */
export async function checkPanoramas(complex: Complex): Promise<string[]> {
  if (!existsSync(list)) return [];
  const tours: Record<string, { scenes?: Record<string, Scene> }> = JSON.parse(readFileSync(list, "utf8"));
  const findings: string[] = [];
  for (const [tour, { scenes = {} }] of Object.entries(tours)) {
    const folder = tour === outdoors ? outdoors : `${tourLayout(tour).number}/${tour}`;
    for (const [name, scene] of Object.entries(scenes)) {
      findings.push(...(await checkScene(`public/tours/${folder}/${name}/`, scene)));
      if (tour !== outdoors && !standsFree(complex, tour, scene))
        findings.push(`${tour} ${name} is inside an obstacle.`);
    }
  }
  return findings;
}

async function checkScene(folder: string, { width, tiles }: Scene): Promise<string[]> {
  const wide = Math.min(width, 2048);
  const findings = [
    ...(await checkFile(folder + preview.file, preview.size, preview.bytes)),
    ...(await checkFile(`${folder}full.webp`, [wide, wide / 2], maxBytes)),
  ];
  const { cols, rows } = tiles ?? { cols: 0, rows: 0 };
  const names = Array.from(
    { length: cols * rows },
    (_, n) => `${folder}tiles/${n % cols}_${Math.floor(n / cols)}.webp`,
  );
  for (const name of names) findings.push(...(await checkFile(name, [tileSide, tileSide], maxBytes)));
  return findings.length > 0 ? findings : checkLooks(folder, names);
}

/** Preview, complete sphere and tiles all decode and show the same picture; the tiles form eight columns. */
async function checkLooks(folder: string, tiles: readonly string[]): Promise<string[]> {
  const [full, small] = [`${folder}full.webp`, folder + preview.file];
  const fullLook = await lookOf(full, { ...looked, isCoarse: true });
  const findings = [
    ...lookProblems(full, fullLook),
    ...differenceProblems(small, await lookOf(small, { ...looked, isCoarse: true }), fullLook),
  ];
  if (tiles.length === 0) return findings;
  const side = looked.width / tileColumns;
  const parts = await Promise.all(tiles.map((tile) => lookOf(tile, { width: side, height: side, isCoarse: true })));
  return [...findings, ...differenceProblems(`${folder}tiles`, mosaicOf(parts, tileColumns), fullLook)];
}

async function checkFile(file: string, [width, height]: readonly [number, number], most: number): Promise<string[]> {
  if (!existsSync(file)) return [`${file} is named but does not exist.`];
  const actual = await sharp(file).metadata();
  const isRight = actual.width === width && actual.height === height;
  return [
    ...(isRight ? [] : [`${file} is ${actual.width} x ${actual.height}, not ${width} x ${height}.`]),
    ...(statSync(file).size > most ? [`${file} has more than ${most / 1024} KB.`] : []),
  ];
}

function standsFree(complex: Complex, tour: string, { room, at: [x, y] }: Scene): boolean {
  const { rooms, furniture } = resolveLayout(complex, tourLayout(tour).layout);
  const poly = rooms.find(({ id }) => id === room)?.poly;
  if (!poly || !isInside(poly, [x, y])) return false;
  return !furniture.some(({ rect: [x0, y0, x1, y1], flat }) => !flat && x0 < x && x < x1 && y0 < y && y < y1);
}
