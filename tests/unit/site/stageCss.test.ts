import { describe, expect, it } from "vitest";
import type { ProjectFile } from "../../../demo/facts/projectFile.ts";
import { stageCss } from "../../../demo/fallback/stageCss.ts";

const picture = { src: "k5.jpg", width: 200, height: 100, alt: "" };

function projectWith(outline: string, more: Partial<typeof picture> & { placeholder?: string } = {}): ProjectFile {
  return {
    name: "Kulla",
    contact: {},
    towers: [{ id: "k5", name: "Kulla 5", label: "K5", outline: "", picture: { ...picture, ...more } }],
    floors: [{ tower: "k5", floor: 1, plan: "p1", outline, apartments: [] }],
    plans: [],
    layouts: [],
  };
}

describe("the measures of a stage", () => {
  it("are the picture's shape and the middle of its regions, however their outline is written", () => {
    const expected = ".stage-k5{--ratio:2.0000;--x:0.2500;--y:0.5000}\n.stage-k5{--list:81px}\n";
    for (const outline of [
      "M20 30H80V70H20Z",
      "M20 30h60v40h-60z",
      "M20 30L80 30 80 70 20 70Z",
      "M20 30l60 0 0 40-60 0z",
    ]) {
      expect(stageCss(projectWith(outline))).toBe(expected);
    }
  });

  it("are as high as the rows of the list beside it, and its legend where homes have a status", () => {
    const [floor] = projectWith("").floors;
    const home = { id: "k5-01-01", number: 1, layout: "1", status: "sold" } as const;
    const floors = [1, 2, 3].map((number) => ({
      ...floor,
      tower: "k5",
      floor: number,
      plan: "p1",
      outline: "",
      apartments: [home],
    }));
    expect(stageCss({ ...projectWith(""), floors })).toContain(`--list:${3 * 45 + 36 + 64}px`);
  });

  it("are the picture's middle where it has no regions", () => {
    expect(stageCss(projectWith(""))).toContain("--x:0.5000;--y:0.5000");
  });

  it("carry the placeholder that stands there until the picture has come", () => {
    expect(stageCss(projectWith("", { placeholder: "data:image/webp;base64,AA==" }))).toContain(
      '--placeholder:url("data:image/webp;base64,AA==")',
    );
  });
});
