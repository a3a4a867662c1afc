import { describe, expect, it } from "vitest";
import { type Draft, newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addFloors, addApartments, addPlan, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { copyToFloors, copyToPlan, mirrorToTower } from "../../../../owner/studio/draft/edit/copiedOutlines.ts";
import { withOutline } from "../../../../owner/studio/draft/edit/outlines.ts";
import { changePlan, changeTower } from "../../../../owner/studio/draft/edit/records.ts";
import { withOutlines } from "../../../../owner/studio/draft/svg/svgOutlines.ts";

const picture = (width: number, height: number) => ({ src: "a.jpg", width, height, alt: "" });

const towers = ["A", "B"].reduce((draft: Draft, name) => addTower(draft, name).draft, newDraft("Blloku"));
const storeys = ["a", "b"].reduce(
  (draft, tower) => addFloors(draft, { tower, from: 1, to: tower === "a" ? 4 : 2 }).draft,
  towers,
);
const pictured = changeTower(
  changeTower(storeys, "a", (tower) => ({ ...tower, picture: picture(1000, 800) })),
  "b",
  (tower) => ({ ...tower, picture: picture(500, 400) }),
);
const drawn = withOutline(
  pictured,
  { on: "tower", tower: "a", floor: 2 },
  { outline: "M100 500L700 500L700 600L100 600Z", origin: "drawn" },
);

describe("an outline", () => {
  it("is copied to the other floors of its tower, each shifted up by its own height", () => {
    expect(copyToFloors(drawn, { on: "tower", tower: "a", floor: 2 })).toEqual([
      { key: "1", outline: "M100 600L700 600L700 700L100 700Z" },
      { key: "3", outline: "M100 400L700 400L700 500L100 500Z" },
      { key: "4", outline: "M100 300L700 300L700 400L100 400Z" },
    ]);
    expect(copyToFloors(drawn, { on: "tower", tower: "a", floor: 1 })).toEqual([]);
  });

  it("is mirrored to the same floor number of another tower, in the frame of its picture", () => {
    const found = mirrorToTower(drawn, { on: "tower", tower: "a" }, "b");
    expect(found).toEqual([{ key: "2", outline: "M450 300L150 300L150 250L450 250Z" }]);
    const copied = withOutlines(drawn, { on: "tower", tower: "b" }, { found, origin: "drawn" });
    expect(copied.project.floors.find(({ tower, floor }) => tower === "b" && floor === 2)?.outline).toBe(
      found[0]?.outline,
    );
    // A tower without a picture for phones has nothing to mirror in.
    expect(mirrorToTower(drawn, { on: "towerPortrait", tower: "a" }, "b")).toEqual([]);
  });
});

describe("a plan's outlines", () => {
  const homes = addApartments(
    addApartments(drawn, { tower: "a", floor: 1 }, ["1", "2"]).draft,
    { tower: "b", floor: 1 },
    ["1"],
  );
  const plans = [
    ["p", "a", picture(100, 100)],
    ["q", "b", picture(200, 100)],
  ] as const;
  const planned = plans.reduce((draft: Draft, [name, tower, own]) => {
    const added = addPlan(draft, name, { tower, floors: [1] }).draft;
    return changePlan(added, name, (plan) => ({ ...plan, picture: own }));
  }, homes.draft);
  const full = changePlan(planned, "p", (plan) => ({
    ...plan,
    regions: [
      { home: "a-01-01", label: "1", outline: "M0 0L40 0L40 50Z" },
      { home: "2", label: "2", outline: "M50 0L90 0L90 50Z" },
    ],
  }));

  it("are copied to another plan for the apartments with the same labels; missing ones are reported", () => {
    expect(copyToPlan(full, { from: "p", to: "q", isMirrored: false })).toEqual({
      found: [{ key: "1", outline: "M0 0L80 0L80 50Z" }],
      unmatched: ["2"],
    });
  });

  it("are mirrored on copying if requested", () => {
    const { found } = copyToPlan(full, { from: "p", to: "q", isMirrored: true });
    expect(found).toEqual([{ key: "1", outline: "M120 50L120 0L200 0Z" }]);
    const copied = withOutlines(full, { on: "plan", plan: "q" }, { found, origin: "drawn" });
    expect(copied.project.plans?.find(({ id }) => id === "q")?.regions).toMatchObject([
      { home: "1", ...(found[0] && { outline: found[0].outline }) },
    ]);
  });
});
