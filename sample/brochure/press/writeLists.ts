import { writeFileSync } from "node:fs";
import { folders, pageFileName } from "./folders.ts";
import { renditions } from "./renditions.ts";
import type { TypesetPage } from "./typesetPages.ts";
import type { PageWords } from "./shootPages.ts";

/** Writes brochure.json, which becomes part of the project file, and the text file of the pages. */
export function writeLists(pages: readonly TypesetPage[], read: readonly PageWords[]): void {
  const srcset = (name: string, ending: "avif" | "webp"): string =>
    renditions[ending].map(({ width }) => `brochure/${name}-${width}.${ending} ${width}w`).join(", ");
  const pictures = pages.map(({ alt }, index) => {
    const name = pageFileName(index);
    return {
      src: `brochure/${name}-1380.jpg`,
      width: 1380,
      height: 1600,
      alt,
      sources: (["avif", "webp"] as const).map((ending) => ({ type: `image/${ending}`, srcset: srcset(name, ending) })),
    };
  });
  const chapters = pages.flatMap(({ chapter }, page) => (chapter === undefined ? [] : [{ title: chapter, page }]));
  const brochure = {
    locale: "sq",
    pages: pictures,
    chapters,
    pdf: "brochure/brochure.pdf",
    text: "brochure/brochure-text.json",
  };
  const lines = (list: readonly unknown[]): string => `[\n${list.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`;
  const texts = read.map(({ words, tables }) => ({
    text: words.map(([word]) => word).join(" "),
    words,
    ...(tables.length > 0 && { tables }),
  }));
  writeFileSync(new URL("brochure.json", folders.out), `${JSON.stringify(brochure)}\n`);
  writeFileSync(new URL("brochure-text.json", folders.out), lines(texts));
}
