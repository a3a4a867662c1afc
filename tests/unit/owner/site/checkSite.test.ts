import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkSite } from "../../../../owner/site/checkSite.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const projectIn = (folder: string) => parseProject(read(`${folder}/project.json`), "https://kulla.example/").project;
const languages = ["sq", "en", "de"];

describe("what kulla check reports about a site.json", () => {
  it("is nothing for the sample's", () => {
    const pictures = new Set(Object.keys(read("public/project/pictures.json") as object));
    const project = projectIn("public/project");
    expect(checkSite(read("public/project/site.json"), { project, pictures, languages })).toEqual([]);
  });

  it("includes pages that have nothing but their headline", () => {
    const page = { title: "Qendra", headline: "Qendra" };
    const filled = { ...page, parts: [{ title: "Qendra sh.p.k.", text: "Mitrovicë" }] };
    const pages = { home: page, contact: page, visuals: page, imprint: page, privacy: filled };
    const site = { version: 1, brand: { name: "Qendra" }, pages };
    const project = projectIn("tests/fixtures/projects/mixed");
    expect(checkSite(site, { project, languages }).map(({ path, code }) => [path, code])).toEqual([
      ["pages.visuals.pictures", "empty"],
      ["pages.imprint.parts", "empty"],
    ]);
  });

  it("includes what a film without a poster needs, on the videos page and on the company page", () => {
    const page = { title: "Qendra", headline: "Qendra" };
    const about = { ...page, film: { file: "roof", name: "Kulmi" } };
    const videos = { ...page, items: [{ title: "Kulmi", film: "roof" }] };
    const site = { version: 1, brand: { name: "Qendra" }, pages: { home: page, about, videos } };
    const project = projectIn("tests/fixtures/projects/mixed");
    expect(checkSite(site, { project, pictures: new Set(), films: new Set(["roof"]), languages })).toEqual([
      {
        path: "pages.videos.items[0].poster",
        problem: "is missing, so the film is left out: give the key of a picture to show until the film plays",
        code: "poster",
        value: "pages.videos.items[0]",
      },
      {
        path: "pages.about.film.file",
        problem: expect.stringContaining('Add one named "film/roof-poster" to pictures.json'),
        code: "poster",
        value: "film/roof-poster",
      },
    ]);
  });

  it("lists every gap of an incomplete one with its place: languages, pictures, buildings, apartments, tours, floors", () => {
    const site = {
      version: 1,
      brand: { name: "Qendra", copyright: { sq: "© Qendra" } },
      floorPaths: [{ floor: 99, path: "roof" }],
      tours: [{ tour: "vr-none", title: "Tour" }],
      pages: {
        home: {
          title: { sq: "Qendra", en: "Qendra", de: "Qendra" },
          headline: { sq: "Afër", en: "Close" },
          sections: [
            { kind: "text", title: "Drita", pictures: ["site/roof"] },
            { kind: "tour", apartment: "z9" },
            { kind: "fountain" },
          ],
        },
        projects: { title: "Qendra", headline: "Qendra", towers: [{ tower: "z", text: "Lart" }] },
      },
    };
    const project = projectIn("tests/fixtures/projects/mixed");
    expect(checkSite(site, { project, pictures: new Set(), languages })).toEqual([
      { path: "pages.home.sections[2].kind", problem: expect.stringContaining("fountain"), code: "broken" },
      {
        path: "brand.copyright",
        problem: "has no text in en, de: another language is shown",
        code: "language",
        value: "en, de",
      },
      {
        path: "pages.home.headline",
        problem: "has no text in de: another language is shown",
        code: "language",
        value: "de",
      },
      {
        path: "pages.home.sections[0].pictures[0]",
        problem: 'there is no picture "site/roof": the part of the page that shows it is left out',
        code: "picture",
        value: "site/roof",
      },
      {
        path: "pages.projects.towers[0].tower",
        problem: 'there is no building "z": write one of a, b',
        code: "tower",
        value: "z",
      },
      {
        path: "pages.home.sections[1].apartment",
        problem: expect.stringMatching(/^there is no apartment "z9": write one of \S+(, \S+){7} …$/),
        code: "apartment",
        value: "z9",
      },
      {
        path: "tours[0].tour",
        problem: 'there is no tour "vr-none": write one of vr-42c',
        code: "tour",
        value: "vr-none",
      },
      {
        path: "floorPaths[0].floor",
        problem: expect.stringMatching(/^there is no floor 99: write one of -?\d/),
        code: "floor",
        value: "99",
      },
    ]);
  });

  it("is a general reason if no part of it can be read", () => {
    const project = projectIn("tests/fixtures/projects/house");
    const failures = checkSite({ version: 2 }, { project, pictures: new Set(), languages });
    expect(failures.map(({ path }) => path)).toContain("version");
  });
});
