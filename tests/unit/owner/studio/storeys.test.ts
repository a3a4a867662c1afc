import { describe, expect, it } from "vitest";
import { statusWordsOf, writeCell } from "../../../../owner/studio/draft/apartments/apartmentCells.ts";
import { pasteCells } from "../../../../owner/studio/draft/apartments/pasteCells.ts";
import { storeysText } from "../../../../owner/studio/draft/apartments/storeys.ts";
import { factProblems } from "../../../../owner/studio/draft/checks/factProblems.ts";
import { problemGroups } from "../../../../owner/studio/draft/checks/problemGroups.ts";
import { newDraft, type Draft, type DraftApartment } from "../../../../owner/studio/draft/draft.ts";
import { addApartments, addFloors, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { changeApartments } from "../../../../owner/studio/draft/edit/records.ts";
import { exportedList } from "../../../../owner/studio/draft/export/exportedList.ts";
import { guessColumns } from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { planRows } from "../../../../owner/studio/draft/rows/planRows.ts";
import { problemSentence } from "../../../../owner/studio/page/overview/problemPlace.ts";
import { de } from "../../../../owner/studio/text/de.ts";
import { en } from "../../../../owner/studio/text/en.ts";
import { sq } from "../../../../owner/studio/text/sq.ts";

/** A tower of three floors, apartments 1 and 2 on the second. */
function drafted(): Draft {
  const { draft: tower } = addTower(newDraft("Blloku"), "K5");
  const { draft: floors } = addFloors(tower, { tower: "k5", from: 1, to: 3 });
  return addApartments(floors, { tower: "k5", floor: 2 }, ["1", "2"]).draft;
}
const draft = drafted();
const [first = "", second = ""] = draft.project.floors.flatMap(({ apartments }) => apartments.map(({ id }) => id));
const change = (id: string, fields: Partial<DraftApartment>, of = draft) =>
  changeApartments(of, (apartment) => (apartment.id === id ? { ...apartment, ...fields } : apartment));
const apartmentOf = ({ project }: Draft, id: string) =>
  project.floors.flatMap(({ apartments }) => apartments).find((apartment) => apartment.id === id);
const sheetOf = (grid: Parameters<typeof guessColumns>[0]) => {
  const guess = guessColumns(grid);
  if (!guess.ok) throw new Error(guess.sentence);
  return guess.sheet;
};

describe("an apartment over several floors", () => {
  it.each([
    ["2-3", [2, 3]],
    ["2 – 3", [2, 3]],
    ["3, 2", [2, 3]],
    ["1, 3", [1, 3]],
    ["PD + 1", [0, 1]],
    ["2", undefined],
    ["", undefined],
  ])("has its floors written into one cell: %s", (text, storeys) => {
    const cell = { column: "storeys", text } as const;
    const result = writeCell({ id: "1", storeys: [7, 8] }, cell, statusWordsOf({}));
    expect([result.reason, result.apartment.storeys]).toEqual([undefined, storeys]);
    if (storeys) {
      const again = { column: "storeys", text: storeysText(storeys) } as const;
      expect(writeCell({ id: "1" }, again, statusWordsOf({})).apartment.storeys).toEqual(storeys);
    }
  });

  it("keeps its floors if the cell does not name floors, or not those of an apartment on this floor", () => {
    const before = { id: "1", storeys: [2, 3] };
    for (const text of ["duplex", "4-5", "3"]) {
      const { apartment, reason } = writeCell(before, { column: "storeys", text, floor: 2 }, statusWordsOf({}));
      expect([apartment, typeof reason]).toEqual([before, "string"]);
    }
    const pasted = pasteCells(draft, "2-3\n4-5", { apartments: [first, second], columns: ["storeys"] });
    expect(apartmentOf(pasted.draft, first)?.storeys).toEqual([2, 3]);
    expect(pasted.unread).toMatchObject([{ apartment: second }]);
  });

  it("is reported if its building lacks one of them, or its own floor is not among them", () => {
    expect(factProblems(change(first, { storeys: [2, 3] }))).toEqual([]);
    const [lacking] = factProblems(change(first, { storeys: [2, 3, 4] }));
    expect(lacking).toMatchObject({
      code: "invalidFloors",
      severity: "warning",
      values: { label: "1", storeys: "2–4" },
    });
    expect(factProblems(change(first, { storeys: [1, 3] }))).toMatchObject([{ code: "invalidFloors" }]);
  });

  it.each([sq, en, de])(
    "has its floors in the list of all apartments, which imports them again ($language)",
    (texts) => {
      const { kinds, statuses, vat, obligations } = texts.homes;
      const { rowColumns: headings, fileHeadings, priceKinds } = texts.imports;
      const words = { headings, fileHeadings, kinds, statuses, priceKinds, vat, obligations };
      const plan = { src: "a.svg", width: 1, height: 1, alt: "", studio: { file: "Planet/a.svg" } };
      const full = change(first, { storeys: [2, 3], plan, pdf: "Fleta%201.pdf", pictures: [plan, plan] });
      const { rows } = exportedList(full, words, false);
      expect(rows[1]).toContain("2–3");
      expect(rows[1]?.slice(-3)).toEqual(["Planet/a.svg", "Planet/a.svg; Planet/a.svg", "Fleta 1.pdf"]);
      const again = planRows(full, sheetOf(rows));
      expect(again.rows.map(({ kind, findings }) => ({ kind, findings }))).toEqual([
        { kind: "same", findings: [] },
        { kind: "same", findings: [] },
      ]);
      const planned = planRows(draft, sheetOf(rows));
      expect(planned.rows[0]?.changes).toEqual([{ field: "storeys", before: undefined, after: [2, 3] }]);
      expect(apartmentOf(planned.draft, first)?.storeys).toEqual([2, 3]);
    },
  );
});

describe("an apartment's area", () => {
  it("that differs from the one visitors see is reported with both figures, several of them in one line", () => {
    const fields = { area: 60.55, areas: { net: 58, total: 70 } };
    const [problem] = factProblems(change(first, fields));
    expect(problem && problemSentence(problem, en)).toBe(
      "Apartment 1 has two areas: 60.6\u202fm², and as net area 58\u202fm². Visitors read 58\u202fm².",
    );
    const byTotal = { ...draft, project: { ...draft.project, mainArea: "total" as const } };
    expect(factProblems(change(first, fields, byTotal))[0]?.values).toMatchObject({ main: "total", stated: 70 });
    // Visitors see one decimal.
    expect(factProblems(change(first, { area: 60.52, areas: { net: 60.5 } }))).toEqual([]);
    expect(factProblems(change(first, { area: 0, areas: { net: 60.5 } }))).toEqual([]);
    const both = change(second, fields, change(first, fields));
    expect(problemGroups(both.project, factProblems(both))).toMatchObject([{ code: "differentAreas", count: 2 }]);
  });
});
