import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import type { TourFile, TourScene } from "../../../src/project/tourFile.ts";
import { posterView, posterFiles, posterSize } from "../../../owner/pictures/posterView.ts";
import { tourFolder } from "../publicFolders.ts";

const list = new URL("posters.json", tourFolder);
const tile = 512;
const quality = 72;

/**
 * Writes the posters of all tours whose first scene is their own: the initial view of that scene. Posters whose picture
 * has not changed are left alone (posters.json contains the hash of each source picture).
 */
export async function writePosters(tours: ReadonlyMap<string, TourFile>): Promise<void> {
  const made: Record<string, string> = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  const now: Record<string, string> = {};
  for (const [path, { scenes }] of tours) {
    const [scene] = scenes;
    if (!scene || scene.folder.startsWith("..")) continue;
    const folder = new URL(`${path}${scene.folder}`, tourFolder);
    const files = Object.entries(posterFiles).map(([name, width]) => ({
      file: new URL(path + name, tourFolder),
      width,
    }));
    const stamp = createHash("sha256")
      .update(readFileSync(new URL("full.webp", folder)))
      .digest("hex")
      .slice(0, 12);
    now[path] = stamp;
    if (made[path] === stamp && files.every(({ file }) => existsSync(file))) continue;
    const look = await lookOf(folder, scene);
    for (const { file, width } of files)
      writeFileSync(file, await look.clone().resize({ width }).webp({ quality, effort: 6 }).toBuffer());
  }
  writeFileSync(list, `${JSON.stringify(now, null, 2)}\n`);
}

async function lookOf(folder: URL, scene: TourScene): Promise<Sharp> {
  const { data, info } = await (await sphere(folder, scene)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = posterView({ data, width: info.width, height: info.height });
  return sharp(pixels, { raw: { ...posterSize, channels: 3 } });
}

/** The sharpest available version of the complete sphere. */
export async function sphere(folder: URL, { tiles }: Pick<TourScene, "tiles">): Promise<Sharp> {
  if (!tiles) return sharp(readFileSync(new URL("full.webp", folder)));
  const { cols, rows } = tiles;
  const parts = Array.from({ length: cols * rows }, (_, n) => {
    const [col, row] = [n % cols, Math.floor(n / cols)];
    return { input: readFileSync(new URL(`tiles/${col}_${row}.webp`, folder)), left: col * tile, top: row * tile };
  });
  const size = { width: cols * tile, height: rows * tile };
  const poster = await sharp({ create: { ...size, channels: 3, background: "#000" } })
    .composite(parts)
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(poster, { raw: { ...size, channels: 3 } });
}
