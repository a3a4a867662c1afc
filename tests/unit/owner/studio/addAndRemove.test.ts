import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import { newDraft, type Draft } from "../../../../owner/studio/draft/draft.ts";
import {
  addFloors,
  addApartments,
  addLayout,
  addPlan,
  addTower,
} from "../../../../owner/studio/draft/edit/addition.ts";
import {
  removeFloor,
  removeApartments,
  removeLayout,
  removePlan,
  removeTower,
  type Removal,
} from "../../../../owner/studio/draft/edit/removal.ts";
import { draftFromProjectFile } from "../../../../owner/studio/draft/file/draftFromProjectFile.ts";
import { apply, startHistory, undo } from "../../../../owner/studio/draft/history.ts";
import { randomOf } from "../../../support/random.ts";

const drafted = (file: string): Draft => {
  const result = draftFromProjectFile(readFileSync(file, "utf8"));
  if (!result.ok) throw new Error(result.failure.message);
  return result.draft;
};
const mixed = drafted("tests/fixtures/projects/mixed/project.json");
const sample = drafted("public/project/project.json");
const blocks = (draft: Draft) =>
  problemsOf(draft).filter(({ severity, code }) => severity === "block" && code !== "nothingToShow");
const kinds = ({ losses }: Removal) => [...new Set(losses.map(({ kind }) => kind))].toSorted();

describe("an owner who starts with nothing", () => {
  it("adds a tower, its floors, apartments, a plan and a layout, each with its own id", () => {
    const { draft: withTower, ids } = addTower(newDraft("Blloku"), "Kulla Veri");
    expect(ids).toEqual(["kulla-veri"]);
    expect(addTower(withTower, "Kulla veri").ids).toEqual(["kulla-veri-2"]);
    const tower = "kulla-veri";
    const storeys = addFloors(withTower, { tower, from: -1, to: 3 });
    expect(storeys.ids).toEqual(["-1", "0", "1", "2", "3"]);
    const homes = addApartments(storeys.draft, { tower, floor: 2 }, ["1", "2", "12B"]);
    expect(homes.ids).toEqual(["kulla-veri-02-01", "kulla-veri-02-02", "kulla-veri-02-12b"]);
    expect(addApartments(homes.draft, { tower, floor: 2 }, ["1"]).ids).toEqual(["kulla-veri-02-01-2"]);
    expect(addApartments(homes.draft, { tower, floor: -1 }, ["P 1"]).ids).toEqual(["kulla-veri-u1-p-1"]);
    const plan = addPlan(homes.draft, "Kati tip", { tower, floors: [1, 2] });
    expect(plan.draft.project.floors.map((floor) => floor.plan)).toEqual([
      undefined,
      undefined,
      "kati-tip",
      "kati-tip",
      undefined,
    ]);
    const layout = addLayout(plan.draft, "Tipi A");
    expect(addLayout(layout.draft, "Tipi A1", "tipi-a").draft.project.layouts?.at(-1)).toEqual({
      id: "tipi-a1",
      label: "Tipi A1",
      mirrorOf: "tipi-a",
    });
    expect(blocks(layout.draft)).toEqual([]);
  });

  it("get ids in Latin letters from Cyrillic names, as some web hosts accept no others in addresses", () => {
    const names = ["Ламела Б", "Ѓорче Ќулавков", "Шумадија Ђинђић", "Насеље Љубљана Ж"];
    expect(names.flatMap((name) => addTower(newDraft("A"), name).ids)).toEqual([
      "lamela-b",
      "gorce-kulavkov",
      "sumadija-djindjic",
      "naselje-ljubljana-z",
    ]);
  });

  it("gets new floors in order between the existing ones, and none twice", () => {
    const { draft } = addTower(newDraft("A"), "a");
    const some = addFloors(addFloors(draft, { tower: "a", from: 4, to: 4 }).draft, { tower: "a", from: 2, to: 6 });
    expect(some.draft.project.floors.map(({ floor }) => floor)).toEqual([2, 3, 4, 5, 6]);
    expect(some.ids).toEqual(["2", "3", "5", "6"]);
    expect(addFloors(some.draft, { tower: "a", from: 2, to: 6 }).draft).toBe(some.draft);
  });

  it("gets no absurd number of floors from a typo, and none without a tower", () => {
    const { draft } = addTower(newDraft("A"), "a");
    expect(addFloors(draft, { tower: "a", from: 1, to: 10_000 })).toEqual({ draft, ids: [] });
    expect(addFloors(draft, { tower: "b", from: 1, to: 2 })).toEqual({ draft, ids: [] });
    expect(addApartments(draft, { tower: "a", floor: 9 }, ["1"])).toEqual({ draft, ids: [] });
  });
});

