import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import {
  firstOf,
  groupedProblems,
  nextOf,
  problemGroups,
} from "../../../../owner/studio/draft/checks/problemGroups.ts";
import { type Draft, newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addApartments, addFloors, addPlan, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { withRegion } from "../../../../owner/studio/draft/edit/planRegions.ts";
import { changePlan } from "../../../../owner/studio/draft/edit/records.ts";

const labels = ["1", "2", "3", "4"];
const floors = addFloors(addTower(newDraft("Blloku"), "A").draft, { tower: "a", from: 1, to: 2 }).draft;
const full = addApartments(floors, { tower: "a", floor: 1 }, labels).draft;
const bare = changePlan(addPlan(full, "p", { tower: "a", floors: [1] }).draft, "p", (plan) => ({
  ...plan,
  picture: { src: "p.svg", width: 100, height: 100, alt: "p" },
}));
/** Apartment 4 has a region that is not drawn yet. */
const draft = withRegion(bare, "p", { key: "4", name: { label: "4" }, ids: ["a-01-04"] });
const groupIn = (of: Draft) =>
  problemGroups(of.project, problemsOf(of)).find(({ code }) => code === "apartmentsWithoutOutline");

describe("warnings of one kind", () => {
  it("are one entry for each plan, whether the apartments have an empty region or none", () => {
    const entries = groupedProblems(draft.project, problemsOf(draft));
    const groups = entries.filter((entry) => "problems" in entry);
    expect(groups).toMatchObject([{ code: "apartmentsWithoutOutline", place: ["plans", 0], count: 4 }]);
    expect(entries.length).toBe(problemsOf(draft).length - 3);
  });

  it("stay separate if there are only one or two", () => {
    const two = {
      ...draft,
      project: {
        ...draft.project,
        floors: draft.project.floors.map((floor) => ({ ...floor, apartments: floor.apartments.slice(0, 1) })),
      },
    };
    expect(groupedProblems(two.project, problemsOf(two)).some((entry) => "problems" in entry)).toBe(false);
  });

  it("are opened one after the other, wrapping around; corrected ones are skipped", () => {
    const group = groupIn(draft);
    const first = group && firstOf(group);
    expect(first?.open.values).toEqual({ label: "1" });
    const last = group && first && nextOf(group, first, -1);
    expect(last?.open.values).toEqual({ name: "4" });
    expect(group && last && nextOf(group, last, 1)).toEqual(first);
    const drawn = withRegion(draft, "p", { key: "1", name: { label: "1" }, ids: ["a-01-01"] }, "M0 0L50 0L50 50Z");
    const left = groupIn(drawn);
    expect(left && first && nextOf(left, first, 1)?.open.values).toEqual({ label: "2" });
  });
});
