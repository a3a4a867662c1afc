import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import type { Draft } from "../../../../owner/studio/draft/draft.ts";
import { withOutline } from "../../../../owner/studio/draft/edit/outlines.ts";
import {
  apartmentsWithoutRegion,
  withoutRegion,
  withRegion,
  withRegionOf,
} from "../../../../owner/studio/draft/edit/planRegions.ts";
import { changeApartments } from "../../../../owner/studio/draft/edit/records.ts";
import { readDraft, writeDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { toProject } from "../../../../owner/studio/draft/file/toProject.ts";
import { apply, startHistory } from "../../../../owner/studio/draft/history.ts";
import { problemSentence } from "../../../../owner/studio/page/overview/problemPlace.ts";
import { placeText } from "../../../../owner/studio/text/placeText.ts";
import { regionsOf } from "../../../../owner/studio/page/outlines/layerRegions.ts";
import { en } from "../../../../owner/studio/text/en.ts";
import { findRegion } from "../../../../src/project/lookUps.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";
import { smallDraft } from "../../../support/ownerFolder.ts";

const read = (draft: object): Draft => {
  const answer = readDraft(JSON.stringify(draft));
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.draft;
};
const step = (before: Draft, after: Draft): Draft =>
  apply(startHistory(before), { draft: after, undoName: "homes" }).draft;
const codes = (draft: Draft) => problemsOf(draft).map(({ code }) => code);
const onPlan = (draft: Draft) => toProject(draft).plans?.[0]?.regions.map(({ home }) => home);
const rename = (draft: Draft, id: string, label: string) =>
  step(
    draft,
    changeApartments(draft, (home) => (home.id === id ? { ...home, label } : home)),
  );
const home = (floor: number, entrance: string, label = "A") => ({
  id: `b1-${floor}-${entrance}`,
  label,
  entrance,
  status: "available",
});
const storey = (floor: number) => ({
  tower: "b1",
  floor,
  plan: "p1",
  apartments: [home(floor, "1"), home(floor, "2")],
});
const twoStairs = (regions: readonly object[]) => {
  const { plans } = (smallDraft() as { project: { plans: readonly [{ picture: object }] } }).project;
  return read(smallDraft({ floors: [storey(1), storey(2)], plans: [{ ...plans[0], regions }] }));
};
const outline = "M10 10H40V90H10Z";

describe("a deleted outline", () => {
  it.each([
    { on: "site", tower: "b1" },
    { on: "tower", tower: "b1", floor: 1 },
    { on: "plan", plan: "p1", region: 0 },
  ] as const)("leaves the state before it was drawn, and blocks nothing (%o)", (place) => {
    const draft = withOutline(read(smallDraft()), place, { outline: "", origin: "drawn" });
    expect(JSON.stringify(draft)).not.toContain('"outline":""');
    expect(JSON.stringify(draft)).not.toContain('"outline":"drawn"');
    expect(problemsOf(draft).filter(({ severity }) => severity === "block")).toEqual([]);
  });

  it("blocks nothing if an earlier studio left an empty one in the draft's file", () => {
    const [tower] = read(smallDraft()).project.towers;
    const answer = readDraft(JSON.stringify(smallDraft({ towers: [{ ...tower, outline: "" }] })));
    expect(answer).toMatchObject({ ok: true, notes: [] });
  });
});

describe("a problem", () => {
  it("is reported without a path or a word of the file", () => {
    const draft = read(smallDraft());
    const broken = changeApartments(draft, (each) => ({ ...each, area: -1, layout: "nowhere" }));
    const sentences = problemsOf(broken)
      .filter(({ severity }) => severity === "block")
      .map((problem) => `${problemSentence(problem, en)} ${placeText(problem.at, broken.project, en)}`);
    expect(sentences).toContain("Area: this cannot be read. Enter it again. Blloku 1, Floor 1, Apartment 1");
    expect(sentences).toContain(
      "Layout: what was chosen does not exist. Choose another. Blloku 1, Floor 1, Apartment 1",
    );
    expect(sentences.join(" ")).not.toMatch(/\[\d|SVG|apartments|nowhere/);
  });
});

describe("an apartment's outline", () => {
  it("stays with a renamed apartment, and is published under its new name", () => {
    const renamed = rename(read(smallDraft()), "b1-1", "101");
    expect(codes(renamed)).toEqual(codes(read(smallDraft())));
    expect(onPlan(renamed)).toEqual(["101", "2"]);
  });

  it("stays with each of two apartments that swap names", () => {
    const changed = rename(rename(rename(read(smallDraft()), "b1-1", "x"), "b1-2", "1"), "b1-1", "2");
    expect(onPlan(changed)).toEqual(["2", "1"]);
    expect(onPlan(read(JSON.parse(writeDraft(changed)) as object))).toEqual(["2", "1"]);
  });

  it("can be assigned to another apartment if it belongs to none, or deleted", () => {
    const draft = read(smallDraft());
    const orphan = withRegionOf(draft, "p1", 0, { key: "", name: { label: "" }, ids: [] });
    expect(codes(orphan)).toContain("regionWithoutHome");
    expect(onPlan(orphan)).toEqual(["2"]);
    const [free] = apartmentsWithoutRegion(orphan.project, "p1");
    expect(free?.key).toBe("1");
    expect(free && onPlan(withRegionOf(orphan, "p1", 0, free))).toEqual(["1", "2"]);
    expect(onPlan(withoutRegion(orphan, "p1", 0))).toEqual(["2"]);
    expect(codes(withoutRegion(orphan, "p1", 0))).not.toContain("regionWithoutHome");
  });
});

describe("two apartments with one name on a floor", () => {
  it("are drawn one by one, distinguished by their entrance, and published by their ids", () => {
    const none = twoStairs([]);
    const groups = apartmentsWithoutRegion(none.project, "p1");
    expect(groups.map(({ key }) => key)).toEqual(["A 1", "A 2"]);
    const drawn = groups.reduce((all, group) => step(all, withRegion(all, "p1", group, outline)), none);
    expect(regionsOf(drawn, { on: "plan", plan: "p1" }, en).map(({ name }) => name)).toEqual([
      "Apartment A, Entrance 1",
      "Apartment A, Entrance 2",
    ]);
    expect(codes(drawn)).not.toContain("outlineShared");
    expect(onPlan(drawn)).toEqual(["b1-1-1", "b1-2-1", "b1-1-2", "b1-2-2"]);
    const { project, problems } = parseProject(toProject(drawn), "https://a.example/project.json");
    expect(problems).toEqual([]);
    const [plan] = project.plans;
    const found = project.floors[1]?.apartments.map((each) => plan && findRegion(plan, each)?.home);
    expect(found).toEqual(["b1-2-1", "b1-2-2"]);
  });

  it("may not share an outline: that blocks until it is assigned to one of them", () => {
    const shared = twoStairs([{ home: "A", label: "", outline }]);
    expect(problemsOf(shared)[0]).toMatchObject({ code: "outlineShared", severity: "block" });
    const group = { key: "A 1", name: { label: "A", entrance: "1" }, ids: ["b1-1-1", "b1-2-1"] };
    const assigned = step(shared, withRegionOf(shared, "p1", 0, group));
    expect(codes(assigned)).not.toContain("outlineShared");
    expect(apartmentsWithoutRegion(assigned.project, "p1").map(({ key }) => key)).toEqual(["A 2"]);
  });
});
