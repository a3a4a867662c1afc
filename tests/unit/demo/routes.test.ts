import { describe, expect, it } from "vitest";
import { addressOf, matchRoute } from "../../../demo/navigation/matchRoute.ts";
import { sampleFacts, siteRoutes } from "../../support/siteRoutes.ts";

describe("the addresses of the site", () => {
  it("spell the sample's floors as the specification does", () => {
    const floors = siteRoutes
      .filter(({ page }) => page === "floor")
      .toSorted((a, b) => (a.floor ?? 0) - (b.floor ?? 0));
    expect(floors.map(({ path }) => path)).toEqual(
      "first second third fourth fifth sixth seventh eighth nineth tenth eleventh"
        .split(" ")
        .map((name) => `/${name}-floor`),
    );
  });

  it("are derived from the project: its buildings, floors and tours, and no others", () => {
    const floors = [-1, 0, 12].map((floor) => ({ floor, path: `/floors/${floor}` }));
    const tours = { "vr-1": "/tours/1/vr-1/index.htm", attic: "/tours/attic/index.htm" };
    const project = { apartments: {}, towers: [{ id: "a", floors }], tours };
    for (const floor of [-1, 0, 12])
      expect(matchRoute(`/de/floors/${floor}/`, project).route).toMatchObject({ page: "floor", floor });
    expect(matchRoute("/en/buildings/a", project).route).toMatchObject({ page: "building", tower: "a" });
    expect(matchRoute("/vr/vr-1", project).route).toMatchObject({ page: "tour", tour: "/tours/1/vr-1/index.htm" });
    expect(matchRoute("/vr/attic", project).route).toMatchObject({ page: "tour", tour: "/tours/attic/index.htm" });
    for (const path of ["/floors/13", "/floors/", "/floors/x", "/floors/00", "/first-floor", "/buildings/b", "/vr-1"])
      expect(matchRoute(path, project).route.page).toBe("missing");
  });

  it("are the specification's for tours that all follow its naming", () => {
    const project = { apartments: {}, towers: [], tours: { "vr-1": "/tours/1/vr-1/index.htm" } };
    expect(matchRoute("/vr-1", project).route).toMatchObject({ page: "tour", tour: "/tours/1/vr-1/index.htm" });
    expect(matchRoute("/vr/vr-1", project).route.page).toBe("missing");
  });

  it("include the apartments of a project with another style of ids", () => {
    const apartments = { ad1: ["a", -1, "D1", "storage"] } as const;
    expect(matchRoute("/apartments/ad1", { apartments: apartments, towers: [], tours: {} }).route).toMatchObject({
      page: "listing",
      apartment: "ad1",
    });
    expect(matchRoute("/apartments/ad2", { apartments: apartments, towers: [], tours: {} }).route.page).toBe("missing");
  });

  it("lead to the same page with and without a trailing slash", () => {
    expect(matchRoute("/vr/").route.page).toBe("tour");
    expect(matchRoute("/seventh-floor/", sampleFacts).route.floor).toBe(7);
    expect(matchRoute("/").route.page).toBe("home");
  });

  it("lead to the help page if they are unknown", () => {
    for (const path of ["/ninth-floor", "/apartments/7", "/click-floor/x", "/english", "/sq/", "/en/de/"]) {
      expect(matchRoute(path).route.page).toBe("missing");
    }
  });

  it("include a page for each apartment, whatever its tower is called", () => {
    for (const id of ["k5-03-07", "kulla-5-03-07"]) {
      expect(matchRoute(`/apartments/${id}`).route).toMatchObject({ page: "listing", apartment: id });
    }
  });

  it("are Albanian at the root, English under /en and German under /de", () => {
    expect(matchRoute("/click-floor")).toMatchObject({ language: "sq", base: "", route: { page: "towers" } });
    expect(matchRoute("/en/click-floor")).toMatchObject({ language: "en", base: "/en", route: { page: "towers" } });
    for (const path of ["/de", "/de/", "/de/index.html"]) {
      expect(matchRoute(path)).toMatchObject({ language: "de", base: "/de", route: { page: "home" } });
    }
    expect(["/", "/vr"].map((path) => addressOf(path, "de"))).toEqual(["/de/", "/de/vr"]);
  });
});
