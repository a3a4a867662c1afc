import { describe, expect, it } from "vitest";
import { readSite } from "../../../../owner/site/readSite.ts";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import { type Draft, newDraft } from "../../../../owner/studio/draft/draft.ts";
import { previewPlace } from "../../../../owner/studio/page/website/websiteView.ts";
import { readDraft, writeDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import {
  addItem,
  addPage,
  addSection,
  moveItem,
  moveWebsitePage,
  pagesInOrder,
  setSiteOn,
  setSiteText,
  setSiteValue,
} from "../../../../owner/studio/draft/website/editWebsite.ts";
import { addSitePicture, setSitePictureText } from "../../../../owner/studio/draft/website/givenPictures.ts";
import { unknownParts, valueAtPath } from "../../../../owner/site/siteParts.ts";
import {
  isSiteFileOther,
  publishedSite,
  type SiteFile,
  importSiteFile,
  withSiteFile,
} from "../../../../owner/studio/draft/website/website.ts";

const draft = newDraft("Blloku");
const sections = ["pages", "home", "sections"];
const headline = ["pages", "home", "headline"];

const file = (value: unknown, revision = "r1"): SiteFile => ({
  text: typeof value === "string" ? value : JSON.stringify(value),
  revision,
});
const whole = {
  version: 1,
  brand: { name: "Qendra" },
  fountain: "kept",
  pages: {
    home: {
      title: "Qendra",
      headline: { sq: "Afër", en: "Close", de: "Nah" },
      sections: [{ kind: "counts" }, { kind: "text", title: { sq: "Drita" } }, { kind: "place", map: 7 }],
    },
  },
};
const handWritten = importSiteFile(draft, file(whole));

const kinds = (of: Draft): readonly unknown[] =>
  readSite(publishedSite(of), "").content.pages.home.sections.map(({ kind }) => kind);
const websiteProblems = (of: Draft) =>
  problemsOf(of)
    .filter(({ at }) => at[0] === "website")
    .map(({ code, severity, at }) => `${severity} ${code} ${at.join(".")}`);

describe("a draft's website", () => {
  it("does not exist until something is written: the showcase starts with words that are true of any project", () => {
    expect(publishedSite(draft)).toBeUndefined();
    expect(importSiteFile(draft, null)).toBe(draft);
    expect(websiteProblems(draft)).toEqual([]);
  });

  it("is complete from the first word on: the default content provides all others", () => {
    const edited = setSiteText(draft, headline, { locale: "de", text: "Wohnen am Fluss." });
    const { content, problems } = readSite(publishedSite(edited), "");
    expect(problems).toEqual([]);
    expect(content.pages.home.headline).toMatchObject({ de: "Wohnen am Fluss.", en: "Find your apartment." });
    expect(content.pages.contact?.headline).toMatchObject({ sq: "Na shkruani." });
    expect(content.brand.name).toBe("Blloku");
  });

  it("falls back to the start text once a text is emptied, or to no text in that language", () => {
    const edited = setSiteText(draft, headline, { locale: "de", text: "Wohnen" });
    const emptied = setSiteText(edited, headline, { locale: "de", text: "" });
    expect(readSite(publishedSite(emptied), "").content.pages.home.headline).toMatchObject({
      de: "Finden Sie Ihre Wohnung.",
    });
    const own = setSiteText(handWritten, ["brand", "copyright"], { locale: "en", text: "© Qendra" });
    expect(publishedSite(own)).toMatchObject({ brand: { copyright: { en: "© Qendra" } } });
    const without = setSiteText(own, ["brand", "copyright"], { locale: "en", text: "" });
    expect(publishedSite(without)?.["brand"]).toEqual({ name: "Qendra" });
  });

  it("is the same draft if nothing changes", () => {
    expect(setSiteText(handWritten, headline, { locale: "sq", text: "Afër" })).toBe(handWritten);
    expect(setSiteOn(handWritten, ["pages", "home"], true)).toBe(handWritten);
    expect(moveItem(handWritten, sections, { from: 0, by: -1 })).toBe(handWritten);
    expect(addPage(handWritten, "home")).toBe(handWritten);
  });

  it("turns one text for all languages into one for each when one of them is edited", () => {
    const title = setSiteText(handWritten, ["pages", "home", "title"], { locale: "en", text: "Centre" });
    expect(publishedSite(title)).toMatchObject({
      pages: { home: { title: { sq: "Qendra", en: "Centre", de: "Qendra" } } },
    });
  });

  it("keeps the texts of a section or page that is switched off, and does not publish them", () => {
    const off = setSiteOn(setSiteOn(draft, [...sections, 1], false), ["pages", "contact"], false);
    expect(kinds(off)).toEqual(["projects", "randomApartment"]);
    expect(Object.keys(readSite(publishedSite(off), "").content.pages)).toEqual(["home"]);
    expect(JSON.stringify(publishedSite(off))).not.toContain("studio");
    const on = setSiteOn(setSiteOn(off, [...sections, 1], true), ["pages", "contact"], true);
    expect(kinds(on)).toEqual(["projects", "counts", "randomApartment"]);
  });

  it("moves sections, adds some with their first words, and adds pages", () => {
    const moved = moveItem(draft, sections, { from: 0, by: 1 });
    expect(kinds(moved)).toEqual(["counts", "projects", "randomApartment"]);
    const added = addPage(addSection(moved, "place"), "about");
    const { content, problems } = readSite(publishedSite(added), "");
    expect(problems).toEqual([]);
    expect(content.pages.home.sections.at(-1)).toMatchObject({ kind: "place", title: { en: "Location" } });
    expect(content.pages.about?.title).toMatchObject({ de: "Über uns" });
  });

  it("puts every added page into the menu or the footer, the film and the buildings' page too", () => {
    expect(readSite(publishedSite(addPage(draft, "about")), "").content.pageOrder).toEqual([]);
    for (const page of ["projects", "animation"] as const)
      expect(readSite(publishedSite(addPage(draft, page)), "").content.pageOrder).toContain(page);
  });

  it("reorders the visible pages, and leaves the rest in place", () => {
    const shown = ["about", "contact", "imprint"] as const;
    const moved = moveWebsitePage(draft, shown, { from: 2, by: -2 });
    expect(pagesInOrder(publishedSite(moved))).toEqual([
      "imprint",
      "services",
      "projects",
      "videos",
      "visuals",
      "animation",
      "about",
      "privacy",
      "contact",
    ]);
    expect(readSite(publishedSite(moved), "").problems).toEqual([]);
    expect(moveWebsitePage(draft, shown, { from: 0, by: -1 })).toBe(draft);
    const named = importSiteFile(draft, file({ ...whole, pageOrder: ["contact", "cinema", "about", "contact"] }));
    expect(pagesInOrder(publishedSite(named)).slice(0, 3)).toEqual(["contact", "about", "services"]);
  });

  it("has an imprint with first words, and its own paragraphs", () => {
    const added = addItem(addPage(draft, "imprint"), ["pages", "imprint", "parts"], { title: { de: "Anbieter" } });
    const { content, problems } = readSite(publishedSite(added), "");
    expect(problems).toEqual([]);
    expect(content.pages.imprint).toMatchObject({ title: { de: "Impressum" }, parts: [{ title: { de: "Anbieter" } }] });
  });

  it("has lists whose entries are added and removed, without disturbing the others", () => {
    const one = addItem(draft, ["figures"], { name: { sq: "Gjelbërim" }, value: "400+" });
    const two = addItem(one, ["figures"], { name: {}, value: "" });
    expect(publishedSite(setSiteValue(two, ["figures", 0], undefined))).toMatchObject({ figures: [{ value: "" }] });
    expect(publishedSite(setSiteValue(two, ["figures", 1, "value"], "12"))).toMatchObject({
      figures: [{ value: "400+" }, { value: "12" }],
    });
  });

  it("is restored unchanged from the draft's file", () => {
    const off = setSiteOn(handWritten, [...sections, 0], false);
    const read = readDraft(writeDraft(off));
    expect(read.ok && read.draft.website).toEqual(off.website);
    const broken = readDraft(writeDraft({ ...draft, website: 7 as never }));
    expect(broken.ok && "website" in broken.draft).toBe(false);
  });
});

describe("a picture added to a website", () => {
  const roof = { file: "Fotot/Kulmi.jpg", width: 900, height: 600 };
  const pictures = ["pages", "visuals", "pictures"];
  const withPicture = addSitePicture(addPage(draft, "visuals"), [...pictures, 0], roof);

  it("has one key wherever it is shown; another file with its name has another", () => {
    expect(valueAtPath(publishedSite(withPicture), pictures)).toEqual(["site-pictures/kulmi"]);
    const again = addSitePicture(withPicture, ["pages", "home", "picture"], roof);
    const other = addSitePicture(again, [...pictures, 1], { ...roof, file: "Verore/Kulmi.jpg" });
    expect(valueAtPath(publishedSite(other), pictures)).toEqual(["site-pictures/kulmi", "site-pictures/kulmi-2"]);
    expect(Object.keys(other.website?.pictures ?? {})).toHaveLength(2);
  });

  it("keeps its words when it is added again, survives the draft's file, and stays when the folder's file is imported", () => {
    const described = setSitePictureText(withPicture, "site-pictures/kulmi", { locale: "de", text: "Das Dach" });
    const again = addSitePicture(described, ["pages", "home", "picture"], roof);
    expect(again.website?.pictures?.["site-pictures/kulmi"]?.alt).toEqual({ sq: "", en: "", de: "Das Dach" });
    const read = readDraft(writeDraft(again));
    expect(read.ok && read.draft.website).toEqual(again.website);
    expect(withSiteFile(again, file(whole)).website?.pictures).toEqual(again.website?.pictures);
    const broken = {
      ...again,
      website: { ...again.website, pictures: { "../above": again.website?.pictures?.["site-pictures/kulmi"] } },
    };
    const sound = readDraft(writeDraft(broken as never));
    expect(sound.ok && sound.draft.website?.pictures).toBeUndefined();
  });
});

describe("a site.json written by hand", () => {
  it("is imported with everything unknown or broken in it, and published so", () => {
    expect(publishedSite(handWritten)).toEqual(whole);
    const moved = moveItem(handWritten, sections, { from: 2, by: -2 });
    expect(publishedSite(moved)).toMatchObject({
      fountain: "kept",
      pages: { home: { sections: [{ map: 7 }, {}, {}] } },
    });
    expect(unknownParts(whole)).toMatchObject([{ path: "fountain" }]);
  });

  it("has its errors reported in place, even if sections before it are switched off", () => {
    const expected = [
      "warning websiteBroken website.pages.home.sections.2.map",
      "warning websiteTextMissing website.pages.home.sections.1.title",
    ];
    expect(websiteProblems(handWritten)).toEqual(expected);
    expect(websiteProblems(setSiteOn(handWritten, [...sections, 0], false))).toEqual(expected);
  });

  it("blocks publishing if no page can be built from it", () => {
    for (const text of ["{", "[]", "7"]) {
      const unread = importSiteFile(draft, file(text));
      expect(websiteProblems(unread)).toEqual(["block websiteUnread website"]);
      expect(publishedSite(unread)).toBeUndefined();
    }
    expect(websiteProblems(importSiteFile(draft, file({ ...whole, version: 2 })))).toContain(
      "block websiteBroken website.version",
    );
  });

  it("replaces an earlier import, until something is written in the studio", () => {
    const changed = file({ ...whole, brand: { name: "Qendra 2" } }, "r2");
    expect(publishedSite(importSiteFile(handWritten, changed))).toMatchObject({ brand: { name: "Qendra 2" } });
    expect(importSiteFile(handWritten, null).website).toBeUndefined();
    const edited = setSiteText(handWritten, headline, { locale: "sq", text: "Pranë" });
    expect(importSiteFile(edited, changed)).toBe(edited);
    expect(isSiteFileOther(edited, changed)).toBe(true);
    expect(isSiteFileOther(edited, file(whole))).toBe(false);
    expect(publishedSite(withSiteFile(edited, changed))).toMatchObject({ brand: { name: "Qendra 2" } });
  });

  it("warns of colours that are hard to read, at the colour to change", () => {
    const pale = (colours: object) => importSiteFile(draft, file({ ...whole, brand: { name: "Qendra", colours } }));
    const contrast = (of: Draft) => websiteProblems(of).filter((each) => each.includes("Contrast"));
    expect(contrast(pale({ accent: "#f0c040" }))).toEqual(["warning websiteContrast website.brand.colours.accent"]);
    expect(contrast(pale({ accent: "#077047" }))).toEqual([]);
    expect(contrast(handWritten)).toEqual([]);
  });

  it("imports no notes of another studio", () => {
    const pages = { home: { ...whole.pages.home, studio: { isOff: true } } };
    expect(publishedSite(importSiteFile(draft, file({ ...whole, pages })))).toMatchObject({ pages: { home: {} } });
  });
});

describe("the preview of the website", () => {
  const content = {
    pages: {
      home: {
        sections: [
          { kind: "text" },
          { kind: "projects", studio: { isOff: true } },
          { kind: "counts" },
          { kind: "place", studio: { isOff: true } },
        ],
      },
      contact: {},
      about: { studio: { isOff: true } },
    },
  };

  it("shows the page of a part, and the home page for a page that is off and for what is on every page", () => {
    expect(previewPlace(content, ["pages", "contact"])).toEqual({ page: "contact", section: undefined });
    for (const part of [["pages", "about"], ["pages", "videos"], ["brand"], ["pages", "home"]])
      expect(previewPlace(content, part)).toEqual({ page: "home", section: undefined });
  });

  it("scrolls to a section by its place among the published ones, and to the first one with figures", () => {
    expect(previewPlace(content, ["pages", "home", "sections", 2])).toEqual({ page: "home", section: 1 });
    expect(previewPlace(content, ["figures"])).toEqual({ page: "home", section: 1 });
    expect(previewPlace(content, ["pages", "home", "sections", 3])).toEqual({ page: "home", section: undefined });
  });
});
