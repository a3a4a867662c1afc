import { escapeHtml } from "../../src/markup/escapeHtml.ts";
import type { Picture } from "../../src/project/types.ts";
import type { Book, Box } from "./bookTypes.ts";
import { sq } from "./words.ts";

/** A part of a picture as an image that fills its place. */
export function pictureTag(book: Book, picture: Picture, box: Box): string {
  return `<img class="fill" src="${book.cut(picture.src, box)}" alt="${escapeHtml(sq(picture.alt))}">`;
}
