import { describe, expect, it } from "vitest";
import { complexModel } from "../../../sample/model.ts";
import { ruleBook } from "../../../sample/rules/ruleBook.ts";
import { checkComplex } from "../../../sample/rules/checkComplex.ts";
import { broken } from "./broken.ts";

const model = complexModel();

describe("The complex for sale", () => {
  it.each(Object.entries(ruleBook))("keeps the rule %s", (_name, rule) => {
    expect(rule(model)).toEqual([]);
  });
});

describe("A check of a complex", () => {
  it("reports rule and place even if the data is too broken for other rules", () => {
    const failures = checkComplex(broken.onlyLayout("20", (layout) => void (layout.rooms = [])));
    expect(failures).toContainEqual({ rule: "requiredRooms", place: "layouts.20", problem: "has no kitchen" });
    expect(failures).toContainEqual({
      rule: "plateShapes",
      place: "complex",
      problem: 'could not be checked: There is no layout "19".',
    });
  });
});
