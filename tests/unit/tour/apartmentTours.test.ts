import { describe, expect, it } from "vitest";
import { complexModel } from "../../../sample/model.ts";
import { resolveLayout } from "../../../sample/derive/resolveLayout.ts";
import { tourKeys } from "../../../sample/generate/tourKeys.ts";
import { exteriorTour } from "../../../sample/project/tours/exteriorTour.ts";
import { apartmentTour } from "../../../sample/project/tours/apartmentTour.ts";
import { sceneLinks } from "../../../sample/project/tours/sceneLinks.ts";
import { tourPage } from "../../../sample/project/tours/tourPage.ts";
import { sampleFacts } from "../../support/siteRoutes.ts";

const complex = complexModel();

describe("the tours", () => {
  it("are the same 38 keys in the model and on the site", () => {
    expect(Object.keys(sampleFacts.tours)).toHaveLength(38);
    expect(Object.keys(sampleFacts.tours).toSorted()).toEqual(tourKeys.toSorted());
  });

  it("have pages of some 500 bytes that name the first picture before any script", () => {
    for (const key of tourKeys) {
      const page = tourPage(apartmentTour(complex, key), "../../");
      expect(new TextEncoder().encode(page).length, key).toBeLessThan(700);
      expect(page, key).toContain('<img class="first');
    }
  });

  it("lead through doors, on through rooms without a scene, and straight to another scene of the same room", () => {
    const stands = [
      { id: "living", room: "ditor", at: [8.5, 3] },
      { id: "kitchen", room: "ditor", at: [8, 4.8] },
      { id: "master", room: "prind", at: [9, 9] },
      { id: "terrace", room: "ballkon", at: [8.5, -0.9] },
    ] as const;
    const layout = resolveLayout(complex, "1");
    const [living] = stands;
    const links = new Map(sceneLinks(layout, stands, living).map((link) => [link.to, link]));
    expect([...links.keys()].toSorted()).toEqual(["kitchen", "master", "terrace"]);
    // The door to the hall is at [6.8, 6], the way to the balcony at [8.5, 0].
    expect(links.get("master")?.heading).toBeCloseTo(119.5, 0);
    expect(links.get("terrace")?.heading).toBe(270);
    expect(links.get("terrace")?.distance).toBe(3);
  });

  it("lead from every room of an apartment to every other, however many have a scene", () => {
    for (const id of Object.keys(complex.layouts)) {
      const layout = resolveLayout(complex, id);
      const stands = layout.rooms.map((room) => ({
        id: room.id,
        room: room.id,
        at: room.poly[0] ?? ([0, 0] as const),
      }));
      for (const some of [stands, stands.filter((_, index) => index % 2 === 0), stands.slice(0, 3)]) {
        const links = new Map(some.map((stand) => [stand.id, sceneLinks(layout, some, stand).map(({ to }) => to)]));
        expect(reached(links), id).toEqual(new Set(some.map((stand) => stand.id)));
      }
    }
  });

  it("begin in the living room, and every way leads to another of their scenes", () => {
    for (const key of tourKeys) {
      const { scenes } = apartmentTour(complex, key);
      const links = new Map(scenes.map((scene) => [scene.id, scene.links.map(({ to }) => to)]));
      expect(scenes[0]?.id, key).toBe("living");
      expect(reached(links), key).toEqual(new Set(links.keys()));
    }
  });

  it("show the grounds on a map with every place on it, and each place leads to the others", () => {
    const around = { headingDeg: 90, width: 2048, tiles: null };
    const found = new Map([
      ["courtyard", { ...around, at: [0, -9], eyeM: 1.7 }],
      ["aerial", { ...around, at: [0, -34], eyeM: 46 }],
    ] as const);
    const { plan, scenes } = exteriorTour(found);
    expect(plan?.src).toBe("plan.svg");
    expect(scenes.map(({ name }) => name.sq)).toEqual(["Oborri", "Nga ajri"]);
    for (const { at = [-1, -1] } of scenes) {
      expect(at[0] > 0 && at[0] < (plan?.width ?? 0)).toBe(true);
      expect(at[1] > 0 && at[1] < (plan?.height ?? 0)).toBe(true);
    }
    // Seen from the courtyard, the other place is to the south and above.
    expect(scenes[0]?.links).toEqual([{ to: "aerial", heading: 270, distance: 25, rise: 44.3 }]);
    expect(scenes[1]?.links).toEqual([{ to: "courtyard", heading: 90, distance: 25, rise: -44.3 }]);
  });
});

/** All scenes reachable from the first one, and all dead ends. */
function reached(links: ReadonlyMap<string, readonly string[]>): Set<string> {
  const [first = ""] = links.keys();
  const seen = new Set([first]);
  for (const id of seen) for (const to of links.get(id) ?? []) seen.add(to);
  return seen;
}
