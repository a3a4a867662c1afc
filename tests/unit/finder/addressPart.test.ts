import { expect, test } from "vitest";
import { addressPart } from "../../../src/finder/state/links/pageLinks.ts";
import { linkCodeOf } from "../../../src/finder/state/links/deepLink.ts";
import { draftKey } from "../../../src/inquiry/submission/draftKey.ts";
import { smallProject } from "./smallProject.ts";

const halves = ["\uD800", "a\uDC00b", "\uDC00\uD800"];

test("half a character in an id becomes the replacement character, complete ones stay", () => {
  expect(halves.map(addressPart)).toEqual(["%EF%BF%BD", "a%EF%BF%BDb", "%EF%BF%BD%EF%BF%BD"]);
  expect(addressPart("k5 ë 🏠")).toBe(encodeURIComponent("k5 ë 🏠"));
});

test("neither a draft's key nor an address part breaks on it", () => {
  expect(new Set(halves.map((half) => draftKey("project", half))).size).toBe(halves.length);
  for (const half of halves) {
    expect(linkCodeOf(smallProject, { name: "tower", tower: half })).toBe(addressPart(half));
  }
});
