import { describe, expect, it } from "vitest";
import { type Draft, newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addApartments, addFloors, addPlan, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { floorSets, withPlanOn } from "../../../../owner/studio/draft/edit/planFloors.ts";
import { nextToDraw } from "../../../../owner/studio/draft/edit/nextToDraw.ts";
import { publishedNames } from "../../../../owner/studio/draft/edit/regionApartments.ts";
import { repeatedApartments, withSharedOutlines } from "../../../../owner/studio/draft/edit/repeatingLabels.ts";
import { withOutline } from "../../../../owner/studio/draft/edit/outlines.ts";
import { withBoundRegions } from "../../../../owner/studio/draft/edit/regionApartments.ts";

const plansOf = ({ project }: Draft) => project.floors.map(({ plan }) => plan);
const outline = "M0 0L9 0L9 9Z";

/** One building with a plan "p" on all of its floors, which have these apartments. */
function building(labels: Readonly<Record<number, readonly string[]>>): Draft {
  const numbers = Object.keys(labels).map(Number);
  const added = addFloors(addTower(newDraft("Blloku"), "A").draft, {
    tower: "a",
    from: Math.min(...numbers),
    to: Math.max(...numbers),
  }).draft;
  const full = numbers.reduce(
    (draft, floor) => addApartments(draft, { tower: "a", floor }, labels[floor] ?? []).draft,
    added,
  );
  return addPlan(full, "p", { tower: "a", floors: numbers }).draft;
}
const partsOf = (draft: Draft) => repeatedApartments(draft.project, "p").map(({ part }) => part);
const regionsOf = ({ project }: Draft) => project.plans?.[0]?.regions ?? [];

describe("a plan for many floors", () => {
  const towers = ["A", "B"].reduce((draft: Draft, name) => addTower(draft, name).draft, newDraft("Blloku"));
  const floors = addFloors(addFloors(towers, { tower: "a", from: 0, to: 3 }).draft, { tower: "b", from: 1, to: 1 });
  const { draft } = addPlan(floors.draft, "ground", { tower: "a", floors: [0] });
  const typical = addPlan(draft, "typical").draft;

  it("is offered for all floors of a building, and for those without a plan", () => {
    expect(floorSets(typical.project.floors, "typical")).toEqual([
      { tower: "a", of: "all", floors: [0, 1, 2, 3] },
      { tower: "a", of: "withoutPlan", floors: [1, 2, 3] },
    ]);
  });

  it("is assigned to them in one step; floors of other buildings keep theirs", () => {
    const [, free] = floorSets(typical.project.floors, "typical");
    const planned = free ? withPlanOn(typical, "typical", free) : typical;
    expect(plansOf(planned)).toEqual(["ground", "typical", "typical", "typical", undefined]);
    expect(free && withPlanOn(planned, "typical", free)).toBe(planned);
  });
});

describe("apartments whose names repeat from floor to floor", () => {
  it.each([
    [
      { 1: ["A11A", "A11B", "A21A"], 2: ["A12A", "A12B", "A22A"], 3: ["A13A", "A13B", "A23A"] },
      ["A1…A", "A1…B", "A2…A"],
    ],
    [{ 1: ["101", "102"], 2: ["201", "202"], 10: ["1001", "1002"] }, ["…01", "…02"]],
    [{ 1: ["1-01", "1-02"], 2: ["2-01", "2-02"] }, ["…-01", "…-02"]],
    [{ 1: ["01.1", "01.2"], 2: ["02.1", "02.2"] }, ["….1", "….2"]],
    [{ 0: ["A-101", "A-102"], 1: ["A-201", "A-202"] }, ["A-…01", "A-…02"]],
  ])("are found by the repeating part: %j", (labels, parts) => {
    expect(partsOf(building(labels))).toEqual(parts);
  });

  it.each([
    [{ 1: ["1", "2"], 2: ["1", "2"] }],
    [{ 1: ["1", "2", "3"], 2: ["4", "5", "6"] }],
    [{ 1: ["Lokal", "Depo"], 2: ["A", "B"] }],
  ])("are not assumed in names without a floor: %j", (labels) => {
    expect(partsOf(building(labels))).toEqual([]);
  });

  it("share one outline once that is confirmed: each floor's apartment has its region for visitors", () => {
    const bound = withBoundRegions(withSharedOutlines(building({ 1: ["101", "102"], 2: ["201", "202"] }), "p"));
    const drawn = withOutline(bound, { on: "plan", plan: "p", region: 0 }, { outline, origin: "drawn" });
    const [plan] = drawn.project.plans ?? [];
    expect(plan && publishedNames(drawn.project.floors, plan)).toEqual([
      ["a-01-101", "a-02-201"],
      ["a-01-102", "a-02-202"],
    ]);
    expect(partsOf(drawn)).toEqual([]);
  });

  it("use the outline that one of them has; one that has its own keeps it", () => {
    const names = building({ 1: ["101", "102"], 2: ["201", "202"], 3: ["301", "302"] });
    const own = (home: string) => ({ home, label: home, outline });
    const plans = (names.project.plans ?? []).map((plan) => ({
      ...plan,
      regions: [own("101"), own("102"), own("202"), { home: "302", label: "302" }],
    }));
    const shared = withBoundRegions(withSharedOutlines({ ...names, project: { ...names.project, plans } }, "p"));
    expect(regionsOf(shared).map(({ studio }) => studio?.homes)).toEqual([
      ["a-01-101", "a-02-201", "a-03-301"],
      ["a-01-102", "a-03-302"],
      ["a-02-202"],
    ]);
    expect(partsOf(shared)).toEqual([]);
  });
});

describe("the next apartment to draw", () => {
  const draft = building({ 1: ["1", "2", "3"] });
  const next = (of: Draft, after: number) => nextToDraw(of, "p", after);

  it("is the next one without an outline, then one without a region, until all have an outline", () => {
    const regions = [
      { home: "1", label: "1" },
      { home: "2", label: "2" },
    ];
    const plans = (draft.project.plans ?? []).map((plan) => ({ ...plan, regions }));
    const two = { ...draft, project: { ...draft.project, plans } };
    const drawn = (of: Draft, region: number) =>
      withOutline(of, { on: "plan", plan: "p", region }, { outline, origin: "drawn" });
    expect(next(drawn(two, 0), 0)?.region).toBe(1);
    expect(next(drawn(two, 1), 1)?.region).toBe(0);
    const third = next(drawn(drawn(two, 0), 1), 1);
    expect(third?.region).toBe(2);
    expect(third && regionsOf(third.draft)[2]?.home).toBe("3");
    expect(third && next(drawn(third.draft, 2), 2)).toBeUndefined();
  });
});
