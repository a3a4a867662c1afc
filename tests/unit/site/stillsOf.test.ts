import { describe, expect, it } from "vitest";
import type { ProjectFile } from "../../../demo/facts/projectFile.ts";
import { stillsOf } from "../../../demo/elements/stillsOf.ts";

const picture = { src: "layouts/1/image1.jpg", width: 1200, height: 900, alt: "Banesa", placeholder: "data:," };
const home = { id: "k5-03-07", label: "7", kind: "home", layout: "1" } as const;

const project: ProjectFile = {
  name: "Kulla",
  contact: {},
  towers: [],
  floors: [{ tower: "k5", floor: 3, apartments: [home] }],
  layouts: [
    { id: "1", pictures: [picture, { ...picture, src: "layouts/1/image2.jpg" }] },
    { id: "2", pictures: [] },
  ],
};

describe("what the preview shows before its code has come", () => {
  it("is the first picture of a home's layout, and nothing where the layout has none", () => {
    expect(stillsOf(project)).toEqual({
      homes: { "k5-03-07": "1" },
      layouts: { "1": { src: "layouts/1/image1.jpg", width: 1200, height: 900, sources: [] } },
    });
  });
});
