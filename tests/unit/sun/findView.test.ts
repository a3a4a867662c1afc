import { describe, expect, it } from "vitest";
import type { Project, View } from "../../../src/project/types.ts";
import { findView } from "../../../src/sun/findView.ts";
import { createApartment, smallProject } from "../finder/smallProject.ts";

const picture = { src: "https://kulla.test/view.jpg", width: 4, height: 3, alt: "" };
const view = (side: View["side"], floors: View["floors"], more: Partial<View> = {}): View => ({
  side,
  floors,
  picture,
  ...more,
});
const south = view("S", [1, 2]);
const southOfK5 = view("S", [2, 3], { tower: "k5" });
const east = view("E", [1, 3]);
const project: Project = { ...smallProject, views: [south, southOfK5, east] };

describe("The view from an apartment's windows", () => {
  it("depends on its side and its floor, including the edges of a range", () => {
    expect(findView(project, createApartment("k6", 1))).toBe(south);
    expect(findView(project, createApartment("k6", 2))).toBe(south);
    expect(findView(project, createApartment("k6", 3))).toBeUndefined();
    expect(findView(project, createApartment("k5", 1, { side: ["W"] }))).toBeUndefined();
  });

  it("is its own tower's before the view for all towers", () => {
    expect(findView(project, createApartment("k5", 2))).toBe(southOfK5);
  });

  it("falls back to its second side and to any of its floors", () => {
    expect(findView(project, createApartment("k6", 1, { side: ["N", "E"] }))).toBe(east);
    expect(findView(project, createApartment("k5", 0, { storeys: [0, 1] }))).toBe(south);
  });

  it("is missing in a project without views", () => {
    expect(findView(smallProject, createApartment("k5", 1))).toBeUndefined();
  });
});
