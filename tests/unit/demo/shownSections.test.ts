import { describe, expect, it } from "vitest";
import { shownSections } from "../../../demo/home/shownSections.ts";
import type { HomeSection } from "../../../demo/home/sectionProps.ts";

type Setting = Parameters<typeof shownSections>[0];

const section = (kind: HomeSection["kind"], more: Partial<HomeSection> = {}): HomeSection => ({
  kind,
  title: "Drita",
  text: "",
  pictures: [],
  map: "",
  ...more,
});

/** The section kinds that an empty project shows, plus the given extras. */
function kindsOf(sections: readonly HomeSection[], content: object = {}, facts: object = {}) {
  const site = { figures: [], mapUrl: "" };
  const setting = {
    content: { words: { sections }, pictures: {}, tour: null, siteMap: null, ...content },
    facts: { hasSitePicture: false, towers: [{}], sample: null, site, ...facts },
  } as unknown as Setting;
  return shownSections(setting).map(({ kind }) => kind);
}

const pictured = { pictures: ["site/hall"] };
const hall = { pictures: { "site/hall": {} } };

describe("the sections of a home page", () => {
  it("are left out if their content is missing", () => {
    const all = [
      section("text"),
      section("pictures", pictured),
      section("projects"),
      section("tour", pictured),
      section("figures"),
      section("counts"),
      section("place"),
      section("randomApartment"),
    ];
    expect(kindsOf(all)).toEqual(["text", "counts"]);
    const facts = {
      hasSitePicture: true,
      towers: [{}, {}],
      sample: {},
      site: { figures: [{}], mapUrl: "https://map" },
    };
    expect(kindsOf(all, { ...hall, tour: {} }, facts)).toEqual(all.map(({ kind }) => kind));
  });

  it("do not repeat the only building, nor buildings that are cards already", () => {
    const projects = [section("projects")];
    expect(kindsOf(projects, {}, { hasSitePicture: true, towers: [{}] })).toEqual([]);
    expect(kindsOf(projects, {}, { hasSitePicture: false, towers: [{}, {}] })).toEqual([]);
    expect(kindsOf(projects, {}, { hasSitePicture: true, towers: [{}, {}] })).toEqual(["projects"]);
  });

  it("link to a tour only if it has a picture, and to a location only if it has a text, a map or an address", () => {
    expect(kindsOf([section("tour", pictured)], hall)).toEqual([]);
    expect(kindsOf([section("tour", pictured)], { tour: {} })).toEqual([]);
    expect(kindsOf([section("place", { text: "Te lumi." })])).toEqual(["place"]);
    expect(kindsOf([section("place")], { siteMap: {} })).toEqual(["place"]);
  });
});
