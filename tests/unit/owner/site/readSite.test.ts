import { describe, expect, it } from "vitest";
import { readSite } from "../../../../owner/site/readSite.ts";
import { sampleSiteProblems, sampleSite } from "../../../support/sampleSite.ts";

describe("a site's content", () => {
  it("of the sample has no errors, and has every page", () => {
    expect(sampleSiteProblems).toEqual([]);
    expect(Object.keys(sampleSite.pages).toSorted()).toEqual(
      ["about", "animation", "contact", "home", "privacy", "projects", "services", "videos", "visuals"].toSorted(),
    );
  });

  it("fits any project if there is no file: the project's name, its towers, and how to reach its owner", () => {
    const { content, problems } = readSite(undefined, { sq: "Qendra", de: "Zentrum" });
    expect(problems).toEqual([]);
    expect(content.brand.name).toEqual({ sq: "Qendra", de: "Zentrum" });
    expect(Object.keys(content.pages)).toEqual(["home", "contact"]);
    expect(content.pages.home.sections.map(({ kind }) => kind)).toEqual(["projects", "counts", "randomApartment"]);
    expect(content.figures).toEqual([]);
  });

  it("omits a section that cannot be read, and reports it", () => {
    const sections = [{ kind: "projects" }, { kind: "fountain" }, { kind: "counts", title: { sq: "Numra" } }];
    const home = { title: "A", headline: "B", sections };
    const { content, problems } = readSite({ version: 1, brand: { name: "A" }, pages: { home } }, "A");
    expect(content.pages.home.sections.map(({ kind }) => kind)).toEqual(["projects", "counts"]);
    expect(problems.map(({ path }) => path)).toEqual(["pages.home.sections[1].kind"]);
  });

  it("is the default if the file is not a site file, and the error is reported", () => {
    for (const broken of [null, 7, [], { version: 2 }, { version: 1, brand: { name: "A" } }]) {
      const { content, problems } = readSite(broken, "Qendra");
      expect(content.brand.name).toBe("Qendra");
      expect(problems.length).toBeGreaterThan(0);
    }
  });
});
