import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fallbackFonts } from "./fallbackFonts.ts";

/*
 * Subsets the two web fonts to the characters the site uses, writes them to public/fonts, and writes the style sheet of fallback fonts:
 *   node demo/runTs.mjs demo/fonts/subsetFonts.ts
 * Newsreader becomes a static font (optical size 72, weight 300); Hanken Grotesk keeps weights 400 to 600.
 */

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
/** Albanian, German and the symbols for areas, ranges and quotations; the last two are no-break spaces. */
const glyphs = `${ascii}ëËçÇäöüÄÖÜß²×„“”‘’–—…·«»°©€\u00a0\u202f`;
const keepFeatures = ["kern", "mark", "mkmk", "ccmp", "locl", "liga"];

type Cut = { from: string; to: string; axes: Record<string, number | { min: number; max: number }> };

const cuts: readonly Cut[] = [
  { from: "newsreader/files/newsreader-latin-opsz-normal", to: "newsreader-300", axes: { opsz: 72, wght: 300 } },
  {
    from: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal",
    to: "hanken-grotesk",
    axes: { wght: { min: 400, max: 600 } },
  },
];

await mkdir("public/fonts", { recursive: true });
for (const { from, to, axes } of cuts) {
  const whole = await readFile(`node_modules/@fontsource-variable/${from}.woff2`);
  const cut = await subsetFont(whole, glyphs, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures,
    noHinting: true,
  });
  await writeFile(`public/fonts/${to}.woff2`, cut);
  process.stdout.write(`public/fonts/${to}.woff2 ${(cut.length / 1024).toFixed(1)} K\n`);
}
await writeFile("demo/styles/fallback-fonts.css", await fallbackFonts());
