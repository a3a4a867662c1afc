import { describe, expect, it } from "vitest";
import { readSheets } from "../../../../owner/sync/table/readTable.ts";
import type { SheetGrid } from "../../../../owner/sync/cells/row.ts";
import { newDraft, type Draft, type DraftApartment } from "../../../../owner/studio/draft/draft.ts";
import { addFloors, addApartments, addLayout, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { layoutNames } from "../../../../owner/studio/draft/edit/layoutPictures.ts";
import { changeApartments, changeFloors } from "../../../../owner/studio/draft/edit/records.ts";
import { exportedList } from "../../../../owner/studio/draft/export/exportedList.ts";
import { cellsOf } from "../../../../owner/studio/draft/apartments/pasteCells.ts";
import { planRows, type RowsPlan, type ImportOptions } from "../../../../owner/studio/draft/rows/planRows.ts";
import {
  columnWordsOf,
  guessColumns,
  type GuessedSheet,
  type RowColumn,
} from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { newTower, withWords } from "../../../../owner/studio/page/apartments/import/chosenFile.ts";
import { likelySheet, type ReadSheet } from "../../../../owner/studio/page/apartments/import/sheetFile.ts";
import { unknownTowers } from "../../../../owner/studio/page/apartments/import/trialRows.ts";
import { readDraft, writeDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { de } from "../../../../owner/studio/text/de.ts";
import { en } from "../../../../owner/studio/text/en.ts";
import { sq } from "../../../../owner/studio/text/sq.ts";
import { randomOf } from "../../../support/random.ts";
import { xlsxFile } from "../../../support/xlsxFile.ts";

/** A tower of three floors, apartments 1 and 2 on the first. */
function drafted(): Draft {
  const { draft } = addTower(newDraft("Blloku"), "K5");
  const { draft: storeys } = addFloors(draft, { tower: "k5", from: 1, to: 3 });
  const { draft: homes } = addApartments(storeys, { tower: "k5", floor: 1 }, ["1", "2"]);
  return changeApartments(homes, (home) =>
    home.label === "1"
      ? {
          ...home,
          status: "available",
          area: 60.5,
          type: "2+1",
          price: { kind: "from", amount: 80_000, currency: "EUR", validUntil: "2026-12-31" },
        }
      : { ...home, status: "reserved" },
  );
}
const draft = drafted();
const homesOf = ({ project }: Draft): readonly DraftApartment[] => project.floors.flatMap((floor) => floor.apartments);
const homeOf = (of: Draft, id: string) => homesOf(of).find((home) => home.id === id);

function guessed(grid: SheetGrid): GuessedSheet {
  const guess = guessColumns(grid);
  if (!guess.ok) throw new Error(guess.sentence);
  return guess.sheet;
}
const plan = (text: string, wish?: ImportOptions, from = draft): RowsPlan =>
  planRows(from, guessed(cellsOf(text)), wish);

describe("a list of apartments", () => {
  it("has its columns guessed below its titles, and those about people marked", () => {
    const sheet = guessed([
      ["Kulla 5, gjendja më 22.11.", null],
      [],
      ["Kati", "Nr. banesës", "Sipërfaqja neto (m²)", "Çmimi €", "Statusi", "Blerësi", "Shënime", "Telefoni"],
    ]);
    expect(sheet).toMatchObject({
      headingRow: 2,
      columns: { floor: 0, label: 1, area: 2, price: 3, status: 4 },
      personal: [5, 6, 7],
    });
    expect(guessed([["Etage", "Wohnung", "Wohnfläche in m2", "Kaufpreis", "Status", "Käufer"]]).columns).toMatchObject({
      floor: 0,
      label: 1,
      price: 3,
      status: 4,
    });
    expect(guessed([["7", "12", "sold"]])).toMatchObject({ headingRow: -1, columns: {} });
  });

  it("does not use a number that only counts its rows as the apartment's name", () => {
    const columnsOf = (grid: SheetGrid) => guessed(grid).columns;
    const rows = (names: readonly string[]): SheetGrid => names.map((name, index) => [name, `K${index % 2}`, "e lirë"]);
    expect(columnsOf([["Nr.", "Kati", "Gjendja"], ...rows(["1", "2", "3", "4"])])).toEqual({ floor: 1, status: 2 });
    expect(columnsOf([["Nr.", "Kati", "Gjendja"], ...rows(["1", "2", "1", "2"])])).toMatchObject({ label: 0 });
    expect(columnsOf([["Nr.", "Kati", "Gjendja"], ...rows(["101", "102", "103"])])).toMatchObject({ label: 0 });
    expect(
      columnsOf([
        ["Nr.", "Kati", "Nr. Ap."],
        ["1", "2", "7"],
      ]),
    ).toEqual({ floor: 1, label: 2 });
    expect(
      columnsOf([
        ["R. br.", "Sprat", "Status"],
        ["7", "2", "x"],
      ]),
    ).toEqual({ floor: 1, status: 2 });
  });

  it("has rooms and bedrooms, and three areas; a single one is the area, whatever its heading", () => {
    const text = "Kati\tBanesa\tDhoma\tDhoma gjumi\tSip. neto\tSip. e përbashkët\tSip. totale\n2\t1\t3\t2\t60\t8\t68\n";
    const { draft: after } = plan(text);
    const areas = { common: 8, total: 68 };
    expect(homeOf(after, "k5-02-01")).toMatchObject({ rooms: 3, bedrooms: 2, area: 60, areas });
    expect(plan(text, {}, after).rows.map(({ kind }) => kind)).toEqual(["same"]);
    expect(guessed([["Kati", "Banesa", "Sip. totale"]]).columns).toEqual({ floor: 0, label: 1, area: 2 });
  });

  it.each(["Tipi", "Typ", "Type", "Tipologjia"])(
    "has its layouts in a column %s if most of its values are their names, else types",
    (heading) => {
      const layouts = layoutNames({
        ...draft.project,
        layouts: [{ id: "a1", label: { sq: "Tipi A", en: "Type A" } }, { id: "B" }],
      });
      const columns = (...values: readonly string[]) => {
        const guess = guessColumns(
          [["Kati", "Banesa", heading], ...values.map((value) => ["1", "1", value])],
          {},
          layouts,
        );
        return guess.ok ? guess.sheet.columns : {};
      };
      expect(columns("Type A", "b", "A1", "2+1", "")).toEqual({ floor: 0, label: 1, layout: 2 });
      expect(columns("2+1", "3+1", "B")).toEqual({ floor: 0, label: 1, type: 2 });
      expect(columns("", "")).toEqual({ floor: 0, label: 1, type: 2 });
    },
  );

  it("counts rooms in halves, in every notation, and a date that was one needs the cell as text", () => {
    const rooms = ["2,5", "2.5 Zimmer", "3½", "2 1/2", "4,5-Zimmer-Wohnung", "3", "0", "2-3", "3,25", "2026-05-02"];
    const text = `Etage\tWohnung\tZimmer\n${rooms.map((cell, n) => `2\t${n + 1}\t${cell}\n`).join("")}`;
    const { draft: after, rows } = plan(text);
    expect(homesOf(after).flatMap(({ id, rooms: count }) => (id.startsWith("k5-02") ? [count] : []))).toEqual([
      2.5,
      2.5,
      3.5,
      2.5,
      4.5,
      3,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const unclear = "not a number of rooms: write 2, or 2,5 with half a room";
    expect(rows.flatMap(({ findings }) => findings.map(({ at, reason }) => [at, reason]))).toEqual([
      ["C9", unclear],
      ["C10", unclear],
      ["C11", "the spreadsheet turned it into a date: format the cell as text"],
    ]);
    expect(plan("Etage\tWohnung\tZimmer\n2\t1\t2,5\n2\t3\t3.5\n", {}, after).rows.map(({ kind }) => kind)).toEqual([
      "same",
      "same",
    ]);
  });

  it("turns a price that is included elsewhere into one on request, says why, and prefers a price per m²", () => {
    const text = "Kati\tBanesa\tÇmimi\tÇmimi/m2\tSip.\n1\t1\tinkl.\t\t60\n1\t2\t+ TVSH\t1000\t50\n";
    const { draft: after, rows } = plan(text);
    expect(homesOf(after).map(({ price }) => price)).toEqual([
      { kind: "onRequest" },
      { kind: "exact", amount: 50_000, currency: "EUR", perM2: 1000 },
    ]);
    expect(rows.map(({ kind, findings, noAmount }) => [kind, findings, noAmount])).toEqual([
      [
        "changed",
        [],
        { at: "C2", value: "inkl.", reason: "included in another price: on request, as it has no amount of its own" },
      ],
      ["changed", [], undefined],
    ]);
  });

  it("has balcony, terrace and garden, and the net area next to another, as separate columns", () => {
    const text =
      "Kati\tBanesa\tSip. neto\tSipërfaqja\tBallkoni\tTarraca\tKopshti\tBallkoni/Tarraca\n2\t1\t60\t66\t8\t0\t12,5\t20\n";
    const { draft: after } = plan(text);
    expect(homeOf(after, "k5-02-01")).toMatchObject({ area: 66, outdoorArea: 20 });
    expect(homeOf(after, "k5-02-01")?.areas).toEqual({ net: 60, balcony: 8, garden: 12.5 });
    expect(plan(text, {}, after).rows.map(({ kind }) => kind)).toEqual(["same"]);
    const emptied = plan("Kodi\tKopshti\tÇmimi\nk5-02-01\t\t\n", { clearsEmpty: true }, after).draft;
    expect(homeOf(emptied, "k5-02-01")?.areas).toEqual({ net: 60, balcony: 8 });
  });

  it("has kinds in a column headed as types, if its values are kinds", () => {
    const text =
      "Kati\tNr. Ap.\tLloji\n1\t1\tBanesë\n2\tL-1\tLokal afarist\n2\tG-1\tGarazh\n2\tD-1\tDepo\n2\tZ-1\tZyrë\n";
    const { draft: after, rows } = plan(text);
    expect(rows.map(({ kind }) => kind)).toEqual(["same", "new", "new", "new", "new"]);
    expect(homesOf(after).map(({ kind }) => kind)).toEqual([
      undefined,
      undefined,
      "shop",
      "parking",
      "storage",
      "office",
    ]);
    const columnsOf = (grid: SheetGrid) => guessed(grid).columns;
    expect(
      columnsOf([
        ["Kati", "Banesa", "Art"],
        ["1", "1", "Laden"],
      ]),
    ).toMatchObject({ kind: 2 });
    expect(
      columnsOf([
        ["Kati", "Banesa", "Art"],
        ["1", "1", "2-Zimmer"],
      ]),
    ).toMatchObject({ type: 2 });
    expect(
      columnsOf([
        ["Kati", "Banesa", "Tipi"],
        ["1", "1", "2+1"],
        ["1", "2", "Lokal"],
      ]),
    ).toMatchObject({ type: 2 });
    const [row] = plan("Kati\tBanesa\tLloji i njësisë\n2\tX\tkështjellë\n2\tY\tdepo\n").rows;
    expect(row?.findings).toMatchObject([{ at: "C2", value: "kështjellë" }]);
  });

  it("offers kinds that start names or types, and uses them only on request", () => {
    const text =
      "Kati\tBanesa\tTipi\n2\tLokal L-1\t\n2\tGarazh G-12\t\n2\tDepo D-3\t\n2\tTiefgarage 4\t\n2\t7\tLokal\n2\tBanesa 8\t2+1\n2\tLora\t2+1\n";
    const kinds = ["shop", "parking", "storage", "parking", "shop", undefined, undefined];
    const proposed = plan(text);
    expect(proposed.rows.map(({ kindByName }) => kindByName)).toEqual(kinds);
    expect(homesOf(proposed.draft).every(({ kind }) => kind === undefined)).toBe(true);
    const applied = plan(text, { kindsByName: true });
    expect(
      homesOf(applied.draft)
        .slice(2)
        .map(({ kind }) => kind),
    ).toEqual(kinds);
    // Existing values of the project stay; missing ones are offered again.
    expect(plan(text, { kindsByName: true }, applied.draft).rows.every(({ kind }) => kind === "same")).toBe(true);
    expect(
      plan(text, { kindsByName: true }, proposed.draft).rows.filter(({ kind }) => kind === "changed"),
    ).toHaveLength(5);
  });

  it.each([sq, en, de])("exported by the studio is imported unchanged, kinds and all areas ($language)", (texts) => {
    const areas = { net: 60, common: 8, total: 68, balcony: 5, terrace: 6, garden: 7 };
    const full = changeApartments(draft, (home) =>
      home.label === "1" ? { ...home, kind: "shop", areas, outdoorArea: 18, rooms: 3 } : home,
    );
    const { kinds, statuses, vat, obligations } = texts.homes;
    const { rowColumns: headings, priceKinds } = texts.imports;
    const { rows, columns } = exportedList(full, { headings, kinds, statuses, priceKinds, vat, obligations }, false);
    const sheet = guessed(rows);
    expect(
      Object.entries(sheet.columns)
        .toSorted((a, b) => a[1] - b[1])
        .map(([column]) => column),
    ).toEqual(columns);
    const again = planRows(full, sheet, { kindsByName: true });
    expect(again.rows.map(({ kind, findings }) => ({ kind, findings }))).toEqual([
      { kind: "same", findings: [] },
      { kind: "same", findings: [] },
    ]);
    expect(again.emptied).toEqual([]);
  });

  it("may have its headings in two rows, the upper one merged", () => {
    const { columns } = guessed([
      [null, null, "Sipërfaqja (m²)", null, null, "Çmimi", null, "Gjendja"],
      ["Kati", "Banesa", "Neto", "E përbashkët", "Totale", "€/m²", "Total", "Statusi"],
    ]);
    const area = { area: 2, commonArea: 3, totalArea: 4 };
    expect(columns).toEqual({ floor: 0, label: 1, ...area, pricePerArea: 5, price: 6, status: 7 });
  });

  it("may have headings in two languages, some merged over two rows: each column is recognised, and people's names stay hidden", () => {
    const { columns, personal, headings } = guessed([
      ["PARK – PREISLISTE / CENOVNIK"],
      [
        "R.br.",
        "Objekt / Objekat",
        "Etage\nSprat",
        "WE / Stan br.",
        "Fläche / Površina (m²)",
        null,
        "Preis / Cena (EUR)",
      ].concat([null, null, "Status", "Käufer / Kupac", null, "Забелешки"] as never[]),
      [null, null, null, null, "neto", "ukupno", "€/m² bez PDV", "netto", "brutto", null, "Ime", "Adresa", null],
      [
        1,
        "A",
        "EG",
        "WE 1",
        "56,30",
        "62,80",
        "4.250,00",
        "239.275",
        null,
        "frei",
        "Jovan Petrović",
        "Skopje",
        "razvod",
      ],
    ]);
    const areas = { area: 4, totalArea: 5 };
    expect(columns).toEqual({ tower: 1, floor: 2, label: 3, ...areas, pricePerArea: 6, price: 8, status: 9 });
    expect(personal).toEqual([10, 11, 12]);
    expect(headings.slice(0, 4)).toEqual(["R.br.", "Objekt / Objekat", "Etage Sprat", "WE / Stan br."]);
  });

  it("marks a column of statuses and buyers as one about people", () => {
    const { personal } = guessed([["Kati", "Banesa", "Statusi / Blerësi"]]);
    expect(personal).toEqual([2]);
  });

  it("is previewed first: new, changed (from and to) and unchanged apartments; and nothing has happened yet", () => {
    const before = JSON.stringify(draft);
    const {
      rows,
      draft: after,
      newFloors,
      missing,
    } = plan(
      "Kati\tBanesa\tStatusi\tÇmimi\tSipërfaqja\n1\t1\te shitur\t82.000 €\t60,5\n1\t2\te rezervuar\t\t\n2\t1\te lirë\t90000\t71\n",
    );
    expect(rows.map(({ at, kind, apartment: home }) => [at, kind, home])).toEqual([
      ["row 2", "changed", "k5-01-01"],
      ["row 3", "same", "k5-01-02"],
      ["row 4", "new", "k5-02-01"],
    ]);
    expect(rows[0]?.changes).toEqual([
      { field: "status", before: "available", after: "sold" },
      {
        field: "price",
        before: { kind: "from", amount: 80_000, currency: "EUR", validUntil: "2026-12-31" },
        after: { kind: "from", amount: 82_000, currency: "EUR", validUntil: "2026-12-31" },
      },
    ]);
    expect(homeOf(after, "k5-02-01")).toEqual({
      id: "k5-02-01",
      label: "1",
      status: "available",
      area: 71,
      price: { kind: "exact", amount: 90_000, currency: "EUR" },
    });
    expect([newFloors, missing]).toEqual([[], []]);
    expect(JSON.stringify(draft)).toBe(before);
  });

  it("reports the place and reason of every cell it does not understand, and imports the others", () => {
    const { rows, draft: after } = plan(
      "Kati\tBanesa\tStatusi\tSipërfaqja\tÇmimi\n1\t1\trez?\t6O,5\t81.000\n9\t1\te lirë\t\t\n1\t2\te shitur\t\t12.5\nGjithsej\tGjithsej\t\t\t171000\n",
    );
    expect(
      rows.flatMap(({ at, kind, findings }) => findings.map((found) => [at, kind, found.at, found.reason])),
    ).toEqual([
      ["row 2", "changed", "D2", "the letter O in place of a zero"],
      ["row 2", "changed", "C2", 'not a known status ("statuses" adds words)'],
      ["row 3", "wrong", "A3", "no such floor in this tower: add it, or let it be added"],
      ["row 4", "changed", "E4", "in full or in thousands? Write the whole amount"],
      ["row 5", "wrong", "B5", "a sum, not an apartment"],
    ]);
    expect(homeOf(after, "k5-01-01")).toMatchObject({ status: "available", area: 60.5, price: { amount: 81_000 } });
    expect(homeOf(after, "k5-01-02")).toMatchObject({ status: "sold" });
    expect(homesOf(after)).toHaveLength(2);
  });

  it("loses nothing an owner typed: empty cells and missing apartments are applied only on request, and are listed before", () => {
    const list = "Kati\tBanesa\tStatusi\tSipërfaqja\n1\t1\t\t\n";
    const planned = plan(list);
    expect(planned.draft).toEqual(draft);
    expect(planned.emptied.map(({ at, apartment: home, field, before }) => [at, home, field, before])).toEqual([
      ["row 2", "k5-01-01", "area", 60.5],
      ["row 2", "k5-01-01", "status", "available"],
    ]);
    expect(planned.missing).toEqual(["k5-01-02"]);
    const removed = plan(list, { clearsEmpty: true, removesMissing: true }).draft;
    expect(homesOf(removed).map(({ id, status, area, type }) => [id, status, area, type])).toEqual([
      ["k5-01-01", undefined, undefined, "2+1"],
    ]);
  });

  it("misses no apartment of a building that it does not name: another sheet lists it", () => {
    const second = addTower(draft, "K6").draft;
    const both = addApartments(addFloors(second, { tower: "k6", from: 1, to: 1 }).draft, { tower: "k6", floor: 1 }, [
      "1",
      "2",
    ]).draft;
    expect(plan("Kulla\tKati\tBanesa\nK6\t1\t1\n", {}, both).missing).toEqual(["k6-01-02"]);
    expect(plan("Kulla\tKati\tBanesa\nK9\t1\t1\n", {}, both).missing).toEqual([]);
  });

  it("may name a layout without the word that its folder begins with, if only one layout is meant", () => {
    const named = ["Typ A", "Grundriss B", "Typ B"].reduce((all, name) => addLayout(all, name).draft, draft);
    const { rows, draft: after } = plan("Kati\tBanesa\tGrundriss\n1\t1\tA\n1\t2\tB\n2\t1\tPlan A\n", {}, named);
    expect(["k5-01-01", "k5-02-01"].map((id) => homeOf(after, id)?.layout)).toEqual(["typ-a", "typ-a"]);
    expect(rows[1]?.findings).toMatchObject([{ at: "C3", reason: "no such layout in the project" }]);
    const sheet = guessColumns(
      [
        ["Kati", "Banesa", "Typ"],
        [1, "1", "A"],
      ],
      {},
      layoutNames(named.project),
    );
    expect(sheet.ok && sheet.sheet.columns).toMatchObject({ layout: 2 });
  });

  it("adds floors if allowed, and reports them", () => {
    const { draft: after, newFloors } = plan("Kati\tBanesa\tTipi\nKati 7\t1\t1+1\nPërdhesa\tL1\t\n", {
      addsFloors: true,
    });
    expect(newFloors).toEqual([
      { tower: "k5", floor: 7 },
      { tower: "k5", floor: 0 },
    ]);
    expect(after.project.floors.map(({ floor }) => floor)).toEqual([0, 1, 2, 3, 7]);
  });

  it("names floors by word: the words become the floors' labels, an attic is above the numbered ones", () => {
    const text = "Kati\tBanesa\nPD\tL1\nKati I\t5\nK4\t1\nMansarda\tM\nNëntoka\tG1\n";
    const { draft: after, rows } = plan(text, { addsFloors: true });
    expect(rows.map(({ kind }) => kind)).toEqual(["new", "new", "new", "new", "new"]);
    expect(after.project.floors.map(({ floor, label }) => [floor, label])).toEqual([
      [-1, "Nëntoka"],
      [0, "Përdhesa"],
      [1, undefined],
      [2, undefined],
      [3, undefined],
      [4, undefined],
      [5, "Mansarda"],
    ]);
    expect(plan(text, {}, after).rows.map(({ kind }) => kind)).toEqual(["same", "same", "same", "same", "same"]);
    const german = "Etage\tWohnung\nEG\tL1\n1. Obergeschoss\t5\nDachgeschoss\tM\nUG\tG1\n";
    expect(plan(german, {}, after).rows.map(({ kind }) => kind)).toEqual(["same", "same", "same", "same"]);
  });

  it("places an apartment over two floors on the lower one, and stores both of its floors", () => {
    const { draft: after, newFloors } = plan("Kati\tBanesa\n3-4\tD\n", { addsFloors: true });
    expect(newFloors).toEqual([{ tower: "k5", floor: 4 }]);
    expect(homeOf(after, "k5-03-d")).toEqual({ id: "k5-03-d", label: "D", storeys: [3, 4] });
  });

  it("places an apartment up to the attic on all floors below it, whose number depends on the building", () => {
    const { draft: built } = addTower(addTower(newDraft("Blloku"), "A").draft, "RH");
    const text =
      "Objekti\tKati\tBanesa\n" +
      ["A\tVI\t1", "A\tVII\t2", "A\tVI-PK\t3", "A\tPK\t4", "RH\tEG-DG\t1", "A\tEG-DG\t5"].join("\n");
    const planned = plan(text, {}, built);
    const found = homesOf(planned.draft).map(({ label, storeys }) => [label, storeys]);
    expect(found).toEqual([
      ["1", undefined],
      ["3", [6, 7, 8]],
      ["2", undefined],
      ["4", undefined],
      ["1", [0, 1]],
    ]);
    expect(planned.rows.flatMap(({ at, findings }) => findings.map(({ reason }) => [at, reason]))).toEqual([
      ["row 7", "no such floor in this tower"],
    ]);
    expect(plan(text, {}, planned.draft).rows.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 5 }, () => "same"),
      "wrong",
    ]);
  });

  it("has floors by the names that its owner gave them: above a mezzanine, floor 1 is the second one", () => {
    const { draft: built } = addTower(newDraft("Blloku"), "A");
    const { draft: storeys } = addFloors(built, { tower: "a", from: 0, to: 3 });
    const names = [undefined, "Mezanin", "Kati 1", "Kati 2"];
    const named = changeFloors(storeys, (floor) => {
      const label = names[floor.floor];
      return label === undefined ? floor : { ...floor, label };
    });
    const { draft: after } = plan(
      "Objekti\tKati\tBanesa\n" +
        ["0", "Zwischengeschoss", "1", "K2"].map((floor, n) => `A\t${floor}\t${n}`).join("\n"),
      {},
      named,
    );
    expect(after.project.floors.map(({ floor, apartments }) => [floor, apartments.map(({ label }) => label)])).toEqual([
      [0, ["0"]],
      [1, ["1"]],
      [2, ["2"]],
      [3, ["3"]],
    ]);
  });

  const built = (floors: readonly number[]) => {
    const { draft: tower } = addTower(newDraft("Blloku"), "A");
    const storeys = floors.reduce((all, floor) => addFloors(all, { tower: "a", from: floor, to: floor }).draft, tower);
    return storeys;
  };
  const floorsOf = ({ project }: Draft) =>
    project.floors.map(({ floor, label, apartments }) => [floor, label, apartments.map((home) => home.label).join()]);

  it("proposes a floor for a mezzanine between ground floor and floor 1, if all floors come from the list", () => {
    const text = "Etage\tWohnung\nEG\t1\nMezzanin\t2\n1. OG\t3\n2. OG\t4\nDG\t5\n1-2\t6\n";
    const { draft: after, between, newFloors } = plan(text, {}, built([]));
    expect(floorsOf(after)).toEqual([
      [0, "Erdgeschoss", "1"],
      [1, "Mezzanin", "2"],
      [2, "1", "3,6"],
      [3, "2", "4"],
      [4, "Dachgeschoss", "5"],
    ]);
    expect(homesOf(after).at(2)).toMatchObject({ label: "3" });
    expect(homesOf(after).find(({ label }) => label === "6")?.storeys).toEqual([2, 3]);
    expect(between).toMatchObject([{ tower: "a", word: "Mezzanin", proposed: "above 0", place: "above 0" }]);
    expect(newFloors).toHaveLength(5);
    expect(plan(text, {}, after).rows.every(({ kind }) => kind === "same")).toBe(true);
  });

  it("finds an apartment on a floor that the list names by a word and the project does not: the highest is the attic", () => {
    const floors = addApartments(built([0, 1, 2]), { tower: "a", floor: 2 }, ["1", "2"]).draft;
    const text = "Kati\tBanesa\tStatusi\n0\t1\te lirë\n1\t1\te lirë\nMansarda\t1\te shitur\nMansarda\t3\te lirë\n";
    const { rows, draft: after, missing } = plan(text, {}, floors);
    expect(rows.map(({ kind, apartment }) => [kind, apartment])).toEqual([
      ["new", "a-00-01"],
      ["new", "a-01-01"],
      ["changed", "a-02-01"],
      ["new", "a-02-03"],
    ]);
    expect(floorsOf(after).at(-1)).toEqual([2, "Mansarda", "1,2,3"]);
    expect(missing).toEqual(["a-02-02"]);
    const alike = changeApartments(floors, (home) => ({ ...home, label: "1", entrance: home.label ?? "" }));
    expect(plan(text, {}, alike).rows[2]?.findings).toMatchObject([
      { at: "B4", reason: "several apartments of the project have this name" },
    ]);
    const byEntrance = "Kati\tHyrja\tBanesa\n1\t1\t1\nMansarda\t2\t1\n";
    expect(plan(byEntrance, {}, alike).rows.map(({ apartment }) => apartment)).toEqual(["a-01-01", "a-02-02"]);
  });

  it("asks where a mezzanine is in a building with floors, then moves the floors above it and keeps their numbers", () => {
    const withHomes = addApartments(built([0, 1, 2]), { tower: "a", floor: 1 }, ["10"]).draft;
    const over = changeApartments(withHomes, (home) => ({ ...home, storeys: [1, 2] }));
    const text = "Kati\tBanesa\n0\t1\nGaleria\t2\n1\t10\n3\t30\n";
    const planned = plan(text, {}, over);
    expect(planned.rows.map(({ findings }) => findings[0]?.reason)).toEqual([
      undefined,
      "a floor between two others: choose where it is",
      undefined,
      "no such floor in this tower: add it, or let it be added",
    ]);
    const [key = ""] = planned.between.map((floor) => floor.key);
    const answered = plan(text, { between: { [key]: "above 0" }, addsFloors: true }, over);
    expect(floorsOf(answered.draft)).toEqual([
      [0, undefined, "1"],
      [1, "Galeria", "2"],
      [2, "1", "10"],
      [3, "2", ""],
      [4, "3", "30"],
    ]);
    expect(homesOf(answered.draft).find(({ label }) => label === "10")).toMatchObject({
      id: "a-01-10",
      storeys: [2, 3],
    });
    expect(answered.newFloors).toEqual([
      { tower: "a", floor: 1 },
      { tower: "a", floor: 4 },
    ]);
    const higher = plan("Kati\tBanesa\nGaleria\t2\n", { between: { [key]: "above 1" } }, over);
    expect(floorsOf(higher.draft).map(([floor, label]) => [floor, label])).toEqual([
      [0, undefined],
      [1, undefined],
      [2, "Galeria"],
      [3, "2"],
    ]);
    const existing = plan("Kati\tBanesa\nGaleria\t2\n", { between: { [key]: "is 1" } }, over);
    expect(floorsOf(existing.draft)).toEqual([
      [0, undefined, ""],
      [1, "Galeria", "10,2"],
      [2, undefined, ""],
    ]);
  });

  it("reads a raised ground floor as the ground floor, unless the list has both", () => {
    const alone = plan("Etage\tWohnung\nHochparterre\t1\n1\t2\n", {}, built([]));
    expect(floorsOf(alone.draft)).toEqual([
      [0, "Hochparterre", "1"],
      [1, undefined, "2"],
    ]);
    const both = plan("Etage\tWohnung\nEG\t1\nHochparterre\t2\nMezzanin\t3\n1\t4\n", {}, built([]));
    expect(floorsOf(both.draft).map(([floor, label]) => [floor, label])).toEqual([
      [0, "Erdgeschoss"],
      [1, "Hochparterre"],
      [2, "Mezzanin"],
      [3, "1"],
    ]);
  });

  it("moves the outlooks of a tower along with its floors", () => {
    const picture = { src: "a.jpg", width: 10, height: 10, alt: "" };
    const views = [{ side: "S", floors: [1, 2], picture }] as const;
    const seen = { ...built([0, 1, 2]), project: { ...built([0, 1, 2]).project, views } };
    const after = plan("Kati\tBanesa\nMezanin\t2\n", { addsFloors: true }, seen).draft;
    expect(after.project.views?.map(({ floors }) => floors)).toEqual([[2, 3]]);
  });

  it("reports a floor that it does not understand: a date, one between two others, a word", () => {
    const grid: SheetGrid = [
      ["Kati", "Banesa"],
      [new Date("2026-03-02"), "1"],
      ["Mezanin", "1"],
      ["Lart", "1"],
    ];
    expect(planRows(draft, guessed(grid)).rows.map(({ findings }) => findings[0]?.reason)).toEqual([
      "the spreadsheet turned it into a date: format the cell as text",
      "a floor between two others: choose where it is",
      "no such floor in this tower",
    ]);
  });

  it("uses neither of two rows about one apartment, even a new one", () => {
    const { rows, draft: after } = plan(
      "Kati\tBanesa\tStatusi\n1\t1\te shitur\n1\t1\te lirë\n2\t5\te shitur\n2\t5\te lirë\n",
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["wrong", "wrong", "wrong", "wrong"]);
    expect(rows[0]?.findings[0]).toMatchObject({ at: "B2", reason: "appears again in row 3" });
    expect(after).toBe(draft);
  });

  it("uses the row of the two that is not excluded", () => {
    const text = "Kati\tBanesa\tStatusi\n1\t1\te shitur\n1\t1\te lirë\n";
    const kinds = (leftOut: string) => plan(text, { leftOut: new Set([leftOut]) }).rows.map(({ kind }) => kind);
    expect(kinds("B3")).toEqual(["changed", "wrong"]);
    expect(kinds("B2")).toEqual(["wrong", "same"]);
    const { rows } = plan(`${text}1\t1\te rezervuar\n`, { leftOut: new Set(["B2", "B4"]) });
    expect(rows.map(({ kind }) => kind)).toEqual(["wrong", "same", "wrong"]);
  });

  it.each([sq.imports, en.imports, de.imports])(
    "recognises the headings of the studio's own lists: $importList",
    ({ rowColumns }) => {
      const { columns } = guessed([Object.values(rowColumns), ["k5-01-01"]]);
      expect(Object.keys(columns)).toEqual(Object.keys(rowColumns));
      expect(Object.values(columns)).toEqual(Object.keys(rowColumns).map((_, index) => index));
    },
  );

  it("has merged cells: a floor's name only next to its first apartment", () => {
    const { rows, draft: after } = plan("Kati\tBanesa\tTipi\n2\t1\tA\n\t2\tB\n3\t1\tC\n");
    expect(
      homesOf(after)
        .map(({ id }) => id)
        .slice(2),
    ).toEqual(["k5-02-01", "k5-02-02", "k5-03-01"]);
    expect(rows.map(({ inherited }) => inherited)).toEqual([[], ["floor"], []]);
  });

  it("imports nothing from an unmapped column, whatever its content", () => {
    const secret = "Arben Hoxha +383 44 000 000";
    for (let seed = 1; seed <= 50; seed += 1) {
      const random = randomOf(seed);
      const all = ["floor", "label", "status", "price", "type", "area", "bedrooms", "layout", "entrance"] as const;
      const chosen = all.filter((column) => column === "label" || column === "floor" || random.below(2) === 0);
      const grid: SheetGrid = Array.from({ length: 8 }, (_, row) => [
        String(1 + (row % 3)),
        String(1 + row),
        ...all.slice(2).map(() => secret),
        secret,
      ]);
      const named = Object.fromEntries(all.map((column, index) => [column, index]).slice(0, 2)) as Record<
        RowColumn,
        number
      >;
      const { draft: after, rows } = planRows(draft, { grid, headingRow: -1, columns: named }, { addsFloors: true });
      expect(JSON.stringify([after, rows])).not.toContain("Arben");
      const chosenColumns = Object.fromEntries(chosen.map((column) => [column, all.indexOf(column)]));
      const planned = planRows(draft, { grid, headingRow: -1, columns: chosenColumns });
      expect(
        homesOf(planned.draft).some((home) =>
          Object.keys(home).some(
            (key) =>
              !["id", "label", "price", "area", "bedrooms", "layout", "status", "type", "entrance"].includes(key),
          ),
        ),
      ).toBe(false);
    }
  });

  it("has a price per m² next to the price: the price is the one of the complete apartment", () => {
    const list = "Kati\tBanesa\tÇmimi/m2\tÇmimi total\n1\t1\t1250\t98000\n";
    const { rows, draft: after } = plan(list);
    expect(homeOf(after, "k5-01-01")?.price).toMatchObject({ amount: 98_000 });
    expect(rows[0]).not.toHaveProperty("computed");
  });

  it("has only a price per m²: the price is computed if the area is known, and the row says how", () => {
    const list = "Kati\tBanesa\tSip. neto\tÇmimi/m2\n1\t1\t\t1.250 €\n1\t2\t\t1250\n2\t1\t70,3\t1.250,50 €/m²\n";
    const { rows, draft: after } = plan(list);
    expect(rows.map(({ computed }) => computed)).toEqual([
      { amount: 75_625, perArea: 1250, area: { m2: 60.5, kind: "net" } },
      undefined,
      { amount: 87_910, perArea: 1250.5, area: { m2: 70.3, kind: "net" } },
    ]);
    expect(homeOf(after, "k5-01-01")?.price).toMatchObject({ kind: "from", amount: 75_625 });
    expect(rows[1]?.findings).toEqual([
      { at: "D3", value: "1250", reason: "a price per m², but no area: add the area, or the whole price" },
    ]);
    expect(homeOf(after, "k5-01-02")).not.toHaveProperty("price");
    expect(homeOf(after, "k5-02-01")?.price).toEqual({
      kind: "exact",
      amount: 87_910,
      currency: "EUR",
      perM2: 1250.5,
    });
  });

  it("applies a price per m² to the area that the rows with both prices use, which is usually the total one", () => {
    const heads = "Kati\tBanesa\tSip. neto\tSip. totale\tÇmimi/m2\tÇmimi total\n";
    const both = "1\t1\t50\t60\t1000\t60000\n1\t2\t70\t84\t1010\t84800\n2\t1\t40\t48\t1000\t48000\n";
    const { rows } = plan(`${heads}${both}2\t2\t50\t60\t1000\t\n`, {});
    expect(rows.at(-1)?.computed).toEqual({ amount: 60_000, perArea: 1000, area: { m2: 60, kind: "total" } });
    // Two rows prove nothing yet.
    const few = plan(`${heads}${both.split("\n").slice(0, 2).join("\n")}\n2\t2\t50\t60\t1000\t\n`, {});
    expect(few.rows.at(-1)?.computed?.area.kind).toBe("net");
  });

  it("computes a price per m² from the net area if there are two, and from the one the project shows if there is none", () => {
    const list = "Kati\tBanesa\t€/m2\n1\t1\t1000\n1\t2\t1000\n";
    const areas = { "1": { net: 50, total: 60 }, "2": { total: 80 } };
    const measured = changeApartments(draft, (home) => ({ ...home, areas: areas[home.label === "1" ? "1" : "2"] }));
    expect(plan(list, {}, measured).rows.map(({ computed }) => computed?.area)).toEqual([
      { m2: 50, kind: "net" },
      { m2: 80, kind: "total" },
    ]);
  });

  it("treats 0 as not stated: no area, no price; a studio apartment has 0 bedrooms", () => {
    const { rows, draft: after } = plan(
      "Kati\tBanesa\tSipërfaqja\tBallkoni\tÇmimi\tDhoma gjumi\n1\t2\t0\t0,00\t0\t0\n2\t1\t0\t0 m²\t0,00 €\t0\n",
    );
    expect(rows.flatMap(({ findings }) => findings)).toEqual([]);
    expect(homeOf(after, "k5-01-02")).toEqual({ id: "k5-01-02", label: "2", status: "reserved", bedrooms: 0 });
    expect(homeOf(after, "k5-02-01")).toEqual({ id: "k5-02-01", label: "1", bedrooms: 0 });
  });

  it("explains cells without a value: formulas, days, amounts in thousands, names that lost their zero", () => {
    const named = changeApartments(draft, (home) => ({ ...home, label: `0${home.label}` }));
    const { rows, draft: after } = plan(
      "Kati\tBanesa\tTipi\tSipërfaqja\tÇmimi\n1\t01\t#N/A\t#DIV/0!\t98\n1\t2\tB\t60\t98000\n2\t2026-03-02\tB\t60\t99000\n2\t3\t2026-03-02\t60\t97000\n",
      {},
      named,
    );
    expect(rows.map(({ findings }) => findings.map(({ at, reason }) => `${at} ${reason}`))).toEqual([
      [
        "C2 its formula fails: correct it in the list",
        "D2 its formula fails: correct it in the list",
        "E2 in thousands? The others are about 98000: write the whole amount",
      ],
      ["B3 the project calls it 02: write it that way, in a cell formatted as text"],
      ["B4 the spreadsheet turned it into a date: format the cell as text"],
      ["C5 the spreadsheet turned it into a date: format the cell as text"],
    ]);
    expect(homeOf(after, "k5-01-01")).toMatchObject({
      label: "01",
      type: "2+1",
      area: 60.5,
      price: { amount: 80_000 },
    });
  });

  it("imported twice changes nothing the second time", () => {
    const text =
      "Kati\tBanesa\tStatusi\tÇmimi\tTipi\n1\t1\te shitur\tnga 82.000 €\tA\n3\t12B\te lirë\tsipas kërkesës\tB\n";
    const once = plan(text).draft;
    const again = plan(text, {}, once);
    expect(again.rows.map(({ kind }) => kind)).toEqual(["same", "same"]);
    expect(again.draft).toBe(once);
  });
});

describe("a list's buildings", () => {
  const { draft: two } = addTower(addTower(newDraft("Blloku"), "Godina A").draft, "Godina B");
  const { draft: built } = addFloors(addFloors(two, { tower: "godina-a", from: 1, to: 2 }).draft, {
    tower: "godina-b",
    from: 1,
    to: 1,
  });
  const list = (names: readonly string[]) =>
    `Objekti\tKati\tBanesa\n${names.map((name) => `${name}\t1\t1\n`).join("")}`;
  const towersOf = ({ draft: after }: RowsPlan) =>
    after.project.floors.flatMap(({ tower, apartments }) => apartments.map(() => tower));

  it("are found by the name alone, without the word for a building", () => {
    expect(towersOf(plan(list(["A", "b", "Godina A"]).replace("Godina A\t1\t1", "Godina A\t1\t2"), {}, built))).toEqual(
      ["godina-a", "godina-a", "godina-b"],
    );
  });

  it("are not found by another building's word, or if two have the same name", () => {
    expect(plan(list(["Vila A"]), {}, built).rows[0]?.findings[0]?.reason).toBe("no such tower in the project");
    const { draft: doubled } = addTower(built, "Vila A");
    expect(plan(list(["A"]), {}, doubled).rows[0]?.findings[0]?.reason).toBe("no such tower in the project");
    const { draft: exact } = addTower(built, "A");
    expect(towersOf(plan(list(["A"]), {}, exact))).toEqual(["a"]);
  });

  it("do not include sums of buildings, and the rows below a sum have the building of those above it", () => {
    const sums = ["UKUPNO / SUMME Godina A", "Zwischensumme", "Вкупно Ламела"];
    const text = `Objekti\tKati\tBanesa\tÇmimi\nGodina A\t1\t1\t90000\n${sums
      .map((sum, n) => `${sum}\t\t\t90000\n\t1\t${n + 2}\t90000\n`)
      .join("")}`;
    expect(unknownTowers(guessed(cellsOf(text)), built)).toEqual([]);
    const planned = plan(text, {}, built);
    expect(towersOf(planned)).toEqual(["godina-a", "godina-a", "godina-a", "godina-a"]);
    expect(planned.rows.flatMap(({ findings }) => findings.map(({ reason }) => reason))).toEqual(
      sums.map(() => "a sum, not an apartment"),
    );
  });

  it("that are unknown are found, without sums and formula errors", () => {
    const sheet = guessed(cellsOf(list(["A", "Veri", "veri", "TOTALI", "#N/A", "Vila 3"])));
    expect(unknownTowers(sheet, built)).toEqual(["Veri", "Vila 3"]);
  });

  it("may be an existing one, which is remembered, or are created with their floors", () => {
    const text = list(["Veri", "Vila 3"]);
    const read = withWords(built, { words: {}, towers: { Veri: "godina-b", "Vila 3": newTower } });
    const planned = plan(text, {}, read);
    expect(planned.rows.map(({ kind }) => kind)).toEqual(["new", "new"]);
    expect(towersOf(planned)).toEqual(["godina-b", "vila-3"]);
    expect(planned.newFloors).toEqual([{ tower: "vila-3", floor: 1 }]);
    const stored = readDraft(writeDraft(planned.draft));
    if (!stored.ok) throw new Error(stored.failure.message);
    expect(plan(text, {}, stored.draft).rows.map(({ kind }) => kind)).toEqual(["same", "same"]);
  });
});

describe("a file with a list of apartments", () => {
  it("is an Excel file of several sheets, or a CSV with any delimiter, even in Windows-1250", async () => {
    const rows = [
      ["Kati", "Banesa", "Çmimi"],
      [1, "1", 82_000],
      [2, "1", null],
    ];
    const sheets = await readSheets(xlsxFile({ Banesat: rows, Lokalet: [["a"]] }));
    expect(sheets.map(({ name }) => name)).toEqual(["Banesat", "Lokalet"]);
    expect(planRows(draft, guessed(sheets[0]?.grid ?? [])).rows.map(({ kind }) => kind)).toEqual(["changed", "new"]);
    // "Sprat;Stan;Status" with a č and an ž in Windows-1250.
    const bytes = Buffer.concat([Buffer.from("Sprat;Stan;Status\n1;1;zavr"), Buffer.from([0x9a, 0xe8, 0x9e])]);
    expect((await readSheets(bytes))[0]?.grid[1]?.[2]).toBe("završčž");
    for (const mark of [";", ",", "\t", "|"]) {
      const [sheet] = await readSheets(
        Buffer.from(["Kati", "Banesa", "Tipi"].join(mark) + "\n" + ["1", "1", "2+1"].join(mark)),
      );
      expect(sheet?.grid[1]).toEqual(["1", "1", "2+1"]);
    }
  });

  it("has its apartments on the sheet with the most known headings, and of equal ones on the longest", () => {
    const named = (name: string, count: number, isHidden = false): ReadSheet => ({
      name,
      isHidden,
      ...guessColumns([["Kati", "Banesa"], ...Array.from({ length: count }, (_, n) => [1, `A${n}`])]),
    });
    const summary: ReadSheet = {
      name: "Pregled",
      ...guessColumns([
        ["Objekti", "Shuma"],
        ["A", 3],
        ["B", 4],
        ["C", 5],
      ]),
    };
    expect(likelySheet([summary, named("2024", 1), named("2026", 2), named("all", 9, true)])).toBe(2);
  });

  it("that is not a list, or is too long or too wide, is refused with a sentence", async () => {
    const many = `Kati;Banesa\n${"1;1\n".repeat(50_000)}`;
    await expect(readSheets(Buffer.from(many))).rejects.toThrow("The sheet has more than 20,000 rows");
    await expect(readSheets(Buffer.from("a;".repeat(300)))).rejects.toThrow("more than 256 columns");
    await expect(readSheets(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]))).rejects.toThrow(
      "neither an Excel file",
    );
    await expect(readSheets(Buffer.from("PK\u0003\u0004 and no more"))).rejects.toThrow("The Excel file is damaged.");
    await expect(readSheets(Buffer.from(""))).rejects.toThrow("The sheet is empty.");
    expect(guessColumns(Array.from({ length: 20_001 }, () => ["1"]))).toMatchObject({ ok: false });
  });

  it("cannot be a zip bomb: its unpacked size and the range of its cells are checked first", async () => {
    const bomb = xlsxFile({ Banesat: [["a".repeat(70_000_000)]] });
    expect(bomb.length).toBeLessThan(200_000);
    const started = performance.now();
    await expect(readSheets(bomb)).rejects.toThrow("The Excel file unpacks to more than 64 MB");
    expect(performance.now() - started).toBeLessThan(5000);
    const far: (string | null)[][] = [];
    far[1_048_575] = ["x"];
    await expect(readSheets(xlsxFile({ Banesat: Array.from(far, (row) => row ?? []) }))).rejects.toThrow(
      "more than 20,000 rows",
    );
  });
});

