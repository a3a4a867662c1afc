import { describe, expect, it } from "vitest";
import { towerLabel } from "../../../src/project/localText.ts";
import { parseProject } from "../../../src/project/parseProject.ts";
import { optionText } from "../../../src/search/panel/filterTexts.ts";
import { baseUrl } from "./goodFile.ts";

const towers = [
  { id: "godina-a", name: { sq: "Godina A", en: "Building A" } },
  { id: "godina-b", name: "Godina B", label: "B" },
  { id: "godina-c" },
];
const { project } = parseProject({ version: 2, name: "Blloku", towers, floors: [] }, baseUrl);

describe("a building in little space", () => {
  it("is called by its short name, else by its name, else by its number: never by its id", () => {
    expect(project.towers.map((tower) => towerLabel(tower, "en"))).toEqual(["Building A", "B", "3"]);
    expect(project.towers.map((tower) => towerLabel(tower, "sq"))).toEqual(["Godina A", "B", "3"]);
    expect(towerLabel(undefined, "sq")).toBe("");
  });

  it("has the same name in the search's filter", () => {
    const language = { texts: { searchScreen: {} }, locale: "en" };
    const context = { project, language } as unknown as Parameters<typeof optionText>[2];
    expect(["godina-a", "godina-b", "gone"].map((id) => optionText("towers", id, context))).toEqual([
      "Building A",
      "B",
      "",
    ]);
  });
});
