import { describe, expect, it } from "vitest";
import { floorPath } from "../../../demo/navigation/pagePaths.ts";
import { addressOf, placeOf } from "../../../demo/navigation/placeOf.ts";

describe("the addresses of the site", () => {
  it("spell the floors as the specification does", () => {
    expect([1, 2, 9, 11].map(floorPath)).toEqual(["/first-floor", "/second-floor", "/nineth-floor", "/eleventh-floor"]);
  });

  it("have every floor of a project that the specification does not name by its number, and no other", () => {
    const known = { apartments: {}, towers: [{ floors: [{ floor: -1 }, { floor: 0 }, { floor: 3 }, { floor: 12 }] }] };
    expect([-1, 0, 12].map(floorPath)).toEqual(["/floors/-1", "/floors/0", "/floors/12"]);
    for (const floor of [-1, 0, 12])
      expect(placeOf(`/de${floorPath(floor)}/`, known).route).toMatchObject({ page: "floor", floor });
    for (const path of ["/floors/13", "/floors/3", "/floors/", "/floors/x", "/floors/00"])
      expect(placeOf(path, known).route.page).toBe("missing");
  });

  it("have the apartments of a project whose ids are of another kind", () => {
    const apartments = { ad1: ["a", -1, "D1", "storage"] } as const;
    expect(placeOf("/apartments/ad1", { apartments: apartments, towers: [] }).route).toMatchObject({
      page: "listing",
      apartment: "ad1",
    });
    expect(placeOf("/apartments/ad2", { apartments: apartments, towers: [] }).route.page).toBe("missing");
  });

  it("mean the same page with and without a slash at the end", () => {
    expect(placeOf("/vr/").route.page).toBe("tour");
    expect(placeOf("/seventh-floor/").route.floor).toBe(7);
    expect(placeOf("/").route.page).toBe("home");
  });

  it("are answered by the page that helps where nothing is", () => {
    for (const path of ["/ninth-floor", "/apartments/7", "/click-floor/x", "/english", "/sq/", "/en/de/"]) {
      expect(placeOf(path).route.page).toBe("missing");
    }
  });

  it("have a page for each apartment, whatever its tower is called", () => {
    for (const id of ["k5-03-07", "kulla-5-03-07"]) {
      expect(placeOf(`/apartments/${id}`).route).toMatchObject({ page: "listing", apartment: id });
    }
  });

  it("are Albanian at the root, English under /en and German under /de", () => {
    expect(placeOf("/click-floor")).toMatchObject({ language: "sq", base: "", route: { page: "towers" } });
    expect(placeOf("/en/click-floor")).toMatchObject({ language: "en", base: "/en", route: { page: "towers" } });
    for (const path of ["/de", "/de/", "/de/index.html"]) {
      expect(placeOf(path)).toMatchObject({ language: "de", base: "/de", route: { page: "home" } });
    }
    expect(["/", "/vr"].map((path) => addressOf(path, "de"))).toEqual(["/de/", "/de/vr"]);
  });
});
