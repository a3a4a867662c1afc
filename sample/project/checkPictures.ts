import { existsSync, readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import type { Picture, Project } from "../../src/project/types.ts";
import { pictures } from "./pictures.ts";
import { differenceProblems, lookProblems, lookOf } from "./pictureLook.ts";
import { publicFile } from "./publicFolders.ts";

interface Pictured {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources?: readonly { readonly srcset: string }[] | undefined;
}

/** A file that must exist, and the size it must have. */
interface Rendition {
  readonly file: string;
  readonly width: number;
  readonly height?: number;
}

const layouts = "public/project/layouts";
const brochure = "public/project/brochure/";
/** The number of pictures that are decoded at a time. */
const atOnce = 4;

/**
 * Checks every picture of the project file, and every rendered picture that only pages of the showcase name: all its renditions exist, have
 * the stated size, and show the same.
 */
export async function checkPictures(project: Project): Promise<string[]> {
  const all = new Map<string, readonly Rendition[]>();
  for (const picture of picturesIn(project)) keep(all, renditionsOf(picture, publicFile));
  for (const picture of Object.values(pictures()))
    keep(
      all,
      renditionsOf(picture, (url) => `public/project/${url}`),
    );
  const waiting = [...all.values()];
  const findings: string[] = [];
  while (waiting.length > 0)
    findings.push(...(await Promise.all(waiting.splice(0, atOnce).map(checkRenditions))).flat());
  return findings;
}

/** An apartment's pictures are numbered image1.jpg, image2.jpg and so on without a gap, because a page may probe for them. */
export function checkNumbers(): string[] {
  return readdirSync(layouts).flatMap((layout) => {
    const numbers = readdirSync(`${layouts}/${layout}`).flatMap((name) => /^image(\d+)\.jpg$/.exec(name)?.[1] ?? []);
    const last = Math.max(0, ...numbers.map(Number));
    return numbers.length === last
      ? []
      : [`${layouts}/${layout} has ${numbers.length} pictures up to image${last}.jpg.`];
  });
}

function keep(all: Map<string, readonly Rendition[]>, renditions: readonly Rendition[]) {
  const [first] = renditions;
  if (first) all.set(first.file, renditions);
}

/** The picture itself, then its other sizes and formats. */
function renditionsOf({ src, width, height, sources = [] }: Pictured, fileOf: (url: string) => string): Rendition[] {
  const others = sources.flatMap(({ srcset }) =>
    srcset.split(", ").map((candidate) => {
      const [url = "", size = ""] = candidate.split(" ");
      return { file: fileOf(url), width: Number.parseInt(size, 10) };
    }),
  );
  return [{ file: fileOf(src), width, height }, ...others];
}

async function checkFiles(renditions: readonly Rendition[]): Promise<string[]> {
  return (await Promise.all(renditions.map(checkFile))).flat();
}

async function checkRenditions(renditions: readonly Rendition[]): Promise<string[]> {
  const findings = await checkFiles(renditions);
  if (findings.length > 0) return findings;
  // Drawings are lines on paper, which may be colourless.
  const [first, ...others] = renditions.filter(({ file }) => !file.endsWith(".svg"));
  if (!first) return [];
  const look = await lookOf(first.file);
  const apart = others.map(async ({ file }) => differenceProblems(file, await lookOf(file), look));
  // A page of the brochure may contain only text on paper.
  const itself = first.file.startsWith(brochure) ? [] : lookProblems(first.file, look);
  return [...itself, ...(await Promise.all(apart)).flat()];
}

async function checkFile({ file, width, height }: Rendition): Promise<string[]> {
  if (!existsSync(file) || statSync(file).size === 0) return [`${file} is named but does not exist.`];
  const actual = await sharp(file).metadata();
  const isRight = actual.width === width && (height === undefined || actual.height === height);
  return isRight ? [] : [`${file} is ${actual.width} x ${actual.height}, not ${width} x ${height ?? "…"}.`];
}

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== "object" || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

function isPicture(value: object): value is Picture {
  return "src" in value && "width" in value && "height" in value;
}
