import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import type { Picture, Project } from "../../src/project/types.ts";
import { pictures } from "./pictures.ts";
import { publicFile } from "./publicFile.ts";

interface Pictured {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources?: readonly { readonly srcset: string }[] | undefined;
}

/** Every picture and every rendition has to be there and as large as the project file says. */
export async function checkPictures(project: Project): Promise<string[]> {
  return checkEach(picturesIn(project), publicFile);
}

/** The same for every rendered picture, also those only the pages of the showcase name. */
export async function checkRendered(): Promise<string[]> {
  return checkEach(Object.values(pictures()), (url) => `public/project/${url}`);
}

async function checkEach(all: readonly Pictured[], fileOf: (url: string) => string): Promise<string[]> {
  const named = new Map<string, readonly [width: number, height?: number]>();
  for (const { src, width, height, sources = [] } of all) {
    named.set(src, [width, height]);
    for (const { srcset } of sources) {
      for (const candidate of srcset.split(", ")) {
        const [url = "", size = ""] = candidate.split(" ");
        named.set(url, [Number.parseInt(size, 10)]);
      }
    }
  }
  const faults: string[] = [];
  for (const [url, size] of named) faults.push(...(await checkFile(fileOf(url), size)));
  return faults;
}

async function checkFile(file: string, [width, height]: readonly [number, number?]): Promise<string[]> {
  if (!existsSync(file) || statSync(file).size === 0) return [`${file} is named but not there.`];
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
