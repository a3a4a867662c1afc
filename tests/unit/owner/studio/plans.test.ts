import { describe, expect, it } from "vitest";
import type { Draft } from "../../../../owner/studio/draft/draft.ts";
import {
  measuredArea,
  metresPerUnit,
  planOf,
  setPlanNorth,
  setPlanScale,
  withMovedScale,
} from "../../../../owner/studio/draft/edit/planFacts.ts";
import { apartmentsWithoutRegion, withRegion } from "../../../../owner/studio/draft/edit/planRegions.ts";
import { withOutline } from "../../../../owner/studio/draft/edit/outlines.ts";
import { toProject } from "../../../../owner/studio/draft/file/toProject.ts";
import { readDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { smallDraft } from "../../../support/ownerFolder.ts";

const read = (draft: object): Draft => {
  const answer = readDraft(JSON.stringify(draft));
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.draft;
};
const draft = () => read(smallDraft());
const plan = (of: Draft) => planOf(of.project, "p1");

describe("a plan", () => {
  it("has north in degrees from 0 to 360, and stays the same draft if nothing changes", () => {
    expect(plan(setPlanNorth(draft(), "p1", -90))?.northDeg).toBe(270);
    expect(plan(setPlanNorth(draft(), "p1", 725))?.northDeg).toBe(5);
    const north = setPlanNorth(draft(), "p1", 30);
    expect(setPlanNorth(north, "p1", 390)).toBe(north);
  });

  it("has a scale from two points and their distance, from which an apartment's area is computed", () => {
    const scaled = setPlanScale(draft(), "p1", { from: [10, 10], to: [40, 50], lengthM: 25 });
    const metres = metresPerUnit(plan(scaled)?.studio?.scale);
    expect(metres).toBe(0.5);
    expect(
      measuredArea(
        [
          [
            [0, 0],
            [20, 0],
            [20, 10],
            [0, 10],
          ],
        ],
        metres ?? 0,
      ),
    ).toBeCloseTo(50);
    const same = { from: [1, 1], to: [1, 1], lengthM: 5 } as const;
    expect(setPlanScale(scaled, "p1", same)).toBe(scaled);
    expect(setPlanScale(scaled, "p1", { from: [0, 0], to: [9, 9], lengthM: 0 })).toBe(scaled);
  });

  it("keeps its scale in the draft's file, adjusts it to another picture, and does not reveal it to visitors", () => {
    const scaled = setPlanScale(draft(), "p1", { from: [10, 10], to: [40, 50], lengthM: 25 });
    expect(plan(read(scaled))?.studio).toEqual({ scale: { from: [10, 10], to: [40, 50], lengthM: 25 } });
    const moved = withMovedScale(scaled, "p1", ([x, y]) => [x * 2, y * 2]);
    expect(metresPerUnit(plan(moved)?.studio?.scale)).toBe(0.25);
    expect(JSON.stringify(toProject(scaled))).not.toContain("lengthM");
  });

  it("lists the apartments without a region, as the same list while only outlines change", () => {
    const apartments = ["1", "2", "3", "4"].map((label) => ({ id: `b1-${label}`, label, status: "available" }));
    const three = read(smallDraft({ floors: [{ tower: "b1", floor: 1, plan: "p1", outline: "", apartments }] }));
    const groups = apartmentsWithoutRegion(three.project, "p1");
    expect(groups.map(({ key }) => key)).toEqual(["3", "4"]);
    const place = { on: "plan", plan: "p1", region: 0 } as const;
    const moved = withOutline(three, place, { outline: "M0 0L9 0L9 9Z", origin: "drawn" });
    expect(apartmentsWithoutRegion(moved.project, "p1")).toBe(groups);
    const [third] = groups;
    const added = third ? withRegion(moved, "p1", third) : moved;
    expect(apartmentsWithoutRegion(added.project, "p1").map(({ key }) => key)).toEqual(["4"]);
  });
});
