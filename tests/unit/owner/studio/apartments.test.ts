import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Draft, DraftApartment } from "../../../../owner/studio/draft/draft.ts";
import { isPublishable, problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import { draftFromProjectFile } from "../../../../owner/studio/draft/file/draftFromProjectFile.ts";
import { toProject } from "../../../../owner/studio/draft/file/toProject.ts";
import { changeApartments } from "../../../../owner/studio/draft/edit/records.ts";
import { parseFigureCell, statusWordsOf, writeCell } from "../../../../owner/studio/draft/apartments/apartmentCells.ts";
import { editApartments } from "../../../../owner/studio/draft/apartments/bulkEdit.ts";
import { cellsOf, pasteCells } from "../../../../owner/studio/draft/apartments/pasteCells.ts";

const drafted = (file: string): Draft => {
  const result = draftFromProjectFile(readFileSync(file, "utf8"));
  if (!result.ok) throw new Error(result.failure.message);
  return result.draft;
};
const draft = drafted("tests/fixtures/projects/mixed/project.json");
const homeOf = ({ project }: Draft, id: string): DraftApartment | undefined =>
  project.floors.flatMap((floor) => floor.apartments).find((home) => home.id === id);
const codes = (of: Draft) => problemsOf(of).map(({ code, severity }) => `${severity} ${code}`);

describe("a block pasted from a spreadsheet", () => {
  it("is read cell by cell, even with lines in a cell", () => {
    expect(cellsOf('a\tb\r\n"c\n""d"""\t\r\n')).toEqual([
      ["a", "b"],
      ['c\n"d"', ""],
    ]);
    expect(cellsOf("a")).toEqual([["a"]]);
  });

  it("changes what it can read, and rejects the rest with a reason", () => {
    const homes = ["a4-42A", "a4-42B", "a4-42C"];
    const paste = pasteCells(draft, "e shitur\t92.500 €\nrez?\t66000\nE LIRË\tmarrëv.\n", {
      apartments: homes,
      columns: ["status", "price"],
    });
    expect(paste).toMatchObject({ changed: 2, same: 2 });
    expect(paste.unread.map(({ apartment: home, column }) => [home, column])).toEqual([
      ["a4-42B", "status"],
      ["a4-42C", "price"],
    ]);
    expect(homeOf(paste.draft, "a4-42A")).toMatchObject({ id: "a4-42A", status: "sold", price: { amount: 92_500 } });
    expect(homeOf(paste.draft, "a4-42B")).toMatchObject({ status: "reserved", studio: { typedStatus: "rez?" } });
    expect(homeOf(paste.draft, "a4-42C")).toBe(homeOf(draft, "a4-42C"));
  });

  it("with an unknown status blocks publishing until a status or 'ask' is chosen", () => {
    const { draft: pasted } = pasteCells(draft, "rez?", { apartments: ["a4-42B"], columns: ["status"] });
    expect(isPublishable(problemsOf(draft))).toBe(true);
    expect(codes(pasted)[0]).toBe("block unknownStatus");
    for (const status of ["reserved", "ask"] as const) {
      expect(isPublishable(problemsOf(editApartments(pasted, new Set(["a4-42B"]), { status })))).toBe(true);
    }
  });

  it("recognises kinds by their words, and each area separately", () => {
    const { draft: pasted, unread } = pasteCells(draft, "Lokal\t60,5\t8\nkështjellë\t\t0\n", {
      apartments: ["a4-42A", "a4-42B"],
      columns: ["kind", "netArea", "gardenArea"],
    });
    expect(homeOf(pasted, "a4-42A")).toMatchObject({ kind: "shop", areas: { net: 60.5, garden: 8 } });
    expect(unread).toMatchObject([{ apartment: "a4-42B", column: "kind", text: "kështjellë" }]);
    const { draft: emptied } = pasteCells(pasted, "Banesë\t\t\n", {
      apartments: ["a4-42A"],
      columns: ["kind", "netArea", "gardenArea"],
    });
    expect(homeOf(emptied, "a4-42A")?.kind).toBe("home");
    expect(homeOf(emptied, "a4-42A")?.areas?.net).toBeUndefined();
  });

  it("accepts labels without touching ids, and figures with commas but without letters", () => {
    const { draft: pasted, unread } = pasteCells(draft, "42X\t60,5\n42Y\t6O,5", {
      apartments: ["a4-42A", "a4-42B"],
      columns: ["label", "area"],
    });
    expect(homeOf(pasted, "a4-42A")).toMatchObject({ label: "42X", area: 60.5 });
    expect(unread).toMatchObject([{ apartment: "a4-42B", text: "6O,5" }]);
  });
});

describe("a figure", () => {
  it.each([
    ["60,5", 60.5],
    ["60.5", 60.5],
    ["60,5 m2", 60.5],
    ["60,5 m²", 60.5],
    ["60.5 sqm", 60.5],
    ["60,5 qm", 60.5],
    ["1.065,5", 1065.5],
    ["1,065.5", 1065.5],
    ["1 065,5", 1065.5],
    ["1 065", 1065],
    ["1'065.5", 1065.5],
    ["1’065", 1065],
    ["1.065,5 m²", 1065.5],
    ["12.345,67", 12_345.67],
    ["1065", 1065],
  ])("is read in any country's notation: %s", (text, figure) => {
    expect(parseFigureCell(text, false)).toBe(figure);
  });

  it.each([
    ["1.065", "its separators can be read in two ways"],
    ["1,065", "its separators can be read in two ways"],
    ["1.065.5", "its separators can be read in two ways"],
    ["60,555", "its separators can be read in two ways"],
    ["6O,5", "the letter O in place of a zero"],
    ["ca. 60", "not a number like 60,5"],
    ["60-65", "not a number like 60,5"],
    ["60+5", "not a number like 60,5"],
    ["-5", "not a number like 60,5"],
  ])("is not guessed: %s", (text, reason) => {
    expect(parseFigureCell(text, false)).toBe(reason);
  });

  it.each([
    ["2,5", 2.5],
    ["3½", 3.5],
    ["2 1/2", 2.5],
    ["0", undefined],
  ])("that counts rooms may have a half: %s", (text, rooms) => {
    const home = homeOf(draft, "a4-42A");
    if (!home) throw new Error("The draft lacks the apartment.");
    const { apartment, reason } = writeCell(
      { ...home, rooms: 7 },
      { column: "rooms", text },
      statusWordsOf(draft.settings),
    );
    expect([apartment.rooms, reason]).toEqual([rooms, undefined]);
  });

  it("that counts something else is an integer", () => {
    expect([parseFigureCell("2", true), parseFigureCell("2,5", true)]).toEqual([2, "not a whole number"]);
  });
});

describe("0 in the table", () => {
  it("clears area and price: neither is stated", () => {
    const { draft: pasted, unread } = pasteCells(draft, "0\t0,00\t0\t0", {
      apartments: ["a4-42A"],
      columns: ["area", "outdoorArea", "price", "bedrooms"],
    });
    expect(unread).toEqual([]);
    const { area, outdoorArea, price, bedrooms } = homeOf(pasted, "a4-42A") ?? {};
    expect([area, outdoorArea, price, bedrooms]).toEqual([undefined, undefined, undefined, 0]);
  });

  it("from an earlier draft is not published", () => {
    const early = changeApartments(draft, (home) => ({
      ...home,
      area: 0,
      areas: { net: 0, total: 80 },
      outdoorArea: 0,
      price: { kind: "exact", amount: 0, currency: "EUR" },
    }));
    const [published] = toProject(early).floors.flatMap((floor) => floor.apartments);
    expect(published).toMatchObject({ areas: { total: 80 } });
    expect(JSON.stringify(published)).not.toMatch(/"(?:area|net|outdoorArea|price)":/);
  });
});

describe("several apartments at once", () => {
  it("change in one step, prices rounded", () => {
    const price = { by: 2, unit: "percent", roundTo: 500 } as const;
    const edited = editApartments(draft, new Set(["a4-42A", "a4-19t"]), { price });
    expect(homeOf(edited, "a4-42A")?.price?.amount).toBe(91_500);
    expect(homeOf(edited, "a4-19t")).toBe(homeOf(draft, "a4-19t"));
  });
});

describe("a draft's problems", () => {
  it("do not block the sample", () => {
    const problems = problemsOf(drafted("public/project/project.json"));
    expect(problems.filter(({ severity }) => severity === "block")).toEqual([]);
    expect(problems.filter(({ code }) => /region|outlineMissing|outlineTooSmall/i.test(code))).toEqual([]);
  });

  it("are each reported with their place", () => {
    const { project } = draft;
    const [floor, ...floors] = project.floors;
    const [tower] = project.towers;
    if (!floor || !tower) throw new Error("The fixture is empty.");
    const { picture: _, ...bare } = tower;
    const broken: Draft = {
      ...draft,
      project: {
        ...project,
        contact: {},
        towers: [bare, ...project.towers.slice(1)],
        floors: [{ ...floor, plan: "nowhere", outline: "M0 0h1v1z" }, ...floors, floor],
      },
    };
    const found = problemsOf(broken);
    expect(found).toContainEqual(expect.objectContaining({ code: "brokenLink", at: ["floors", 0, "plan"] }));
    expect(found).toContainEqual(expect.objectContaining({ code: "duplicateId", severity: "block" }));
    expect(found).toContainEqual(expect.objectContaining({ code: "pictureMissing", at: ["towers", 0] }));
    expect(found.map(({ code }) => code)).toContain("contactMissing");
  });

  it("name how many apartments cannot be asked about by e-mail, for lack of a picture", () => {
    const { project } = draft;
    const inquiry = { publicKey: "key", service: "service", template: "template" };
    const [floor] = project.floors;
    if (!floor) throw new Error("The fixture is empty.");
    const picture = { src: "a.jpg", width: 4, height: 3, alt: "" };
    const apartments: Draft["project"]["floors"][number]["apartments"] = [
      { id: "none" },
      { id: "sold", status: "sold" },
      { id: "own", pictures: [picture] },
      { id: "drawn", layout: "drawn" },
      { id: "bare", layout: "bare" },
    ];
    const layouts: Draft["project"]["layouts"] = [{ id: "drawn", plan: picture }, { id: "bare" }];
    const found = (more: Partial<Draft["project"]>) => {
      const bare: Draft = { ...draft, project: { ...project, layouts, floors: [{ ...floor, apartments }], ...more } };
      return problemsOf(bare).filter(({ code }) => code === "inquiryPictureMissing");
    };
    expect(found({ inquiry })).toEqual([expect.objectContaining({ at: ["inquiry"], values: { count: 2 } })]);
    // The owner's own system needs no picture.
    expect(found({ inquiry: { ...inquiry, endpoint: "https://lumi.example/inquiry" } })).toEqual([]);
    expect(found({})).toEqual([]);
  });

  it("of an empty draft are that there is nothing to show", () => {
    const empty = { ...draft, project: { version: 2, name: "A", towers: [], floors: [] } } as const;
    expect(codes(empty)[0]).toBe("block nothingToShow");
  });
});
