import type { Project } from "../../src/project/types.ts";
import type { Complex } from "../buildingTypes.ts";

/** A part of a picture, in the picture's pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The background of a page: paper with text, the sheet of a drawing, night, or a full-bleed picture. */
type Ground = "paper" | "sheet" | "night" | "bleed";

/** A page before typesetting: its text may refer to other pages, so it is generated once all pages are numbered. */
export type Leaf = {
  /** The id by which other pages refer to this one. */
  readonly id: string;
  /** A short description of the picture, for readers who cannot see it. */
  readonly alt: string;
  readonly ground: Ground;
  /** Text next to the page number in the footer; without it the page has no footer. */
  readonly foot?: string;
  /** Title of the chapter that begins here. */
  readonly chapter?: string;
  readonly body: (book: Book) => string;
};

/** The input from which pages are generated. */
export type Book = {
  readonly project: Project;
  readonly complex: Complex;
  /** The printed number of the page with an id. */
  readonly pageOf: (id: string) => number;
  /** Chapters with the numbers of their first pages. */
  readonly chapters: readonly { readonly title: string; readonly page: number }[];
  /** Address of a part of a picture, which is cropped when the book is produced. */
  readonly cut: (url: string, box: Box) => string;
};
