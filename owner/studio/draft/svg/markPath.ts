import { cleanSvg, type DrawingProblem } from "./cleanSvg.ts";
import { readSvg } from "./readSvg.ts";
import type { Shape } from "../geometry/polygon.ts";

/** A brand's mark in the format of `site.json`: one area, drawn in the colour of the text. */
export type Mark = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly evenOdd?: true;
};

/** Why a drawing cannot be a mark. */
export type MarkProblem = DrawingProblem | "outside" | "lines" | "words" | "empty" | "tooLong";

export type ReadMark =
  | { readonly ok: true; readonly mark: Mark }
  | { readonly ok: false; readonly failure: MarkProblem; readonly parts?: readonly string[] };

/** Fine enough for a mark of 24 pixels on every screen. */
const tall = 240;

/** Limited in size because every page includes it. */
const maxPathLength = 12_000;

/**
 * The areas of an SVG drawing as one path. Only its outlines are published, not the file itself. A drawing that contains a script, or
 * needs other files, is refused, and so is one that would look different as an area.
 */
export function readMark(bytes: Uint8Array): ReadMark {
  const clean = cleanSvg(bytes);
  if (!clean.ok) return clean;
  if (clean.leftOut.length > 0) return { ok: false, failure: "outside", parts: clean.leftOut };
  if (/<(?:text|image|use)\b/.test(clean.text)) return { ok: false, failure: "words" };
  if (/\bstroke(?:="(?!none)|:\s*(?!none))/.test(clean.text)) return { ok: false, failure: "lines" };
  const text = clean.text.replaceAll(/<[a-z]+\b[^<>]*\/>/g, (tag) =>
    /\bfill(?:="none"|:\s*none)/.test(tag) ? "" : tag,
  );
  const first = boundsOf(shapesIn(text, sizeOf(text, tall)));
  if (!first) return { ok: false, failure: "empty" };
  // A small mark on a large sheet is read as precisely as one that fills the sheet.
  const scale = Math.min(tall / first.height, 1000 / first.width);
  const shapes = shapesIn(text, sizeOf(text, tall * scale));
  const bounds = boundsOf(shapes);
  if (!bounds) return { ok: false, failure: "empty" };
  const path = pathOf(shapes, bounds);
  if (path.length > maxPathLength) return { ok: false, failure: "tooLong" };
  const [width, height] = [Math.ceil(bounds.width), Math.ceil(bounds.height)];
  const evenOdd = /\bfill-rule(?:="|:\s*)evenodd/.test(text);
  return { ok: true, mark: { path, width, height, ...(evenOdd && { evenOdd }) } };
}

/** Width and height of a drawing's own box, at this height. A drawing without one is square. */
function sizeOf(text: string, height: number): { readonly width: number; readonly height: number } {
  const head = /^<svg[^>]*>/.exec(text)?.[0] ?? "";
  const box = /\sviewBox="([^"]*)"/
    .exec(head)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const side = (name: string) => Number.parseFloat(new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1] ?? "");
  const ratio = box ? (box[2] ?? 0) / (box[3] ?? 0) : side("width") / side("height");
  return { width: ratio > 0 && Number.isFinite(ratio) ? height * ratio : height, height };
}

function shapesIn(text: string, size: { readonly width: number; readonly height: number }): Shape {
  const read = readSvg(text, size);
  return read.ok ? read.shapes.flatMap(({ shape }) => shape) : [];
}

type Bounds = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function boundsOf(shapes: Shape): Bounds | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of shapes)
    for (const [x, y] of part) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  const [width, height] = [right - left, bottom - top];
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : undefined;
}

const pathOf = (shapes: Shape, { x, y }: Bounds): string =>
  shapes.map((part) => `M${part.map(([a, b]) => `${short(a - x)} ${short(b - y)}`).join("L")}Z`).join("");

const short = (value: number): number => Math.round(value * 10) / 10;
