import { describe, expect, it } from "vitest";
import { labelRoom } from "../../../src/finder/panel/listEvents.ts";

const roomOf = (...labels: string[]): string => labelRoom(labels.map((label) => ({ label })));

describe("the room for a list's labels", () => {
  it("is that of a number if all are numbers of up to two digits or a single character", () => {
    expect(roomOf()).toBe("");
    expect(roomOf("7", "12", "-1", "P", "")).toBe("");
  });

  it("is that of a code if one contains a letter as well, or more characters", () => {
    for (const label of ["A1", "1A", "PH", "12B", "B-04", "101"]) expect(roomOf("7", label)).toBe(" coded");
  });

  it("is that of a name if one is longer", () => {
    expect(roomOf("A1", "19 pa tarracë")).toBe(" coded named");
  });
});
