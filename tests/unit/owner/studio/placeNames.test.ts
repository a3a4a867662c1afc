import { describe, expect, it } from "vitest";
import { newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addFloors, addPlan, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { labelTower } from "../../../../owner/studio/draft/edit/floors.ts";
import { namePlan } from "../../../../owner/studio/draft/edit/planFacts.ts";
import { readDraft, writeDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { toProject } from "../../../../owner/studio/draft/file/toProject.ts";
import { planName, towerName } from "../../../../owner/studio/text/placeText.ts";
import { en } from "../../../../owner/studio/text/en.ts";

const { draft: towers } = addTower(addTower(newDraft("Blloku"), "Godina A").draft, "Godina B");
const { draft: storeys } = addFloors(towers, { tower: "godina-a", from: 1, to: 8 });
const { draft } = addPlan(storeys, "godina-a 1", { tower: "godina-a", floors: [1, 2, 8] });
const id = draft.project.plans?.[0]?.id ?? "";
const named = (name: string) => namePlan(draft, id, name);

describe("a plan", () => {
  it("is called by its floors until its owner calls it something, and never by its id", () => {
    expect(planName(draft.project, id, en)).toBe("Plan Godina A, Floor 1 – Floor 8");
    expect(planName(named("Typical floor").project, id, en)).toBe("Typical floor");
    expect(planName(namePlan(named("Typical floor"), id, " ").project, id, en)).toBe(
      "Plan Godina A, Floor 1 – Floor 8",
    );
    const { draft: unused, ids } = addPlan(draft, "x");
    expect(planName(unused.project, ids[0] ?? "", en)).toBe("Plan 2");
  });

  it("keeps its name in the draft; visitors do not get it", () => {
    const read = readDraft(writeDraft(named("Typical floor")));
    expect(read.ok && planName(read.draft.project, id, en)).toBe("Typical floor");
    expect(JSON.stringify(toProject(named("Typical floor")))).not.toContain("Typical");
  });
});

describe("a building", () => {
  it("has a short name that can be taken away again, and is called by its number where it has no name", () => {
    const short = labelTower(draft, "godina-a", "A");
    expect(toProject(short).towers[0]).toMatchObject({ name: "Godina A", label: "A" });
    expect(labelTower(short, "godina-a", "").project.towers[0]).not.toHaveProperty("label");
    expect(towerName({ towers: [{ id: "godina-a", name: "" }] }, "godina-a", en)).toBe("Building 1");
  });
});
