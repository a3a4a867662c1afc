import { readFileSync } from "node:fs";
import { escapeHtml } from "../../src/text/escapeHtml.ts";
import type { Picture } from "../../src/project/types.ts";
import type { Book, Box } from "./bookTypes.ts";
import { sq } from "./words.ts";
import { publicFile } from "../project/publicFolders.ts";

/** A part of a picture as an image that fills its box. */
export function pictureTag(book: Book, picture: Picture, box: Box): string {
  return `<img class="fill" src="${book.cut(picture.src, box)}" alt="${escapeHtml(sq(picture.alt))}">`;
}

/**
 * A drawing of the project, inlined in the page so that it is sharp at every size, also in the PDF. Lettering that belongs to the drawing
 * (north, scale bar) is not read out as text of the page.
 */
export function inlineSvg(url: string, viewBox?: string): string {
  const svg = readFileSync(publicFile(url), "utf8");
  return svg.replace(
    /^<svg[^>]*?viewBox="([^"]*)"[^>]*>/,
    (_, box: string) => `<svg aria-hidden="true" class="drawing" viewBox="${viewBox ?? box}">`,
  );
}
