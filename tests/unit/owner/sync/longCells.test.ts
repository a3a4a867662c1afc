import { describe, expect, it } from "vitest";
import { pasteCells } from "../../../../owner/studio/draft/apartments/pasteCells.ts";
import { newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addApartments, addFloors, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { changeApartments } from "../../../../owner/studio/draft/edit/records.ts";
import { planRows } from "../../../../owner/studio/draft/rows/planRows.ts";
import { guessColumns } from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { projectApartments } from "../../../../owner/sync/cells/apartments/projectApartments.ts";
import { placeName, plainWord, textOf } from "../../../../owner/sync/cells/cell.ts";
import { readExtras } from "../../../../owner/sync/cells/extras.ts";
import { readFloor } from "../../../../owner/sync/cells/floor.ts";
import { headingColumn, headingTexts, headingVat, headingWord } from "../../../../owner/sync/cells/headings.ts";
import { readRooms } from "../../../../owner/sync/cells/rooms.ts";
import { statusWords } from "../../../../owner/sync/cells/status.ts";
import { splitVat } from "../../../../owner/sync/cells/vat.ts";
import { readApartments } from "../../../../owner/sync/readApartments.ts";
import { csvGrid, readCsv } from "../../../../owner/sync/table/csv.ts";
import { readJsonList } from "../../../../owner/sync/table/jsonList.ts";

// None of these ends within a test's time if a pattern is tried from every character of a text.

const filled = (piece: string): string => piece.repeat(Math.ceil(60_000 / piece.length));
const tooLong = "longer than 200 characters";

const apartments = projectApartments({
  towers: [{ id: "a", name: "A" }],
  floors: [
    { tower: "a", floor: 1, apartments: ["1", "2"].map((label) => ({ id: `a-${label}`, label, entrance: "1" })) },
  ],
});
const columns = {
  tower: "Kulla",
  entrance: "Hyrja",
  floor: "Kati",
  label: "Banesa",
  status: "Statusi",
  price: "Çmimi",
  pricePerArea: "Çmimi/m2",
  priceKind: "Lloji i çmimit",
  currency: "Valuta",
  validUntil: "Vlen deri",
  vat: "TVSH",
  vatPercent: "TVSH %",
  parkingPrice: "Parkingu",
  otherPayments: "Të tjera",
  reservedUntil: "Rezervuar deri",
};
type Cells = Partial<Record<keyof typeof columns, string>>;
const names = Object.keys(columns) as (keyof typeof columns)[];
const good: Cells = { tower: "A", entrance: "1", floor: "1", label: "1", status: "sold", price: "98.000 €" };
const list = (...rows: readonly Cells[]): string => {
  const lines = rows.map((row) => names.map((name) => `"${row[name] ?? ""}"`).join(","));
  return [names.map((name) => columns[name]).join(","), ...lines].join("\n");
};
const read = (rows: Parameters<typeof readApartments>[0]) =>
  readApartments(rows, { apartments, words: statusWords(), currency: "EUR", priceKind: "exact" });

const hostile: readonly (readonly [keyof typeof columns, string])[] = [
  ["floor", "1/"],
  ["floor", "Kati - "],
  ["floor", "I"],
  ["floor", ","],
  ["tower", "Kulla "],
  ["entrance", "e"],
  ["status", "("],
  ["status", "1;"],
  ["price", "€ "],
  ["price", "1 a "],
  ["price", "inkl. "],
  ["pricePerArea", "ﷺ"],
  ["priceKind", "nga "],
  ["currency", "eur "],
  ["validUntil", "1."],
  ["vat", "+ tvsh "],
  ["vatPercent", "1 "],
  ["reservedUntil", "1."],
];

describe("a cell of 60,000 characters", () => {
  it.each(hostile)("is refused by its length in the column %s (%j), and the other rows are read", (column, piece) => {
    const rows = readCsv(
      Buffer.from(list({ ...good, [column]: `${filled(piece)}a` }, { ...good, label: "2" })),
      columns,
    );
    const { wrong, unknown, apartments: news } = read(rows);
    expect([...wrong, ...unknown].map(({ reason }) => reason)).toEqual([tooLong]);
    expect(news.get("a-2")).toMatchObject({ status: "sold", price: { amount: 98_000 } });
  });

  it("of a building that thousands of rows continue is not read in each of them", () => {
    const below = Array.from({ length: 3000 }, (): Cells => ({ ...good, tower: "", entrance: "" }));
    const { wrong } = read(readCsv(Buffer.from(list({ ...good, tower: filled("A").repeat(50) }, ...below)), columns));
    expect(wrong).toHaveLength(3001);
    expect(new Set(wrong.map(({ reason }) => reason))).toEqual(new Set([tooLong]));
  });

  it("is refused in a JSON list, too", () => {
    const text = JSON.stringify([
      { id: "a-1", status: filled("(") },
      { id: "a-2", status: "sold" },
    ]);
    const { wrong, apartments: news } = read(readJsonList(text, { home: "id", status: "status" }, ""));
    expect(wrong).toMatchObject([{ at: "[0].status", reason: tooLong }]);
    expect(news.get("a-2")).toMatchObject({ status: "sold" });
  });

  it("is refused as a list of payments, whose usual ones may be longer than other cells", () => {
    const reading = { column: "otherPayments", isApartmentId: () => false } as const;
    expect(readExtras(filled("a:"), reading)).toEqual({ ok: false, reason: "longer than 2,000 characters" });
    const usual = Array.from({ length: 20 }, (_, index) => `Payment ${index + 1}: ${index + 1}00 obligatory`);
    expect(readExtras(usual.join("; "), reading)).toMatchObject({ ok: true, value: { length: 20 } });
    expect(readExtras("Notary: first part: 850", reading)).toMatchObject({
      value: [{ name: "Notary: first part", amount: 850 }],
    });
  });
});

const { draft: tower } = addTower(newDraft("Blloku"), "A");
const { draft: floors } = addFloors(tower, { tower: "a", from: 1, to: 1 });
const draft = changeApartments(addApartments(floors, { tower: "a", floor: 1 }, ["1", "2"]).draft, (apartment) => ({
  ...apartment,
  price: { kind: "exact", amount: 80_000, currency: "EUR" },
}));
const [first = ""] = draft.project.floors.flatMap(({ apartments: own }) => own.map(({ id }) => id));

describe("the studio", () => {
  it.each(["kind", "storeys", "rooms", "area", "status", "reservedUntil", "price", "pricePerArea", "vat"] as const)(
    "refuses it in a pasted block, in the column %s",
    (column) => {
      const before = JSON.stringify(draft.project);
      for (const piece of ["1/", "(", "- ", "1 a ", "O"]) {
        const { draft: after, unread } = pasteCells(draft, `${filled(piece)}1`, {
          apartments: [first],
          columns: [column],
        });
        expect(unread.map(({ reason }) => reason)).toEqual([column === "storeys" ? "not floors like 2–3" : tooLong]);
        // A status that is not known is noted.
        if (column !== "status") expect(JSON.stringify(after.project)).toBe(before);
      }
    },
  );

  it.each([
    ["Kati", "1/"],
    ["Banesa", "("],
    ["Statusi", "("],
    ["Çmimi", "€ "],
    ["Sipërfaqja", "1 "],
    ["Dhoma", "- "],
    ["Kategoria", "a "],
  ])("refuses it in an imported list, in the column %s", (heading, piece) => {
    const headings = ["Kati", "Banesa", "Statusi", "Çmimi", "Sipërfaqja", "Dhoma", "Kategoria"];
    const usual: Readonly<Record<string, string>> = { Kati: "1", Banesa: "1", Statusi: "e lirë", Kategoria: "Banesë" };
    const rows = [`${filled(piece)}1`, undefined].map((text, row) =>
      headings.map((each) =>
        each === heading && text !== undefined ? text : each === "Banesa" ? String(row + 1) : (usual[each] ?? ""),
      ),
    );
    const guess = guessColumns([headings, ...rows]);
    if (!guess.ok) throw new Error(guess.sentence);
    const { rows: planned } = planRows(draft, guess.sheet);
    expect(planned[0]?.findings.map(({ reason }) => reason)).toEqual([
      heading === "Banesa" ? "longer than 80 characters" : tooLong,
    ]);
    expect(planned[1]?.findings).toEqual([]);
  });
});

describe("a CSV whose cells are rows of semicolons", () => {
  it("is read by its own delimiter", () => {
    const cell = `"${"1;".repeat(16_000)}"`;
    const csv = Buffer.from(`Id,Status,C\na-1,${cell},${cell}\n`);
    expect(readCsv(csv, { home: "Id", status: "Status" })).toHaveLength(1);
    expect(() => readCsv(csv, { home: "Id", status: "Status", price: "D" })).toThrow(/256 columns|"D" is missing/);
    expect(() => csvGrid(Buffer.from(`${";".repeat(60_000)}\n`.repeat(3)))).toThrow(/256 columns/);
  });
});

describe("a heading of 60,000 characters", () => {
  it.each([" ", "(", "[", ",", "/", "a/", "a | ", "- ", "m2 ", "+ ", "tvsh ", "1", "a.", "\u0301\u0316", "()"])(
    "of %j names no column",
    (piece) => {
      const heading = `x${filled(piece)}y`;
      const grid = [
        [heading, "Banesa", heading],
        [heading, heading, "Statusi"],
      ];
      expect(headingColumn(heading)).toBeUndefined();
      expect(headingWord(heading).length).toBeLessThan(1001);
      expect(headingVat(grid, 1, 0)?.vat).not.toBe("included");
      expect(headingTexts(grid, 1)).toHaveLength(3);
      expect(guessColumns(grid).ok).toBe(true);
    },
  );

  it("does not change what usual headings mean", () => {
    expect(
      ["Çmimi   pa   TVSH", "Sipërfaqja (m²)", "Etage / Sprat", "[x] Kati (nr.", ", m2"].map(headingColumn),
    ).toEqual(["price", "area", "floor", "floor", "area"]);
  });
});

describe("a text of 60,000 characters", () => {
  it("is normalized however many marks are on a letter", () => {
    const heaped = `e${filled("\u0301\u0316\uFF9E")}`;
    expect(plainWord(heaped)).toBe("e");
    expect(placeName(heaped)).toBe("e");
    expect(textOf(heaped).length).toBeLessThan(60);
    expect(textOf("Çmi\u0308\u0301mi")).toBe("Çmḯmi");
  });

  it("beside an amount, a room or a floor is nothing that is read", () => {
    expect(splitVat(`98.000${filled(" ")}x`)).toEqual({ ok: true, value: { rest: "98.000 x" } });
    expect(readRooms(`2${filled("-")}1`).ok).toBe(false);
    expect(readFloor(`K${filled("I")}`).numbers).toEqual([]);
    expect(readFloor("Kati -2 - -1").numbers).toEqual(readFloor("-2 - -1").numbers);
  });
});
