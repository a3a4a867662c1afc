import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { folders } from "./folders.ts";

/** An HTML document with one page or all of them. */
export function documentOf(pages: string): string {
  const css = readFileSync(pathToFileURL("sample/brochure/press/book.css"), "utf8");
  const face = (family: string, file: string, weight: string): string =>
    `@font-face{font-family:"${family}";src:url("${new URL(file, folders.fonts).href}");font-weight:${weight}}`;
  const faces =
    face("Newsreader", "newsreader-300.woff2", "300") + face("Hanken Grotesk", "hanken-grotesk.woff2", "400 600");
  return `<!doctype html><html lang="sq"><meta charset="utf-8"><title>Kulla, broshura</title><style>${faces}${css}</style><body>${pages}</body></html>`;
}
