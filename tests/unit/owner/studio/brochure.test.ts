import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import { type Draft, newDraft } from "../../../../owner/studio/draft/draft.ts";
import {
  addChapter,
  addPages,
  changeChapter,
  moveBrochurePage,
  removeBrochure,
  removeChapter,
  removePage,
  setPdf,
  withOutlineChapters,
} from "../../../../owner/studio/draft/edit/brochure.ts";
import { fileOf } from "../../../../owner/studio/draft/edit/layoutMirror.ts";

const empty = newDraft("Blloku");
const page = (number: number) => ({ file: `faqe ${number}.png`, width: 1380, height: 1600 });
const fourPages = addPages(empty, [1, 2, 3, 4].map(page));
const brochureOf = ({ project: { brochure } }: Draft) => brochure ?? { pages: [] };
const files = (draft: Draft) => brochureOf(draft).pages.map(fileOf);
const alts = (draft: Draft) => brochureOf(draft).pages.map(({ alt }) => alt);
const chapters = (draft: Draft) => (brochureOf(draft).chapters ?? []).map(({ title, page: at }) => [title, at]);
const withChapters = [0, 2, 3].reduce((draft, at) => addChapter(draft, { title: `k${at}`, page: at }), fourPages);
const withText: Draft = {
  ...withChapters,
  project: { ...withChapters.project, brochure: { ...brochureOf(withChapters), text: "text.json" } },
};

describe("a brochure", () => {
  it("is a PDF with an address that works on every server; existing pages are removed, and chapters beyond its pages, too", () => {
    const draft = setPdf(withText, { file: "Broshura e re.pdf", pages: 3 });
    expect(brochureOf(draft)).toEqual({
      pages: [],
      pdf: "Broshura%20e%20re.pdf",
      chapters: [
        { title: "k0", page: 0 },
        { title: "k2", page: 2 },
      ],
    });
  });

  it("stays in its language when another PDF, pages or chapters are added", () => {
    const brochure = { ...brochureOf(withText), locale: "sq" };
    const albanian: Draft = { ...withText, project: { ...withText.project, brochure } };
    const pdf = setPdf(albanian, { file: "a.pdf", pages: 3 });
    for (const draft of [
      pdf,
      addPages(pdf, [page(1)]),
      removePage(albanian, 0),
      moveBrochurePage(albanian, { from: 0, to: 1 }),
    ])
      expect(brochureOf(draft)).toMatchObject({ locale: "sq" });
  });

  it("has the chapters of its PDF's outline if it has none of its own, and replaces its own by them on request", () => {
    const outline = [{ title: "Vendi", page: 1 }];
    expect(chapters(setPdf(empty, { file: "a.pdf", pages: 3, chapters: outline }))).toEqual([["Vendi", 1]]);
    const own = setPdf(withChapters, { file: "a.pdf", pages: 1, chapters: outline });
    expect(chapters(own)).toEqual([["k0", 0]]);
    expect(chapters(withOutlineChapters(own, outline))).toEqual([["Vendi", 1]]);
  });

  it("is built from pictures named by number, which replace a PDF", () => {
    expect(files(fourPages)).toEqual(["faqe 1.png", "faqe 2.png", "faqe 3.png", "faqe 4.png"]);
    expect(alts(fourPages)).toEqual(["1", "2", "3", "4"]);
    const draft = addPages(setPdf(empty, { file: "a.pdf", pages: 9 }), [page(1)]);
    expect(brochureOf(draft)).not.toHaveProperty("pdf");
    expect(addPages(empty, [])).toBe(empty);
  });

  it("can lose a page: the others are renumbered, chapters follow theirs, and a text that no longer fits is removed", () => {
    const draft = removePage(withText, 1);
    expect(files(draft)).toEqual(["faqe 1.png", "faqe 3.png", "faqe 4.png"]);
    expect(alts(draft)).toEqual(["1", "2", "3"]);
    expect(chapters(draft)).toEqual([
      ["k0", 0],
      ["k2", 1],
      ["k3", 2],
    ]);
    expect(brochureOf(draft)).not.toHaveProperty("text");
    expect(chapters(removePage(withText, 3))).toEqual([
      ["k0", 0],
      ["k2", 2],
    ]);
    expect(removePage(withText, 4)).toBe(withText);
  });

  it("has its pages in any order, and keeps a page's texts", () => {
    expect(files(moveBrochurePage(fourPages, { from: 3, to: 0 }))[0]).toBe("faqe 4.png");
    expect(alts(moveBrochurePage(fourPages, { from: 3, to: 0 }))).toEqual(["1", "2", "3", "4"]);
    expect(moveBrochurePage(fourPages, { from: 0, to: 4 })).toBe(fourPages);
    const { pages } = brochureOf(fourPages);
    const cover = pages[0] ? [{ ...pages[0], alt: "Kopertina" }, ...pages.slice(1)] : [];
    const typed: Draft = { ...fourPages, project: { ...fourPages.project, brochure: { pages: cover } } };
    expect(alts(moveBrochurePage(typed, { from: 0, to: 3 }))).toEqual(["1", "2", "3", "Kopertina"]);
  });

  it("is removed completely, and without one nothing changes", () => {
    expect(removeBrochure(withText).draft.project).not.toHaveProperty("brochure");
    expect(removeBrochure(empty).draft).toBe(empty);
  });
});

describe("a brochure's chapters", () => {
  it("are in the order of their pages", () => {
    expect(chapters(changeChapter(withChapters, 0, { page: 3 })).map(([title]) => title)).toEqual(["k2", "k0", "k3"]);
    expect(chapters(addChapter(withChapters, { title: "k1", page: 1 })).map(([title]) => title)).toEqual([
      "k0",
      "k1",
      "k2",
      "k3",
    ]);
    expect(chapters(removeChapter(withChapters, 1)).map(([title]) => title)).toEqual(["k0", "k3"]);
    expect(changeChapter(withChapters, 9, { page: 1 })).toBe(withChapters);
  });

  it("of a PDF whose pages are rendered on publishing do not block; one that leads to no picture does", () => {
    const lost = (draft: Draft) => problemsOf(draft).filter(({ at }) => at[0] === "brochure");
    const named = { ...empty, project: { ...empty.project, towers: [{ id: "a", name: "A" }] } };
    const pdf = addChapter(setPdf(named, { file: "a.pdf", pages: 3 }), { title: "k", page: 2 });
    expect(lost(pdf)).toEqual([]);
    const pictures = addChapter(addPages(named, [page(1)]), { title: "k", page: 2 });
    expect(lost(pictures)).toMatchObject([{ code: "brokenLink", severity: "block" }]);
  });

  it("have a title for all languages, or one for each", () => {
    expect(chapters(changeChapter(withChapters, 0, { title: "", locale: "sq" }))[0]).toEqual(["", 0]);
    const many = addChapter(empty, { title: { sq: "Vendi", en: "The place" }, page: 0 });
    expect(chapters(changeChapter(many, 0, { title: "Place", locale: "en" }))).toEqual([
      [{ sq: "Vendi", en: "Place" }, 0],
    ]);
  });
});
