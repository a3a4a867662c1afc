import { describe, expect, it } from "vitest";
import { newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addFloors, addPlan, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { labelTower } from "../../../../owner/studio/draft/edit/floors.ts";
import { namePlan } from "../../../../owner/studio/draft/edit/planFacts.ts";
import { readDraft, writeDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { toProject } from "../../../../owner/studio/draft/file/toProject.ts";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import { exportedList } from "../../../../owner/studio/draft/export/exportedList.ts";
import { planRows } from "../../../../owner/studio/draft/rows/planRows.ts";
import { guessColumns } from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { apartmentRows, cellText } from "../../../../owner/studio/page/apartments/apartmentRows.ts";
import { problemSentence } from "../../../../owner/studio/page/overview/problemPlace.ts";
import { placeText, planName, towerName } from "../../../../owner/studio/text/placeText.ts";
import { de } from "../../../../owner/studio/text/de.ts";
import { en } from "../../../../owner/studio/text/en.ts";
import { sq } from "../../../../owner/studio/text/sq.ts";
import { fill } from "../../../../src/text/format/fill.ts";

const { draft: towers } = addTower(addTower(newDraft("Blloku"), "Godina A").draft, "Godina B");
const { draft: storeys } = addFloors(towers, { tower: "godina-a", from: 1, to: 8 });
const { draft } = addPlan(storeys, "godina-a 1", { tower: "godina-a", floors: [1, 2, 8] });
const id = draft.project.plans?.[0]?.id ?? "";
const named = (name: string) => namePlan(draft, id, name);

describe("a plan", () => {
  it("is called by its floors until its owner names it, and never by its id", () => {
    expect(planName(draft.project, id, en)).toBe("Plan Godina A, Floor 1 – 8");
    expect(planName(named("Typical floor").project, id, en)).toBe("Typical floor");
    expect(planName(namePlan(named("Typical floor"), id, " ").project, id, en)).toBe("Plan Godina A, Floor 1 – 8");
    const { draft: unused, ids } = addPlan(draft, "x");
    expect(planName(unused.project, ids[0] ?? "", en)).toBe("Plan 2");
  });

  it("of named floors contains both names, and of a single floor one", () => {
    const planned = (...floors: readonly object[]) => ({
      ...draft.project,
      floors: floors.map((floor, at) => ({ tower: "godina-a", floor: at, plan: id, apartments: [], ...floor })),
    });
    expect(planName(planned({ label: "Përdhesa" }, {}, {}), id, en)).toBe("Plan Godina A, Përdhesa – Floor 2");
    expect(planName(planned({}, { label: "1A" }), id, sq)).toBe("Plani Godina A, Kati 0 – 1A");
    expect(planName(planned({ floor: 4 }), id, de)).toBe("Plan Godina A, Stock 4");
  });

  it("keeps its name in the draft; visitors do not get it", () => {
    const read = readDraft(writeDraft(named("Typical floor")));
    expect(read.ok && planName(read.draft.project, id, en)).toBe("Typical floor");
    expect(JSON.stringify(toProject(named("Typical floor")))).not.toContain("Typical");
  });
});

describe("an apartment without a name", () => {
  const floors = [
    { tower: "godina-a", floor: 1, plan: "p", apartments: [{ id: "x-7f3", label: "1" }, { id: "x-9c1" }] },
  ];
  const project = {
    ...draft.project,
    floors,
    plans: [{ id: "p", regions: [{ home: "1", label: "1", outline: "M0 0H9V9Z" }] }],
  };
  const unnamed = { ...draft, project };

  it.each([
    [en, "Apartment without a name, 2"],
    [sq, "Banesa pa emër, 2"],
    [de, "Wohnung ohne Namen, 2"],
  ])("is identified by its place, in its row, its location and its problems: $language", (texts, name) => {
    expect(placeText(["floors", 0, "apartments", 1], project, texts)).toMatch(new RegExp(`, ${name}$`));
    const row = apartmentRows(project, "", texts)[1];
    expect([row?.name, row?.place, row && cellText(row.apartment, "label", texts)].join()).not.toContain("x-9c1");
    const problems = problemsOf(unnamed).filter(({ at }) => at[3] === 1);
    expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(["labelMissing", "homeWithoutRegion"]));
    const sentences = problems.map((problem) => problemSentence(problem, texts)).join(" ");
    expect(sentences).toContain(fill(texts.names.unnamed, { n: 2 }));
    expect(sentences).not.toContain("x-9c1");
  });

  it("has no name in the list that the studio exports, and gets none when that list is imported", () => {
    const { kinds, statuses, vat, obligations } = en.homes;
    const { rowColumns: headings, priceKinds } = en.imports;
    const { rows } = exportedList(unnamed, { headings, kinds, statuses, priceKinds, vat, obligations }, false);
    const guess = guessColumns(rows);
    if (!guess.ok) throw new Error(guess.sentence);
    expect(planRows(unnamed, guess.sheet).rows.map(({ kind }) => kind)).toEqual(["same", "same"]);
  });
});

describe("a building", () => {
  it("has a short name that can be removed, and is called by its number if it has no name", () => {
    const short = labelTower(draft, "godina-a", "A");
    expect(toProject(short).towers[0]).toMatchObject({ name: "Godina A", label: "A" });
    expect(labelTower(short, "godina-a", "").project.towers[0]).not.toHaveProperty("label");
    expect(towerName({ towers: [{ id: "godina-a", name: "" }] }, "godina-a", en)).toBe("Building 1");
  });
});
