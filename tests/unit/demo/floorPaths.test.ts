import { describe, expect, it } from "vitest";
import { addressName, floorPathsOf } from "../../../demo/navigation/floorPaths.ts";
import { matchRoute } from "../../../demo/navigation/matchRoute.ts";

type Label = string | Readonly<Record<string, string>>;

function pathsOf(floors: readonly (readonly [number, Label?])[], floorPaths: { floor: number; path: string }[] = []) {
  const reports: string[] = [];
  const project = { floors: floors.map(([floor, label]) => ({ floor, ...(label && { label }) })) };
  const paths = floorPathsOf({ project, site: { floorPaths } }, (sentence) => void reports.push(sentence));
  return { paths: Object.fromEntries(paths), reports };
}

describe("the address of a floor", () => {
  it("is the owner's label, or the floor's number without one", () => {
    const { paths } = pathsOf([
      [-1, "Garazhi -1"],
      [0, { en: "Ground floor", sq: "Përdhesa" }],
      [1],
      [2, "2"],
      [3, "3A"],
    ]);
    expect(paths).toEqual({
      "-1": "/floors/garazhi-1",
      0: "/floors/perdhesa",
      1: "/floors/1",
      2: "/floors/2",
      3: "/floors/3a",
    });
  });

  it("is the floor's number if another floor has the same label, or if the buildings label it differently", () => {
    const { paths } = pathsOf([
      [5, "Dupleks"],
      [6, "dupleks!"],
      [7, "Çatia"],
      [7, "Tarraca"],
      [8, "Kulmi"],
      [8, "Kulmi"],
      [9, "Lart"],
      [9],
    ]);
    expect(paths).toEqual({ 5: "/floors/5", 6: "/floors/6", 7: "/floors/7", 8: "/floors/kulmi", 9: "/floors/9" });
  });

  it("does not depend on the order of the floors", () => {
    const floors = [
      [1, "Dupleks"],
      [2, "Dupleks"],
      [3, "Kulmi"],
    ] as const;
    expect(pathsOf(floors.toReversed()).paths).toEqual(pathsOf(floors).paths);
  });

  it("is safe, whatever the label", () => {
    const labels = ["../../etc", "a/b?c#d", "<b>Ç&ö</b>", "Straße", "%2e%2e", "\u202eabc", "x".repeat(500)];
    for (const label of labels) expect(addressName(label)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const label of ["", "  ", "-1", "12", "приземље", "..", "/"]) expect(addressName(label)).toBe("");
  });

  it("is the one from site.json; if another page already has it, that is reported", () => {
    const { paths, reports } = pathsOf(
      [
        [1, "Kati i parë"],
        [2, "Kati i dytë"],
      ],
      [
        { floor: 1, path: "first-floor" },
        { floor: 2, path: "about" },
      ],
    );
    expect(paths).toEqual({ 1: "/first-floor", 2: "/floors/kati-i-dyte" });
    expect(reports).toEqual(["site.json: floorPaths: /about is the address of another page."]);
  });

  it("leads to the floor's page", () => {
    const towers = [{ id: "a", floors: [{ floor: 0, path: "/floors/perdhesa" }] }];
    const project = { apartments: {}, towers, tours: {} };
    expect(matchRoute("/en/floors/perdhesa", project).route).toMatchObject({ page: "floor", floor: 0 });
    expect(matchRoute("/floors/0", project).route.page).toBe("missing");
  });
});
