import type { Draft, DraftPicture, DraftProject } from "../draft.ts";
import { addressOfFile } from "../file/folderAddress.ts";
import { type FilePicture, pictureOfFile } from "./layoutPictures.ts";
import { changeProject } from "./records.ts";
import type { Removal } from "./removal.ts";

export type DraftBrochure = NonNullable<DraftProject["brochure"]>;
export type DraftChapter = NonNullable<DraftBrochure["chapters"]>[number];

const none: DraftBrochure = { pages: [] };

const changeBrochure = (draft: Draft, change: (brochure: DraftBrochure) => DraftBrochure): Draft =>
  changeProject(draft, (project) => {
    const { brochure = none } = project;
    const changed = change(brochure);
    return changed === brochure ? project : { ...project, brochure: changed };
  });

type ImportedPdf = {
  readonly file: string;
  readonly pages: number;
  /** The chapters of its outline. */
  readonly chapters?: readonly DraftChapter[];
};

/**
 * Replaces the brochure by a PDF of the owner's folder; publishing generates its pages. Chapters that begin on one of its pages stay;
 * if none do, those of its outline are used.
 */
export const setPdf = (draft: Draft, { file, pages, chapters: outline = [] }: ImportedPdf): Draft =>
  changeBrochure(draft, ({ chapters = [], locale }) => {
    const remaining = chapters.filter(({ page }) => page < pages);
    return {
      ...(locale !== undefined && { locale }),
      pages: [],
      chapters: remaining.length > 0 ? remaining : [...outline],
      pdf: addressOfFile(file),
    };
  });

/** Replaces the chapters by those of a PDF's outline. */
export const withOutlineChapters = (draft: Draft, outline: readonly DraftChapter[]): Draft =>
  changeBrochure(draft, (brochure) => ({ ...brochure, chapters: [...outline] }));

/** Appends pictures as pages, each named by its number. A PDF that was the source of pages is removed. */
export function addPages(draft: Draft, files: readonly FilePicture[]): Draft {
  if (files.length === 0) return draft;
  return changeBrochure(draft, ({ pages, pdf, ...brochure }) => {
    const added = files.map((file, index) => numbered(pictureOfFile(file), pages.length + index));
    // Without pictures of pages, the PDF was their source.
    const areFromPdf = pages.length === 0;
    return { ...withoutText(brochure), pages: [...pages, ...added], ...(pdf !== undefined && !areFromPdf && { pdf }) };
  });
}

const numbered = (page: DraftPicture, index: number): DraftPicture => ({ ...page, alt: String(index + 1) });

/** The file with the pages' text is keyed by page number: it no longer fits when the pages change. */
function withoutText<B extends { readonly text?: string }>({ text: _text, ...brochure }: B): Omit<B, "text"> {
  return brochure;
}

/** Renumbers pages that were named by their number alone. */
const renumbered = (pages: readonly DraftPicture[]): DraftPicture[] =>
  pages.map((page, index) =>
    typeof page.alt === "string" && /^\d+$/.test(page.alt) && page.alt !== String(index + 1)
      ? numbered(page, index)
      : page,
  );

/** Removes a page; later chapters move forward by one page, and a chapter that began with it begins with the next one. */
export const removePage = (draft: Draft, at: number): Draft =>
  changeBrochure(draft, (brochure) => {
    const { pages, chapters = [] } = brochure;
    if (!pages[at]) return brochure;
    const pageCount = pages.length - 1;
    const moved = chapters.map((each) => (each.page > at ? { ...each, page: each.page - 1 } : each));
    return {
      ...withoutText(brochure),
      pages: renumbered(pages.toSpliced(at, 1)),
      chapters: moved.filter(({ page }) => page < pageCount),
    };
  });

/** Moves a page; chapters keep their page numbers. */
export const moveBrochurePage = (draft: Draft, { from, to }: { readonly from: number; readonly to: number }): Draft =>
  changeBrochure(draft, (brochure) => {
    const { pages } = brochure;
    const moved = pages[from];
    if (!moved || to < 0 || to >= pages.length || from === to) return brochure;
    return { ...withoutText(brochure), pages: renumbered(pages.toSpliced(from, 1).toSpliced(to, 0, moved)) };
  });

/** Removes the brochure; its files stay in the folder. */
export function removeBrochure(draft: Draft): Removal {
  const { brochure, ...project } = draft.project;
  return { draft: brochure ? { ...draft, project } : draft, losses: [] };
}

const byPage = (chapters: readonly DraftChapter[]): DraftChapter[] => chapters.toSorted((a, b) => a.page - b.page);

/** A chapter that begins on a page, counted from 0. */
export const addChapter = (draft: Draft, chapter: DraftChapter): Draft =>
  changeBrochure(draft, (brochure) => ({ ...brochure, chapters: byPage([...(brochure.chapters ?? []), chapter]) }));

/** Changes a chapter's page or title, in one language if it has one for each. Chapters are sorted by page. */
export const changeChapter = (
  draft: Draft,
  at: number,
  { page, title, locale = "" }: { readonly page?: number; readonly title?: string; readonly locale?: string },
): Draft =>
  changeBrochure(draft, (brochure) => {
    const { chapters = [] } = brochure;
    const before = chapters[at];
    if (!before) return brochure;
    const renamed = (text: string) => (typeof before.title === "string" ? text : { ...before.title, [locale]: text });
    const changed = { title: title === undefined ? before.title : renamed(title), page: page ?? before.page };
    const next = chapters.with(at, changed);
    return { ...brochure, chapters: page === undefined ? next : byPage(next) };
  });

export const removeChapter = (draft: Draft, at: number): Draft =>
  changeBrochure(draft, (brochure) => ({ ...brochure, chapters: (brochure.chapters ?? []).toSpliced(at, 1) }));
