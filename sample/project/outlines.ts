import { existsSync, readFileSync } from "node:fs";

const file = new URL("../data/outlines.json", import.meta.url);

type Paths = Readonly<Record<string, string>>;

/** The outlines traced from a picture: its size, outlines of towers ("k5"), and of their floors ("3"). */
export type PictureOutlines = {
  readonly width: number;
  readonly height: number;
  readonly towers: Paths;
  readonly floors: Readonly<Record<string, Paths>>;
};

/** Outlines traced from the rendered pictures, by picture ("site/hero"). */
export type Outlines = Readonly<Record<string, PictureOutlines>>;

/** Reads the traced outlines. */
export function outlines(): Outlines {
  const traced: Outlines = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return traced;
}
