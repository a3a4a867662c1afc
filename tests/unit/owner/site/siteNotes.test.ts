import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { siteNotes } from "../../../../owner/site/siteNotes.ts";

const home = { title: "Lumi", headline: "Pranë lumit" };
const noted = (brand: object, pages: object, more: object = {}) =>
  siteNotes({ version: 1, brand: { name: "Lumi", ...brand }, pages: { home, ...pages }, ...more }, "Lumi").map(
    ({ path, problem }) => `${path}: ${problem}`,
  );

describe("what kulla check notes about a site.json that can be read", () => {
  it("is nothing for the sample's, nor for one that says little", () => {
    expect(siteNotes(JSON.parse(readFileSync("public/project/site.json", "utf8")), "Kulla")).toEqual([]);
    expect(noted({ colours: { accent: "#8a1c3b" } }, {}, { $schema: "site.schema.json" })).toEqual([]);
  });

  it("names a text's tags, however often one begins", () => {
    const found = noted({}, { home: { ...home, headline: `${"<a".repeat(100_000)} <b>` } });
    expect(found).toEqual([expect.stringMatching(/is shown as written, including <b>: texts are not HTML$/)]);
  });

  it("names every page and field that no page shows: a misspelt page, a colour, a section's field", () => {
    const sections = [{ kind: "text", titel: "Drita" }];
    const found = noted(
      { colours: { akcent: "#000000" } },
      { abuot: home, home: { ...home, sections } },
      { colors: {} },
    );
    for (const path of ["pages.abuot", "brand.colours.akcent", "pages.home.sections[0].titel", "colors"])
      expect(found).toContainEqual(
        expect.stringMatching(`^${path.replaceAll(/[[\].]/g, String.raw`\$&`)}: is not a name that Kulla knows`),
      );
    expect(found).toHaveLength(4);
    expect(found).toContainEqual(expect.stringMatching(/akcent: .* is it meant to be "accent"\?$/));
    expect(found).toContainEqual(expect.stringMatching(/^colors: .* the names here are version, pageOrder, brand, /));
  });

  it("says how a text is shown that contains HTML, an unknown fact, or no language of the site", () => {
    const texts = {
      headline: "<b>Pranë</b> lumit",
      lead: { sq: "{form} deri në {to} m²" },
      description: { fr: "Près" },
    };
    expect(noted({}, { home: { ...home, ...texts } })).toEqual([
      "pages.home.description: has no text in sq, en, de, the languages of the website",
      "pages.home.headline: is shown as written, including <b>, </b>: texts are not HTML",
      "pages.home.lead: is left out: {form} is not one of a project's facts. Without braces it is shown as text",
    ]);
    expect(noted({}, { home: { ...home, headline: { sq: " ", en: "" } } })).toEqual([
      "pages.home.headline: is empty: write a text",
    ]);
    expect(noted({}, {}, { heads: { floor: { title: "{floor}" } } })).toEqual([]);
  });

  it("names colours that are hard to read, with those that pages show instead", () => {
    expect(noted({ colours: { accent: "#f0c040", ink: "#8a8a8a" } }, {})).toEqual([
      expect.stringMatching(/^brand\.colours\.ink: is too close .* pages show #[\da-f]{6} instead$/),
      expect.stringMatching(/^brand\.colours\.accent: is too close .* pages show #[\da-f]{6} instead$/),
    ]);
  });

  it("says that a file without its required parts is not shown at all", () => {
    expect(siteNotes({ brand: { name: "Lumi" }, pages: { home } }, "Lumi")).toEqual([
      {
        path: "",
        problem: expect.stringMatching(/^nothing in it is shown until version, brand\.name and pages\.home/),
      },
    ]);
  });
});
