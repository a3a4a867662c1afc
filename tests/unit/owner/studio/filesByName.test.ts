import { describe, expect, it } from "vitest";
import { filesByName } from "../../../../owner/studio/draft/apartments/filesByName.ts";
import { newDraft, type DraftProject } from "../../../../owner/studio/draft/draft.ts";
import { addApartments, addFloors, addTower } from "../../../../owner/studio/draft/edit/addition.ts";

/** Two towers of two floors: unique names, and names that repeat on each floor. */
function projectOf(): DraftProject {
  const towers = ["Kulla 5", "Godina Veri"].reduce((draft, name) => addTower(draft, name).draft, newDraft("Blloku"));
  return ["kulla-5", "godina-veri"].reduce((all, tower) => {
    const { draft } = addFloors(all, { tower, from: 1, to: 2 });
    return [1, 2].reduce((each, floor) => {
      const own = tower === "kulla-5" ? [`A-${floor}2`, `A-${floor}2B`, `Lokal L-${floor}`] : [];
      return addApartments(each, { tower, floor }, ["7", ...own]).draft;
    }, draft);
  }, towers).project;
}
const project = projectOf();
const idOf = (tower: string, floor: number, label: string): string =>
  project.floors
    .find((each) => each.tower === tower && each.floor === floor)
    ?.apartments.find((apartment) => apartment.label === label)?.id ?? "";
const a12 = idOf("kulla-5", 1, "A-12");

describe("a file named after an apartment", () => {
  it.each([
    ["A-12.jpg", "picture"],
    ["A12.JPG", "picture"],
    ["a_12_2.jpg", "picture"],
    ["A-12 (3).png", "picture"],
    ["A-012 kuzhina.webp", "picture"],
    ["Banesa A-12.jpg", "picture"],
    ["A-12 plan.png", "plan"],
    ["plani_a12.svg", "plan"],
    ["A12 Grundriss.jpg", "plan"],
    ["A12.pdf", "pdf"],
    ["A-12 plan.pdf", "pdf"],
    ["Fotot/A-12.jpg", "picture"],
    ["A-12/kuzhina.jpg", "picture"],
    ["A-12/image2.jpg", "picture"],
    ["Materiale/A 12/plan.png", "plan"],
    ["Kulla 5 A-12.jpg", "picture"],
  ])("is assigned to it: %s", (path, as) => {
    expect(filesByName([path], project)).toEqual({
      matched: [{ path, as, apartment: a12 }],
      furtherPdfs: [],
      ambiguous: [],
      unmatched: [],
    });
  });

  it("is not assigned to another with a similar name", () => {
    const { matched, unmatched } = filesByName(["A-12B.jpg", "A-12 C.jpg", "A-122.jpg", "L-2.jpg"], project);
    expect(matched).toEqual([{ path: "A-12B.jpg", as: "picture", apartment: idOf("kulla-5", 1, "A-12B") }]);
    expect(unmatched).toEqual(["A-12 C.jpg", "A-122.jpg", "L-2.jpg"]);
    const shop = filesByName(["Lokal L-2.jpg"], project).matched;
    expect(shop).toEqual([{ path: "Lokal L-2.jpg", as: "picture", apartment: idOf("kulla-5", 2, "Lokal L-2") }]);
  });

  it("needs building and floor if several have the name, and is otherwise not assigned", () => {
    const { matched, ambiguous } = filesByName(
      ["7.jpg", "Kulla 5 kati 2 banesa 7.jpg", "godina-veri_1_7.pdf", "Kulla 5/2/7.jpg"],
      project,
    );
    expect(matched).toEqual([
      { path: "godina-veri_1_7.pdf", as: "pdf", apartment: idOf("godina-veri", 1, "7") },
      { path: "Kulla 5 kati 2 banesa 7.jpg", as: "picture", apartment: idOf("kulla-5", 2, "7") },
    ]);
    expect(ambiguous.map(({ path, apartments }) => [path, apartments.length])).toEqual([
      ["7.jpg", 4],
      ["Kulla 5/2/7.jpg", 4],
    ]);
  });

  it("is not assigned if it is not a picture or PDF, or has only a photo number", () => {
    const paths = ["A-12.docx", "fasada.jpg", "image7.jpg", "IMG_0007.jpg", "plan.png"];
    expect(filesByName(paths, project)).toEqual({ matched: [], furtherPdfs: [], ambiguous: [], unmatched: paths });
  });

  it("comes after the same apartment's files with a lower number", () => {
    const { matched } = filesByName(["A12 10.jpg", "a_12_2.jpg", "A-12.jpg"], project);
    expect(matched.map(({ path }) => path)).toEqual(["A-12.jpg", "a_12_2.jpg", "A12 10.jpg"]);
  });

  it(`is the plan if it is the first of the apartment's files with "plan" in its name`, () => {
    const { matched, furtherPdfs } = filesByName(["A-12 plan.png", "A-12 plan 2.png", "A12.pdf", "A12-2.pdf"], project);
    expect(matched.map(({ as }) => as)).toEqual(["pdf", "plan", "picture"]);
    expect(furtherPdfs).toEqual(["A12-2.pdf"]);
  });
});
