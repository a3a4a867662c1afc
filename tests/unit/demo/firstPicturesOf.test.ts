import { describe, expect, it } from "vitest";
import { firstPicturesOf } from "../../../demo/elements/firstPicturesOf.ts";
import { parseProject } from "../../../src/project/parseProject.ts";

const picture = { src: "layouts/1/image1.jpg", width: 1200, height: 900, alt: "Banesa" };
const sources = [{ type: "image/avif", srcset: "layouts/1/image1-800.avif 800w, layouts/1/image1.avif 1200w" }];
const { project } = parseProject(
  {
    version: 2,
    name: "Kulla",
    towers: [{ id: "k5", name: "Kulla 5" }],
    floors: [{ tower: "k5", floor: 3, apartments: [{ id: "k5-03-07", label: "7", layout: "1" }] }],
    layouts: [
      {
        id: "1",
        pictures: [
          { ...picture, sources },
          { ...picture, src: "layouts/1/image2.jpg" },
        ],
      },
      { id: "2", pictures: [{ ...picture, src: "https://pictures.example/2.jpg" }] },
      { id: "3", pictures: [] },
    ],
  },
  "https://kulla.example/project/project.json",
);

describe("the preview's placeholder until its code has loaded", () => {
  it("is the first picture of an apartment's layout, and empty if the layout has none", () => {
    expect(firstPicturesOf(project, "https://kulla.example")).toEqual({
      apartments: { "k5-03-07": "1" },
      layouts: {
        "1": {
          src: "/project/layouts/1/image1.jpg",
          width: 1200,
          height: 900,
          sources: [
            {
              type: "image/avif",
              srcset: "/project/layouts/1/image1-800.avif 800w, /project/layouts/1/image1.avif 1200w",
            },
          ],
        },
        "2": { src: "https://pictures.example/2.jpg", width: 1200, height: 900, sources: [] },
      },
    });
  });
});
