import {
  array,
  assert,
  asyncProperty,
  type Arbitrary,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  string,
  uniqueArray,
} from "fast-check";
import { describe, expect, it } from "vitest";
import { readSheets } from "../../../../owner/sync/table/readTable.ts";
import { xlsxGrids } from "../../../../owner/sync/table/xlsxGrids.ts";
import { newDraft, type Draft, type DraftFloor } from "../../../../owner/studio/draft/draft.ts";
import { addApartments, addFloors, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { insertFloor } from "../../../../owner/studio/draft/edit/floors.ts";
import { changeApartments } from "../../../../owner/studio/draft/edit/records.ts";
import {
  exportedList,
  listCsv,
  type ListCell,
  type ListWords,
} from "../../../../owner/studio/draft/export/exportedList.ts";
import { pasteCells } from "../../../../owner/studio/draft/apartments/pasteCells.ts";
import { cellText } from "../../../../owner/studio/page/apartments/apartmentRows.ts";
import { listXlsx } from "../../../../owner/studio/draft/export/listXlsx.ts";
import { planRows } from "../../../../owner/studio/draft/rows/planRows.ts";
import { guessColumns, type NamedSheet } from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { de } from "../../../../owner/studio/text/de.ts";
import { en } from "../../../../owner/studio/text/en.ts";
import { sq } from "../../../../owner/studio/text/sq.ts";

const languages = [sq, en, de] as const;

function wordsIn({ homes, imports, language }: (typeof languages)[number]): ListWords {
  const { kinds, statuses, vat, obligations } = homes;
  const { rowColumns: headings, fileHeadings, priceKinds } = imports;
  return { headings, fileHeadings, kinds, statuses, priceKinds, vat, obligations, language };
}

/** Excel files are read in this process: a worker for each of hundreds would take minutes. */
async function sheetOf(file: string | Uint8Array): Promise<NamedSheet> {
  const [read] = typeof file === "string" ? await readSheets(Buffer.from(file)) : await xlsxGrids(file);
  const guess = guessColumns(read?.grid ?? []);
  if (!guess.ok) throw new Error(guess.sentence);
  return guess.sheet;
}

type Format = "csv" | "xlsx";

/** The exported list with a new row for each floor: the floor's own cell, and a number that no other apartment has. */
async function withNewRows(draft: Draft, texts: (typeof languages)[number], format: Format) {
  const list = exportedList(draft, wordsIn(texts), false);
  const [homeAt, labelAt] = [list.columns.indexOf("home"), list.columns.indexOf("label")];
  const only = draft.project.floors.flatMap(({ apartments }) => apartments.filter(({ storeys }) => !storeys));
  const added = only.map(({ id }) => {
    const row = list.rows.find((cells) => cells[homeAt] === id) ?? [];
    return row.map((cell, at): ListCell => (at === homeAt ? "" : at === labelAt ? `new ${id}` : cell));
  });
  const rows = [...list.rows, ...added];
  const names = { list: texts.imports.listSheet, words: texts.imports.wordsSheet };
  return sheetOf(format === "csv" ? listCsv(rows) : listXlsx({ ...list, rows }, names));
}

/** Imports such a list: the existing rows change nothing, and each new one is on its floor. */
async function expectSameFloors(draft: Draft, texts: (typeof languages)[number], format: Format): Promise<void> {
  const { rows, draft: after, newFloors } = planRows(draft, await withNewRows(draft, texts, format));
  const before = draft.project.floors.flatMap(({ apartments }) => apartments);
  const news = before.filter(({ storeys }) => !storeys);
  expect(rows.map(({ kind, findings }) => [kind, findings])).toEqual([
    ...before.map(() => ["same", []]),
    ...news.map(() => ["new", []]),
  ]);
  expect(newFloors).toEqual([]);
  const placed = (floors: readonly DraftFloor[], isNew: boolean) =>
    floors.flatMap(({ tower, floor, label, apartments }) =>
      apartments
        .filter((apartment) => apartment.label?.startsWith("new ") === isNew)
        .map((apartment) => [tower, floor, label, apartment.label?.replace("new ", ""), apartment.storeys]),
    );
  expect(placed(after.project.floors, false)).toEqual(placed(draft.project.floors, false));
  const expected = draft.project.floors.flatMap(({ tower, floor, label, apartments }) =>
    apartments.filter(({ storeys }) => !storeys).map(({ id }) => [tower, floor, label, id, undefined]),
  );
  expect(placed(after.project.floors, true)).toEqual(expected);
}

/** Ground floor, mezzanine, and floors that visitors read as 1 and 2. */
function withMezzanine(): Draft {
  const { draft: tower } = addTower(newDraft("Blloku"), "A");
  const { draft: storeys } = addFloors(tower, { tower: "a", from: 0, to: 2 });
  const inserted = insertFloor(storeys, { tower: "a", floor: 1 }, { sq: "Mezanin", en: "Mezzanine" });
  return inserted.project.floors.reduce(
    (all, { floor }) => addApartments(all, { tower: "a", floor }, [`${floor}1`]).draft,
    inserted,
  );
}

const ownNames = [
  "Përdhesa",
  "Mezanin",
  "Galeria",
  "Përdhesa e lartë",
  "Kati 1",
  "Kati 2",
  "1",
  "2",
  "03",
  "Mansarda",
  "Ground floor",
  "Mezzanine",
  "Floor 1",
  "Dachgeschoss",
  "2. Stock",
  "1. OG",
  "Penthouse",
  "Nëntoka",
  "-1",
  "A",
  "12A",
  "1.5",
  "2-3",
  "2–3",
  "PD + 1",
  "1, 2",
  "Lobi; bar",
  "🏊 Pishina",
  "Kati 1 (2)",
  "(3)",
  "⅓",
  "=1",
  "'x",
];
const name = oneof(
  constantFrom(...ownNames),
  string({ minLength: 1, maxLength: 6 }).filter((text) => text.trim() !== ""),
);
const label: Arbitrary<DraftFloor["label"]> = oneof(
  constant(undefined),
  name,
  record({ sq: name, en: name, de: name }, { noNullPrototype: true }),
);

/** Two buildings whose floors have any names, also the same one twice; some apartments extend over several floors. */
const project = record({
  towers: array(record({ from: integer({ min: -2, max: 2 }), labels: array(label, { minLength: 1, maxLength: 6 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
  over: array(uniqueArray(integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 3 }), { maxLength: 3 }),
});

function drafted({ towers, over }: typeof project extends Arbitrary<infer Value> ? Value : never): Draft {
  const built = towers.map(({ from, labels }, index) => {
    const tower = `t${index}`;
    const floors = labels.map((own, at): DraftFloor => {
      const storeys = over
        .filter((each) => each[0] === at)
        .map((each) => each.filter((other) => other < labels.length).map((other) => from + other))
        .find(({ length }) => length > 1)
        ?.toSorted((a, b) => a - b);
      const apartments = [
        { id: `${tower}-${at}`, label: `${at}` },
        ...(storeys ? [{ id: `${tower}-${at}-d`, label: `d${at}`, storeys }] : []),
      ];
      return { tower, floor: from + at, ...(own !== undefined && { label: own }), apartments };
    });
    return { tower: { id: tower, name: `Kulla ${index}` }, floors };
  });
  const empty = newDraft("Blloku");
  return {
    ...empty,
    project: {
      ...empty.project,
      towers: built.map(({ tower }) => tower),
      floors: built.flatMap(({ floors }) => floors),
    },
  };
}

describe("a list that the studio has exported, with a new row on every floor, and imported again", () => {
  it.each(
    languages.flatMap((texts) => (["xlsx", "csv"] as const).map((format) => [texts.language, format, texts] as const)),
  )(
    "adds each row on its floor above a mezzanine, and changes nothing else (%s, %s)",
    async (_language, format, texts) => {
      const built = withMezzanine();
      await expectSameFloors(built, texts, format);
      for (const storeys of [
        [0, 1],
        [0, 2],
        [1, 2],
        [2, 3],
        [0, 1, 2],
      ]) {
        const id = `a-0${storeys[0]}-d`;
        const { draft } = addApartments(built, { tower: "a", floor: storeys[0] ?? 0 }, ["D"]);
        const over = changeApartments(draft, (apartment) =>
          apartment.label === "D" ? { ...apartment, storeys } : apartment,
        );
        await expectSameFloors(over, texts, format);
        expect(JSON.stringify(over)).toContain(id);
      }
    },
  );

  it("calls the floor above a mezzanine by the name that visitors read", () => {
    const list = exportedList(withMezzanine(), wordsIn(en), true);
    const at = list.columns.indexOf("floor");
    expect(list.rows.slice(1).map((cells) => cells[at])).toEqual([0, "Mezzanine", 1, 2]);
  });

  it.each(["xlsx", "csv"] as const)("agrees for all names that floors may have (%s)", async (format) => {
    await assert(
      asyncProperty(project, constantFrom(...languages), (input, texts) =>
        expectSameFloors(drafted(input), texts, format),
      ),
      { numRuns: 150 },
    );
  });

  it("has an apartment's floors in the table by the same names, above a mezzanine, too", () => {
    const built = withMezzanine();
    const [mezzanine, first] = built.project.floors.slice(1).map(({ apartments }) => apartments[0]?.id ?? "");
    const place = { apartments: [mezzanine ?? "", first ?? ""], columns: ["storeys"] } as const;
    const { floors } = pasteCells(built, "PD + Mezanin\n1–2", place).draft.project;
    const over = floors.flatMap(({ apartments }) => apartments).filter(({ storeys }) => storeys);
    expect(over.map(({ id, storeys }) => [id, storeys])).toEqual([
      [mezzanine, [0, 1]],
      [first, [2, 3]],
    ]);
    expect(over.map((apartment) => cellText(apartment, "storeys", de, floors))).toEqual(["0, Mezanin", "1–2"]);
    expect(over.map((apartment) => cellText(apartment, "storeys", en, floors))).toEqual(["0, Mezzanine", "1–2"]);
  });
});
