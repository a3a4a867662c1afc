import { readFile } from "node:fs/promises";
import { Blob as FontBlob, Buffer as TextBuffer, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

/** A line of text as an outline: sharp supports no web fonts, and a drawing must look the same on every machine. */
export interface Lettering {
  readonly path: string;
  readonly width: number;
}

type Anchor = "start" | "middle" | "end";
export type Letters = (text: string, size: number, at: readonly [number, number], anchor?: Anchor) => Lettering;

const FONT = "node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";
const glyphs = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}ëËçÇäöüÄÖÜß°−–·’`;

/** The pages' text font in one weight. */
export async function loadLetters(weight: number): Promise<Letters> {
  const bytes = await subsetFont(await readFile(FONT), glyphs, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
    noHinting: true,
  });
  const face = new Face(new FontBlob(Uint8Array.from(bytes).buffer));
  const font = new Font(face);
  return (text, size, [x, y], anchor = "start") => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / face.upem;
    const set = buffer.getGlyphInfosAndPositions();
    const width = set.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * scale;
    let pen = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
    const parts = set.map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const part = placed(font.glyphToPath(codepoint), scale, pen + xOffset * scale, y);
      pen += xAdvance * scale;
      return part;
    });
    return { path: parts.join(""), width };
  };
}

/** A glyph's outline at its position; the y axis of fonts points upwards. */
function placed(path: string, scale: number, x: number, y: number): string {
  let isAcross = true;
  return path.replaceAll(/[A-Z]|-?[\d.]+/g, (word) => {
    if (/[A-Z]/.test(word)) {
      isAcross = true;
      return word;
    }
    const value = isAcross ? x + Number(word) * scale : y - Number(word) * scale;
    isAcross = !isAcross;
    return `${value.toFixed(2)} `;
  });
}
