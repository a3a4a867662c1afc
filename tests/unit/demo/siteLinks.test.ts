import { describe, expect, it } from "vitest";
import { siteLinks } from "../../../demo/navigation/siteLinks.ts";

const to = (links: readonly { readonly to: string }[]) => links.map((each) => each.to);

describe("the menu and footer links", () => {
  it("are in Kulla's own order if site.json lists none, without pages that the site does not have", () => {
    const { menu, footer } = siteLinks({ order: [], missingPaths: ["/services", "/impressum"] });
    expect(to(menu)).toEqual(["/", "/apartments", "/about", "/videos", "/vizualizimet", "/contact", "/flipbook"]);
    expect(to(footer)).toEqual(["/", "/about", "/contact", "/privatesia", "/embed"]);
  });

  it("follow the order of site.json; home page, search and brochure keep their places, and unlisted pages come last", () => {
    const { menu, footer } = siteLinks({ order: ["contact", "imprint", "videos"], missingPaths: [] });
    expect(to(menu)).toEqual([
      "/",
      "/apartments",
      "/contact",
      "/videos",
      "/about",
      "/services",
      "/vizualizimet",
      "/flipbook",
    ]);
    expect(to(footer)).toEqual(["/", "/contact", "/impressum", "/about", "/privatesia", "/embed"]);
  });

  it("lead to the buildings' page and the film only if site.json lists them, in that order", () => {
    const { menu } = siteLinks({
      order: ["animation", "contact", "projects"],
      missingPaths: ["/videos", "/vizualizimet"],
    });
    expect(to(menu)).toEqual([
      "/",
      "/apartments",
      "/animation",
      "/contact",
      "/projects",
      "/about",
      "/services",
      "/flipbook",
    ]);
    const withoutFilm = siteLinks({ order: ["animation", "projects"], missingPaths: ["/animation"] });
    expect(to(withoutFilm.menu)).not.toContain("/animation");
  });
});
