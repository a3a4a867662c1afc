import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { floorLabel } from "../../../../src/project/localText.ts";
import { floorLabelInProject } from "../../../../src/project/navigation.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";
import { stackGrid } from "../../../../src/search/results/grid/stackGrid.ts";

const file: unknown = JSON.parse(readFileSync("tests/fixtures/projects/longNames/project.json", "utf8"));
const { project } = parseProject(file, "https://example.com/project.json");

it("a floor that only the right tower has goes by its name on the shared axis", () => {
  const [left] = stackGrid(project).towers;
  expect(left?.floors.map(({ nameSource }) => floorLabel(nameSource, "de")).at(-1)).toBe("Untergeschoss");
});

it("a floor has its name in the requested language, and the Albanian one in addresses", () => {
  const apartment = project.floors[0]?.apartments[0];
  expect(apartment && [floorLabelInProject(project, apartment), floorLabelInProject(project, apartment, "de")]).toEqual(
    ["Nënkulmi", "Dachgeschoss"],
  );
});
