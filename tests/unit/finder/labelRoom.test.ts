import { describe, expect, it } from "vitest";
import { labelRoom } from "../../../src/finder/panel/listEvents.ts";

const roomOf = (...labels: string[]): string => labelRoom(labels.map((label) => ({ label })));

describe("the room for the labels of a list", () => {
  it("is a number's where all are numbers of two figures or one sign", () => {
    expect(roomOf()).toBe("");
    expect(roomOf("7", "12", "-1", "P", "")).toBe("");
  });

  it("is a code's where one has a letter besides, or more signs", () => {
    for (const label of ["A1", "1A", "PH", "12B", "B-04", "101"]) expect(roomOf("7", label)).toBe(" coded");
  });

  it("is a name's where one is longer", () => {
    expect(roomOf("A1", "19 pa tarracë")).toBe(" coded named");
  });
});
