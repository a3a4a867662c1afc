import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { outlineProblems } from "../../../../owner/studio/draft/checks/outlineProblems.ts";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import type { Draft } from "../../../../owner/studio/draft/draft.ts";
import { withOutline } from "../../../../owner/studio/draft/edit/outlines.ts";
import { changeApartments, changeTower } from "../../../../owner/studio/draft/edit/records.ts";
import { removeApartments, removeLayout } from "../../../../owner/studio/draft/edit/removal.ts";
import { draftFromProjectFile } from "../../../../owner/studio/draft/file/draftFromProjectFile.ts";
import { crossesItself } from "../../../../owner/studio/draft/geometry/overlap.ts";
import { readShape } from "../../../../owner/studio/draft/geometry/polygon.ts";
import { randomOf } from "../../../support/random.ts";

const drafted = (file: string): Draft => {
  const result = draftFromProjectFile(readFileSync(file, "utf8"));
  if (!result.ok) throw new Error(result.failure.message);
  return result.draft;
};

describe("the problems of a draft being edited", () => {
  it.each(["public/project/project.json", "tests/fixtures/projects/mixed/project.json"])(
    "are after every step the same as for a freshly opened draft (%s)",
    (file) => {
      const random = randomOf(7);
      let draft = drafted(file);
      const outlines = ["M0 0L90 0L90 90L0 90Z", "M0 0L90 90L90 0L0 90Z", "", "M5 5L400 5L400 300Z", "nonsense"];
      for (let step = 0; step < 25; step += 1) {
        const { plans = [], floors, layouts = [], towers } = draft.project;
        const pick = <T>(list: readonly T[]): T | undefined => list[random.below(Math.max(1, list.length))];
        const outline = pick(outlines) ?? "";
        const [floor, plan, home] = [pick(floors), pick(plans), pick(pick(floors)?.apartments ?? [])];
        const edits: readonly (() => Draft)[] = [
          () =>
            withOutline(
              draft,
              { on: "plan", plan: plan?.id ?? "", region: random.below(4) },
              { outline, origin: "drawn" },
            ),
          () =>
            withOutline(
              draft,
              { on: "tower", tower: floor?.tower ?? "", floor: floor?.floor ?? 0 },
              { outline, origin: "drawn" },
            ),
          () => changeApartments(draft, (each) => (each === home ? { ...each, layout: "nowhere", area: -1 } : each)),
          () => changeApartments(draft, (each) => (each === home ? { ...each, studio: { typedStatus: "?" } } : each)),
          () => changeTower(draft, pick(towers)?.id ?? "", (tower) => ({ ...tower, name: { sq: "" } })),
          () => removeLayout(draft, pick(layouts)?.id ?? "").draft,
          () => removeApartments(draft, new Set([home?.id ?? ""])).draft,
        ];
        draft = pick(edits)?.() ?? draft;
        expect(problemsOf(draft)).toEqual(problemsOf(structuredClone(draft)));
      }
      expect(problemsOf(draft).length).toBeGreaterThan(3);
    },
  );

  it("identify an apartment without a name by its place on its floor, and never by its id", () => {
    const draft = drafted("public/project/project.json");
    const nameless = changeApartments(draft, (apartment) => {
      const { label: _label, number: _number, ...rest } = apartment;
      return { ...rest, storeys: [99], studio: { typedStatus: "?" } };
    });
    const [first] = nameless.project.floors.flatMap(({ apartments }) => apartments);
    const found = problemsOf(nameless).filter(({ code }) => code === "invalidFloors" || code === "unknownStatus");
    expect(found.length).toBeGreaterThan(1);
    expect(found.map(({ values = {} }) => Object.keys(values))).not.toContainEqual(expect.arrayContaining(["label"]));
    expect(found.find(({ code }) => code === "unknownStatus")).toMatchObject({ unnamed: { label: 1 } });
    expect(JSON.stringify(found.map(({ values, unnamed }) => [values, unnamed]))).not.toContain(first?.id);
    expect(problemsOf(nameless).filter(({ code }) => code === "duplicateLabel")).toEqual([]);
  });

  it("include an outline whose lines cross, which blocks; one that only touches itself, or a curve, is fine", () => {
    const crossed = (outline: string) => crossesItself(readShape(outline));
    expect(crossed("M0 0L10 10L10 0L0 10Z")).toBe(true);
    expect(crossed("M0 0L10 0L10 10L0 10Z")).toBe(false);
    expect(crossed("M0 0L20 0L10 0L10 10Z")).toBe(false);
    const draft = drafted("public/project/project.json");
    const [floor] = draft.project.floors;
    const place = { on: "tower", tower: floor?.tower ?? "", floor: floor?.floor ?? 0 } as const;
    const withIt = (outline: string) => problemsOf(withOutline(draft, place, { outline, origin: "drawn" }))[0];
    expect(withIt("M0 0L100 100L100 0L0 100Z")).toMatchObject({
      code: "outlineSelfIntersects",
      severity: "block",
      at: ["floors", 0],
    });
    expect(withIt("M0 0C100 100 100 0 0 100L900 900Z")?.severity).not.toBe("block");
  });

  it("name an outline of random corners as one that crosses itself, without measuring it", () => {
    const random = randomOf(5);
    const corners = Array.from({ length: 400 }, () => `${random.below(300)} ${random.below(200)}`);
    const draft = withFirstFloor(`M${corners.join("L")}Z`);
    expect(problemsOf(draft)[0]).toMatchObject({ code: "outlineSelfIntersects", at: ["floors", 0] });
  });

  it("name an outline that has too many corners to be checked, and still check the others", () => {
    const teeth = Array.from({ length: 1001 }, (_, index) => `${1600 - index} ${index % 2}L${1599.5 - index} 300`);
    const found = problemsOf(withFirstFloor(`M0 900L${teeth.join("L")}Z`));
    expect(found.filter(({ code }) => code === "outlineTooComplex")).toMatchObject([
      { severity: "warning", at: ["floors", 0] },
    ]);
    const crossing = withFirstFloor(`M0 900L${teeth.join("L")}Z`, "M0 0L100 100L100 0L0 100Z");
    expect(problemsOf(crossing)[0]).toMatchObject({ code: "outlineSelfIntersects", at: ["floors", 1] });
  });

  it("end with an outline that cannot be compared, if thousands lie on top of each other", () => {
    const draft = drafted("public/project/project.json");
    const [floor] = draft.project.floors;
    if (!floor) throw new Error("The sample has floors.");
    const floors = Array.from({ length: 20_000 }, (_, index) => ({ ...floor, floor: index, outline: "M0 0H900V900Z" }));
    const found = outlineProblems({ ...draft.project, floors, plans: [] });
    expect(found.filter(({ code }) => code === "outlineTooComplex")).toHaveLength(1);
  });
});

function withFirstFloor(...outlines: readonly string[]): Draft {
  const draft = drafted("public/project/project.json");
  const floors = draft.project.floors.map((floor, index) => ({
    ...floor,
    ...(outlines[index] !== undefined && { outline: outlines[index] }),
  }));
  return { ...draft, project: { ...draft.project, floors } };
}
