import { describe, expect, it } from "vitest";
import {
  attributeProblems,
  headingLevelProblem,
  valueProblem,
} from "../../../src/element/attributes/attributeProblems.ts";
import { attributeValues, isPlausibleAttribute } from "../../../src/element/attributes/attributeValues.ts";
import { nearestWord } from "../../../src/text/nearestWord.ts";
import { attributes, type Attribute } from "../../../widgets/contract/attributes.ts";
import { elements } from "../../../widgets/contract/elements.ts";

const pickerAttributes = elements["kulla-apartment-picker"].attributes;

describe("the sentences for a page's author about attributes", () => {
  it.each([
    ["apartement", "apartment"],
    ["headinglevel", "heading-level"],
    ["projct", "project"],
    ["floors", "floor"],
    ["tehme", "theme"],
    ["partnr", "partner"],
    ["inquiry_endpoint", "inquiry-endpoint"],
  ])("a misspelled %s is ignored, and the sentence names %s", (misspelled, meant) => {
    expect(attributeProblems(pickerAttributes, [[misspelled, "x"]])).toEqual([
      `has an unknown attribute "${misspelled}", which is ignored: write ${meant}.`,
    ]);
  });

  it("accepts HTML's and frameworks' attributes", () => {
    const names = ["class", "id", "style", "slot", "part", "role", "title", "lang", "is", "nonce", "inert", "popover"];
    const frameworks = ["data-v-7ba5bd90", "_ngcontent-ng-c1", "v-cloak", "x-data", "wire:id", "hx-get", "ng-version"];
    expect(
      attributeProblems(
        pickerAttributes,
        [...names, ...frameworks, "onclick"].map((name) => [name, ""]),
      ),
    ).toEqual([]);
  });

  it("suggests the nearest value, or lists all values", () => {
    expect(valueProblem("theme", "Dark")).toBe(
      'has theme="Dark", which is ignored: write theme="dark", or leave it out.',
    );
    expect(valueProblem("theme", "blue")).toBe(
      'has theme="blue", which is ignored: write one of light, dark, auto, or leave it out.',
    );
    expect(valueProblem("hints", "no")).toBe('has hints="no", which is ignored: write hints="off", or leave it out.');
    expect(valueProblem("deep-link", "")).toContain('write deep-link="hash"');
  });

  it("reports a wrong value of every attribute with a fixed list of values", () => {
    const listed = Object.entries<Attribute>(attributes).filter(
      ([, { values, takesOthers }]) => values && !takesOthers,
    );
    for (const [name] of listed) {
      const problem = name === "heading-level" ? headingLevelProblem("elsewise") : valueProblem(name, "elsewise");
      expect(problem, name).toMatch(`has ${name}`);
    }
  });

  it("accepts empty values, and attributes that take any text", () => {
    expect(valueProblem("theme", "")).toBeUndefined();
    expect(valueProblem("partner", "Agjencia")).toBeUndefined();
  });

  it("suggests nothing if no value is similar", () => {
    expect(nearestWord("colour", pickerAttributes)).toBeUndefined();
    expect(nearestWord("key", pickerAttributes)).toBeUndefined();
  });
});

describe("the quick check that decides whether to load the sentences", () => {
  it("suspects exactly the values that have a sentence", () => {
    for (const [name, values] of Object.entries(attributeValues)) {
      const all = Object.keys(attributeValues);
      for (const value of values) expect(isPlausibleAttribute(all, name, value), `${name}=${value}`).toBe(true);
      expect(isPlausibleAttribute(all, name, "elsewise"), name).toBe(false);
      expect(isPlausibleAttribute(all, name, ""), name).toBe(name !== "deep-link");
    }
  });

  it("reports every misspelled attribute, and none of the usual ones", () => {
    expect(isPlausibleAttribute(pickerAttributes, "apartement", "x")).toBe(false);
    for (const name of [
      "class",
      "style",
      "data-id",
      "aria-label",
      ...pickerAttributes.filter((each) => each !== "deep-link"),
    ])
      expect(isPlausibleAttribute(pickerAttributes, name, ""), name).toBe(true);
  });
});
