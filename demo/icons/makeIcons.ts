import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";

/*
 * Draws the site's icon, the mark on black, in every size that is needed:
 *   node demo/runTs.mjs demo/icons/makeIcons.ts
 */

const slabs = [
  [0, 0, 5],
  [0, 4, 8],
  [0, 8, 11],
  [0, 12, 11],
  [0, 16, 11],
  [0, 20, 11],
  [20, 4, 5],
  [17, 8, 8],
  [14, 12, 11],
  [14, 16, 11],
  [14, 20, 11],
] as const;

const drawn = slabs.map(([x, y, width]) => `M${x} ${y}h${width}v2.4h-${width}z`).join("");
/** The mark, 25 x 22.4, centred in a black square of 48. */
function square(scale: number): string {
  const [x, y] = [24 - 12.5 * scale, 24 - 11.2 * scale].map((value) => value.toFixed(2));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0h48v48H0z"/><path fill="#f6f3ec" transform="translate(${x} ${y}) scale(${scale})" d="${drawn}"/></svg>\n`;
}

const icon = square(1.14);
// Operating systems may crop a maskable icon to a circle of 80 %; the mark stays well inside.
const maskable = square(0.92);

await mkdir("public/icons", { recursive: true });
await writeFile("public/project/icons/icon.svg", icon);
for (const [name, size, drawing] of [
  ["icon-32", 32, icon],
  ["apple-touch-icon", 180, icon],
  ["icon-192", 192, icon],
  ["icon-512", 512, icon],
  ["maskable-192", 192, maskable],
  ["maskable-512", 512, maskable],
] as const) {
  await sharp(Buffer.from(drawing), { density: 72 * (size / 48) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/project/icons/${name}.png`);
}
