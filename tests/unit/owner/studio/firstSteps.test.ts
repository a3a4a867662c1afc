import { describe, expect, it } from "vitest";
import { newDraft, type Draft } from "../../../../owner/studio/draft/draft.ts";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import { addApartments, addFloors, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { firstSteps } from "../../../../owner/studio/page/overview/firstSteps.ts";
import { picture, smallDraft } from "../../../support/ownerFolder.ts";

const stepsOf = (draft: Draft, isPublished = false) =>
  firstSteps({ project: draft.project, problems: problemsOf(draft), isPublished });
const openIn = (draft: Draft) => stepsOf(draft).flatMap(({ name, isDone }) => (isDone ? [] : [name]));

describe("a project's first steps", () => {
  it("begin with the list, and nothing is done in an empty project", () => {
    const steps = stepsOf(newDraft("Lagjja"));
    expect(steps.map(({ name }) => name)).toEqual(["list", "frontPage", "towers", "plans", "contact", "publish"]);
    expect(steps.some(({ isDone }) => isDone)).toBe(false);
    expect(steps[0]?.view).toEqual({ kind: "importList" });
  });

  it("continue once there are apartments, each step at the first gap", () => {
    const floored = ["A", "B"].reduce((draft, name) => addTower(draft, name).draft, newDraft("Lagjja"));
    const { id: tower } = floored.project.towers[0] ?? { id: "" };
    const { draft } = addApartments(addFloors(floored, { tower, from: 1, to: 2 }).draft, { tower, floor: 1 }, [
      "1",
      "2",
    ]);
    const steps = stepsOf(draft);
    expect(openIn(draft)).toEqual(["frontPage", "towers", "plans", "contact", "publish"]);
    expect(steps.map(({ view }) => view).slice(1, 4)).toEqual([
      { kind: "outlines", layer: { on: "site" } },
      { kind: "outlines", layer: { on: "tower", tower } },
      { kind: "outlines", layer: { on: "tower", tower }, region: 0 },
    ]);
  });

  it("do not ask for the outline of a floor below the ground, which no picture shows", () => {
    const contact = { contact: { phone: "+383 44 123 456" }, inquiry: { endpoint: "https://example.com/inquiries" } };
    const full = smallDraft(contact) as Draft;
    const [tower = { id: "" }] = full.project.towers;
    const deeper = addFloors(full, { tower: tower.id, from: -1, to: -1 }).draft;
    expect(problemsOf(deeper).filter(({ code }) => code === "outlineMissing")).toEqual([]);
    expect(openIn(deeper)).not.toContain("towers");
    const higher = addFloors(full, { tower: tower.id, from: 9, to: 9 }).draft;
    expect(openIn(higher)).toContain("towers");
  });

  it("end with publishing, and one building needs no front page", () => {
    const contact = { contact: { phone: "+383 44 123 456" }, inquiry: { endpoint: "https://example.com/inquiries" } };
    const full = smallDraft(contact) as Draft;
    expect(openIn(full)).toEqual(["publish"]);
    expect(stepsOf(full).map(({ name }) => name)).not.toContain("frontPage");
    expect(stepsOf(full, true).every(({ isDone }) => isDone)).toBe(true);
    const site = { picture: picture("site/site.jpg", [800, 600]) };
    const undrawn = { site, towers: full.project.towers.map((tower) => ({ ...tower, outline: "" })) };
    expect(openIn(smallDraft({ ...contact, ...undrawn }) as Draft)).toEqual(["frontPage", "publish"]);
  });
});
