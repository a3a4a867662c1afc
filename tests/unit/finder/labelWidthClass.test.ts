import { describe, expect, it } from "vitest";
import { labelWidthClass } from "../../../src/finder/panel/listEvents.ts";

const classOf = (...labels: string[]): string => labelWidthClass(labels.map((label) => ({ label })));

describe("the width for a list's labels", () => {
  it("is that of a number if all are numbers of up to two digits or a single character", () => {
    expect(classOf()).toBe("");
    expect(classOf("7", "12", "-1", "P", "")).toBe("");
  });

  it("is that of a code if one contains a letter as well, or more characters", () => {
    for (const label of ["A1", "1A", "PH", "12B", "B-04", "101"]) expect(classOf("7", label)).toBe(" coded");
  });

  it("is that of a name if one is longer", () => {
    expect(classOf("A1", "19 pa tarracë")).toBe(" coded named");
  });
});
