import { describe, expect, it } from "vitest";
import { siteLinks } from "../../../demo/navigation/siteLinks.ts";

const to = (links: readonly { readonly to: string }[]) => links.map((each) => each.to);

describe("the links of menu and footer", () => {
  it("are in Kulla's own order if site.json names none, without pages that the site does not have", () => {
    const { menu, footer } = siteLinks({ order: [], absent: ["/services", "/impressum"] });
    expect(to(menu)).toEqual(["/", "/apartments", "/about", "/videos", "/vizualizimet", "/contact", "/flipbook"]);
    expect(to(footer)).toEqual(["/", "/about", "/contact", "/privatesia", "/embed"]);
  });

  it("are in the order of site.json; front page, search and brochure keep their places, and pages it does not name follow", () => {
    const { menu, footer } = siteLinks({ order: ["contact", "imprint", "videos"], absent: [] });
    expect(to(menu)).toEqual(["/", "/apartments", "/contact", "/videos", "/about", "/services", "/vizualizimet", "/flipbook"]); // prettier-ignore
    expect(to(footer)).toEqual(["/", "/contact", "/impressum", "/about", "/privatesia", "/embed"]);
  });
});
