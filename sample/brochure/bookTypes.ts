import type { Project } from "../../src/project/types.ts";
import type { Complex } from "../buildingTypes.ts";

/** A part of a picture in its own pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The background of a page: paper with text, the sheet of a drawing, night, or a picture from edge to edge. */
type Ground = "paper" | "sheet" | "night" | "bleed";

/** One page before it is set: its text may name other pages, so it is written when all are numbered. */
export type Leaf = {
  /** Other pages name it by this. */
  readonly id: string;
  /** A short description of the picture, for readers who cannot see it. */
  readonly alt: string;
  readonly ground: Ground;
  /** Words at the foot beside the page number; without them the page bears no foot. */
  readonly foot?: string;
  /** Title of the chapter that begins here. */
  readonly chapter?: string;
  readonly body: (book: Book) => string;
};

/** What pages are made from. */
export type Book = {
  readonly project: Project;
  readonly complex: Complex;
  /** The number printed on the page of that id. */
  readonly pageOf: (id: string) => number;
  /** Chapters with the number of their first page. */
  readonly chapters: readonly { readonly title: string; readonly page: number }[];
  /** Address of a part of a picture, cut when the book is pressed. */
  readonly cut: (url: string, box: Box) => string;
};
