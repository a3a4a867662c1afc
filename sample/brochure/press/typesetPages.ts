import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Project } from "../../../src/project/types.ts";
import type { Complex } from "../../buildingTypes.ts";
import { bookLeaves } from "../bookLeaves.ts";
import type { Book } from "../bookTypes.ts";
import type { createCuts } from "./createCuts.ts";
import { folders } from "./folders.ts";

/** A typeset page: its HTML, a description of its picture, and the chapter that starts on it. */
export type TypesetPage = { readonly html: string; readonly alt: string; readonly chapter?: string };

type BookSources = {
  readonly project: Project;
  readonly complex: Complex;
  readonly cut: ReturnType<typeof createCuts>["cut"];
};

/** Typesets all pages of the book, numbered from 1. */
export function typesetPages({ project, complex, cut }: BookSources): readonly TypesetPage[] {
  const leaves = bookLeaves(project);
  const numbers = new Map(leaves.map(({ id }, index) => [id, index + 1]));
  const pageOf = (id: string): number => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`No page is called "${id}".`);
    return number;
  };
  const chapters = leaves.flatMap(({ id, chapter }) =>
    chapter === undefined ? [] : [{ title: chapter, page: pageOf(id) }],
  );
  const book: Book = { project, complex, cut, pageOf, chapters };
  return leaves.map(({ id, alt, ground, foot, chapter, body }) => {
    const footer = foot === undefined ? "" : `<p class="foot"><span>${foot}</span><span>${pageOf(id)}</span></p>`;
    const html = `<section class="page ${ground}">${body(book)}${footer}</section>`;
    return { html, alt, ...(chapter === undefined ? {} : { chapter }) };
  });
}

/** An HTML document with one page or all of them. */
export function documentOf(pagesHtml: string): string {
  const css = readFileSync(pathToFileURL("sample/brochure/press/book.css"), "utf8");
  const fontFace = (family: string, file: string, weight: string): string =>
    `@font-face{font-family:"${family}";src:url("${new URL(file, folders.fonts).href}");font-weight:${weight}}`;
  const fontFaces =
    fontFace("Newsreader", "newsreader-300.woff2", "300") +
    fontFace("Hanken Grotesk", "hanken-grotesk.woff2", "400 600");
  return `<!doctype html><html lang="sq"><meta charset="utf-8"><title>Kulla, broshura</title><style>${fontFaces}${css}</style><body>${pagesHtml}</body></html>`;
}
