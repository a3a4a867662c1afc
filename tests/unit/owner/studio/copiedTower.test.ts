import { describe, expect, it } from "vitest";
import { type Draft, newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addApartments, addFloors, addPlan, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { copyTower } from "../../../../owner/studio/draft/edit/copiedTower.ts";
import { changePlan, changeTower } from "../../../../owner/studio/draft/edit/records.ts";
import { withOutline } from "../../../../owner/studio/draft/edit/outlines.ts";
import { withBoundRegions, withPublishedRegions } from "../../../../owner/studio/draft/edit/regionApartments.ts";

const picture = (width: number, height: number) => ({ src: "a.jpg", width, height, alt: "" });
const outline = "M0 0L10 0L10 10Z";

/** Building A has two floors with a plan and outlines; building B has only its first floor, and apartments there. */
const towers = ["A", "B"].reduce((draft: Draft, name) => addTower(draft, name).draft, newDraft("Blloku"));
const floors = [
  ["a", 2],
  ["b", 1],
].reduce(
  (draft: Draft, [tower, to]) => addFloors(draft, { tower: String(tower), from: 1, to: Number(to) }).draft,
  towers,
);
const named = [
  ["a", 1, "A1"],
  ["a", 2, "A2"],
  ["b", 1, "B1"],
].reduce(
  (draft: Draft, [tower, floor, start]) =>
    addApartments(draft, { tower: String(tower), floor: Number(floor) }, [`${start}X`, `${start}Y`]).draft,
  floors,
);
const planned = changePlan(addPlan(named, "p", { tower: "a", floors: [1, 2] }).draft, "p", (plan) => ({
  ...plan,
  regions: ["A1X", "A1Y"].map((home) => ({ home, label: home, outline })),
}));
const pictured = ["a", "b"].reduce(
  (draft: Draft, tower, index) =>
    changeTower(draft, tower, (each) => ({ ...each, picture: picture(100 * (index + 1), 100) })),
  planned,
);
const drawn = withBoundRegions(
  withOutline(pictured, { on: "tower", tower: "a", floor: 1 }, { outline, origin: "drawn" }),
);

describe("a building identical to another one", () => {
  it("gets its floors, plans and outlines, and apartments with the same labels share the outlines", () => {
    const { draft, ...counts } = copyTower(drawn, { from: "a", to: "b" });
    expect(counts).toEqual({ floors: 1, outlines: 1, apartments: 2, all: 2 });
    expect(draft.project.floors.filter(({ tower }) => tower === "b")).toMatchObject([
      { floor: 1, plan: "p", outline: "M0 0L20 0L20 10Z" },
      { floor: 2, plan: "p", apartments: [] },
    ]);
    const { plans = [] } = withPublishedRegions(withBoundRegions(draft).project);
    expect(plans[0]?.regions.map(({ home }) => home)).toEqual(["a-01-a1x", "b-01-b1x", "a-01-a1y", "b-01-b1y"]);
  });

  it("keeps its existing parts", () => {
    const own = withOutline(
      drawn,
      { on: "tower", tower: "b", floor: 1 },
      { outline: "M0 0L5 0L5 5Z", origin: "drawn" },
    );
    const { draft } = copyTower(addPlan(own, "q", { tower: "b", floors: [1] }).draft, { from: "a", to: "b" });
    const first = draft.project.floors.find(({ tower }) => tower === "b");
    expect(first).toMatchObject({ plan: "q", outline: "M0 0L5 0L5 5Z" });
    const once = copyTower(drawn, { from: "a", to: "b" }).draft;
    expect(copyTower(once, { from: "a", to: "b" }).draft).toBe(once);
  });
});