describe("a list that was imported before", () => {
  const grid = [
    ["Sigla", "Sip. neto", "Sip. totale", "Blerësi", "Sip", "Sip"],
    ["1", "60", "70", "Arben", "1", "2"],
  ];
  const first = guessed(grid);

  it("has its columns as the owner mapped them, even without telling headings", () => {
    expect(first.columns).toEqual({ netArea: 1, totalArea: 2, area: 4 });
    const words = columnWordsOf(first, { label: 0, area: 2, rooms: 5 });
    // Self-explanatory headings, skipped columns and ambiguous ones are not remembered.
    expect(words).toEqual({ Sigla: "label", "Sip. neto": "none", "Sip. totale": "area" });
    expect(guessColumns(grid, words)).toMatchObject({ sheet: { columns: { label: 0, area: 2 } } });
    expect(guessColumns([["x"], ["Sigla", "Sip. totale"], ["1", "70"]], words)).toMatchObject({
      sheet: { headingRow: 1, columns: { label: 0, area: 1 } },
    });
    expect(columnWordsOf(first, { netArea: 1, totalArea: 2 }, { ...words, Muaji: "type" })).toEqual({ Muaji: "type" });
  });

  it("is remembered in the draft's file, which accepts no unknown columns", () => {
    const columnWords = { Sigla: "label", "Sip. neto": "none", constructor: "area" } as const;
    const saved = { ...draft, settings: { columnWords } };
    expect(readDraft(writeDraft(saved))).toMatchObject({ ok: true, draft: { settings: { columnWords } } });
    const strange = JSON.stringify({ ...saved, settings: { columnWords: { a: "buyer", b: 1 } } });
    expect(readDraft(strange)).toMatchObject({ ok: true, draft: { settings: {} } });
    expect(
      guessColumns(
        [
          ["constructor", "toString"],
          ["1", "2"],
        ],
        {},
      ),
    ).toMatchObject({ sheet: { columns: {} } });
  });
});

describe("buildings that a list needs", () => {
  it("are created once, even if the owner has created one in the meantime", () => {
    const towers = { Jugu: newTower };
    const made = withWords(draft, { words: {}, towers });
    expect(made.project.towers).toHaveLength(draft.project.towers.length + 1);
    const meanwhile = addTower(draft, "Jugu").draft;
    expect(withWords(meanwhile, { words: {}, towers }).project).toEqual(meanwhile.project);
  });
});
