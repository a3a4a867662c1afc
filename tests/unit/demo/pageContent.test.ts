import { describe, expect, it } from "vitest";
import { pageContent } from "../../../demo/pageContent/pageContent.ts";
import type { TextFacts } from "../../../owner/site/siteFacts.ts";
import { readSite } from "../../../owner/site/readSite.ts";
import type { Picture } from "../../../widgets/project.ts";

const picture = (src: string): Picture => ({ src, width: 8, height: 6, alt: { sq: "Salla", en: "The hall" } });
const site = readSite(
  {
    version: 1,
    brand: { name: "Qendra" },
    captions: [{ picture: "rooms/hall", text: { sq: "Hyrja", en: "Entrance" } }],
    pages: {
      home: {
        title: "Qendra",
        headline: { sq: "Shtëpi.", en: "Homes." },
        lead: { sq: "Nga {from} deri në {to} m².", en: "From {from} to {to} m²." },
        sections: [
          { kind: "text", title: { sq: "Dritë" }, pictures: ["rooms/hall", "rooms/none"] },
          { kind: "place", text: "{villages} villages" },
        ],
      },
    },
  },
  "Qendra",
).content;
const pictures = {
  "rooms/hall": picture("hall.jpg"),
  "rooms/other": picture("other.jpg"),
  "towers/a": picture("a.jpg"),
};
const facts: TextFacts = { from: 40, to: 90 };
const home = (language: "sq" | "en" | "de", shownFacts = facts) =>
  pageContent("home", language, { site, pictures, films: {}, siteMap: null, tour: null, facts: shownFacts });

describe("the content of a page", () => {
  it("is in the page's language, or in the site's first one if that is missing", () => {
    expect(home("en")?.words.headline).toBe("Homes.");
    expect(home("de")?.words.headline).toBe("Shtëpi.");
    expect(home("en")?.words.sections[0]).toMatchObject({ kind: "text", title: "Dritë" });
  });

  it("contains the project's facts, and no sentence about a missing fact", () => {
    expect(home("en")?.words.lead).toBe("From 40 to 90 m².");
    expect(home("en", {})?.words.lead).toBe("");
    expect(home("sq")?.words.sections[1]?.text).toBe("");
  });

  it("includes the existing pictures it names, with their captions", () => {
    expect(Object.keys(home("en")?.pictures ?? {})).toEqual(["rooms/hall", "towers/a"]);
    expect(home("en")?.pictures["rooms/hall"]).toMatchObject({ alt: "The hall", caption: "Entrance", sources: [] });
    expect(home("sq")?.pictures["towers/a"]).toMatchObject({ alt: "Salla", caption: "Salla" });
  });

  it("is empty if the site has no such page", () => {
    expect(pageContent("about", "sq", { site, pictures, films: {}, siteMap: null, tour: null, facts })).toBeUndefined();
  });
});