describe("a removal", () => {
  it("also removes references that would lead nowhere, and reports them", () => {
    const { project } = sample;
    const [tower] = project.towers;
    if (!tower) throw new Error("The project has no tower.");
    const withoutTower = removeTower(sample, tower.id);
    expect(kinds(withoutTower)).toEqual(expect.arrayContaining(["floor", "home"]));
    const homes = project.floors.filter((floor) => floor.tower === tower.id).flatMap((floor) => floor.apartments);
    expect(withoutTower.losses.filter(({ kind }) => kind === "home")).toHaveLength(homes.length);
    expect(blocks(withoutTower.draft)).toEqual([]);
  });

  it("of a layout keeps its apartments and mirrors", () => {
    const base = sample.project.layouts?.find(({ id }) =>
      sample.project.layouts?.some(({ mirrorOf }) => mirrorOf === id),
    );
    if (!base) throw new Error("Nothing is mirrored.");
    const without = removeLayout(sample, base.id);
    expect(kinds(without)).toEqual(["layoutOfHome", "mirrorOfLayout"]);
    expect(blocks(without.draft)).toEqual([]);
    expect(without.draft.project.floors.flatMap((floor) => floor.apartments)).toHaveLength(179);
  });

  it("of an apartment also removes its own region: one that other floors use under that label stays", () => {
    const { draft: start } = addTower(newDraft("A"), "a");
    const { draft: storeys } = addFloors(start, { tower: "a", from: 1, to: 2 });
    const { draft: planned } = addPlan(storeys, "p", { tower: "a", floors: [1, 2] });
    const { draft: first } = addApartments(planned, { tower: "a", floor: 1 }, ["1", "2"]);
    const { draft: homes } = addApartments(first, { tower: "a", floor: 2 }, ["1"]);
    const regions = ["1", "2"].map((home) => ({ home, label: "", outline: "M0 0L9 0L9 9Z" }));
    const draft: Draft = { ...homes, project: { ...homes.project, plans: [{ id: "p", regions }] } };
    expect(removeApartments(draft, new Set(["a-01-01"])).losses).toEqual([]);
    const without = removeApartments(draft, new Set(["a-01-02"]));
    expect(without.losses).toEqual([{ kind: "region", at: ["plans", 0, "regions", 1], name: "2" }]);
    expect(without.draft.project.plans?.[0]?.regions).toEqual([regions[0]]);
    // The plan is unused now: its drawing stays for later.
    const bare = removeTower(draft, "a");
    expect(bare.draft.project.plans?.[0]?.regions).toEqual(regions);
    expect(kinds(removePlan(draft, "p"))).toEqual(["planOfFloor"]);
    const tall = {
      ...draft,
      project: {
        ...draft.project,
        floors: draft.project.floors.map((floor) => ({
          ...floor,
          apartments: floor.apartments.map((home) => (home.id === "a-01-02" ? { ...home, storeys: [1, 2] } : home)),
        })),
      },
    };
    const lower = removeFloor(tall, "a", 2);
    expect(lower.losses).toContainEqual({ kind: "storeyOfHome", at: ["floors", 0, "apartments", 1], name: "2" });
    expect(lower.draft.project.floors[0]?.apartments[1]?.storeys).toEqual([1]);
  });

  it("of something that does not exist changes nothing", () => {
    for (const { draft, losses } of [
      removeTower(mixed, "no"),
      removeFloor(mixed, "no", 1),
      removeApartments(mixed, new Set(["no"])),
      removeLayout(mixed, "no"),
      removePlan(mixed, "no"),
    ]) {
      expect(draft).toBe(mixed);
      expect(losses).toEqual([]);
    }
  });

  it("never leaves a dangling reference, in whatever order, and undo restores everything", () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = randomOf(seed);
      const pick = <T>(list: readonly T[]): T | undefined => list[random.below(Math.max(1, list.length))];
      let history = startHistory(seed % 2 ? sample : mixed);
      const start = history.draft;
      for (let step = 0; step < 6; step += 1) {
        const { draft } = history;
        const { towers, floors, layouts = [], plans = [] } = draft.project;
        const floor = pick(floors);
        const removals: readonly (() => Removal)[] = [
          () => removeTower(draft, pick(towers)?.id ?? ""),
          () => removeFloor(draft, floor?.tower ?? "", floor?.floor ?? 0),
          () => removeApartments(draft, new Set(floor?.apartments.slice(0, 2).map(({ id }) => id))),
          () => removeLayout(draft, pick(layouts)?.id ?? ""),
          () => removePlan(draft, pick(plans)?.id ?? ""),
        ];
        const removal = pick(removals)?.();
        if (removal) history = apply(history, { draft: removal.draft, undoName: "remove" });
      }
      expect(blocks(history.draft).map(({ values }) => values)).toEqual([]);
      while (history.past.length > 0) history = undo(history);
      expect(history.draft).toBe(start);
    }
  });
});
