import { createServer, type RequestListener } from "node:http";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { cellAddress } from "../../../../owner/sync/cells/row.ts";
import { readDay } from "../../../../owner/sync/cells/day.ts";
import { readSheets, readTable } from "../../../../owner/sync/table/readTable.ts";
import { publicName, readSource } from "../../../../owner/sync/table/source.ts";
import type { Row } from "../../../../owner/sync/cells/row.ts";
import { listenHere } from "../../../support/listenHere.ts";
import { xlsxFile, xlsxParts, zipFile } from "../../../support/xlsxFile.ts";

const columns = { home: "Nr.", status: "Statusi", price: "Çmimi" };

/** Each row as "address value" of its mapped cells. */
const shown = (rows: readonly Row[]) =>
  rows.map(({ cells, failure }) => failure ?? Object.values(cells).map(({ at, value }) => `${at} ${String(value)}`));

const readText = async (text: string | Buffer, more = {}) =>
  shown(await readTable(Buffer.from(text), { columns, ...more }));

const list = [
  ["A2 k5-01", "C2 Shitur", "D2 98.000"],
  ["A3 k5-02", "C3 I lirë", "D3 "],
];

describe("a sheet as CSV", () => {
  const lines = (mark: string) =>
    ["Nr.|Shënime|Statusi|Çmimi", "k5-01|Arben|Shitur|98.000", "k5-02||I lirë|", ""].join("\r\n").replaceAll("|", mark);

  it.each([";", ",", "\t", "|"])("is read with any delimiter: %j", async (mark) => {
    expect(await readText(lines(mark))).toEqual(list);
  });

  it.each([
    ["UTF-8", Buffer.from(lines(";"))],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${lines(";")}`)],
    ["UTF-16, Excel's Unicode text", Buffer.from(`\ufeff${lines("\t")}`, "utf16le")],
    ["windows-1252, as older programs write", Buffer.from(lines(";"), "latin1")],
  ])("is read in %s", async (_, bytes) => {
    expect(await readText(bytes)).toEqual(list);
  });

  it("identifies cells by the addresses a spreadsheet shows, even below titles, empty rows and Excel's own first line", async () => {
    const text = `sep=;\r\nKulla, gjendja më 22.11.;;;\r\n;;;\r\n${lines(";").replace("k5-02", ";;;\r\nk5-02")}`;
    expect(await readText(text)).toEqual([
      ["A5 k5-01", "C5 Shitur", "D5 98.000"],
      ["A7 k5-02", "C7 I lirë", "D7 "],
    ]);
  });

  it("finds headings whatever their case and spaces", async () => {
    expect(await readText("NR. ,statusi,  çmimi\na,b,c\n")).toEqual([["A2 a", "B2 b", "C2 c"]]);
  });

  it("does not trust a row that is split in the wrong places, and shows none of its cells", async () => {
    const text = "Nr.;Shënime;Statusi;Çmimi\nk5-01;Arben; Hoxha;Shitur;98.000\nk5-02;;I lirë;1\n";
    expect(await readText(text)).toEqual(["it has 5 cells, the headings 4", ["A3 k5-02", "C3 I lirë", "D3 1"]]);
  });

  it("reports where quotation marks do not match", async () => {
    const rows = await readText('Nr.;Shënime;Statusi;Çmimi\nk5-01;;Shitur;1\nk5-02;"Arben;Shitur;1\n');
    expect(rows).toEqual([["A2 k5-01", "C2 Shitur", "D2 1"], "its quotation marks do not match"]);
  });

  it("suggests the headings that may be meant if one is missing, from known headings only", async () => {
    await expect(readText("Nr.;Blerësi;Statusi;Çmimi total (Arben)\nk5-01;Arben;Shitur;1\n")).rejects.toThrow(
      '"Çmimi" is missing; "Çmimi total" may be meant.',
    );
  });

  it("reports a heading that is missing or duplicated, and no other", async () => {
    await expect(readText("Nr.;Blerësi;Statusi\nk5-01;Arben;Shitur\n")).rejects.toThrow(
      'The sheet has no row with all headings that "columns" names: "Çmimi" is missing.',
    );
    await expect(readText("Nr.;Statusi;Çmimi;Statusi\n")).rejects.toThrow('The heading "Statusi" appears twice.');
    await expect(readText("")).rejects.toThrow("The sheet is empty.");
  });
});

describe("a sheet of Excel", () => {
  const rows = [
    ["Kulla", null, null, null],
    [],
    ["Nr.", "Shënime", "Statusi", "Çmimi"],
    ["k5-01", "Arben", "Shitur", 98_000],
    [],
    [12, null, null, { error: "#N/A" }],
  ];
  const expected = [
    ["A4 k5-01", "C4 Shitur", "D4 98000"],
    ["A6 12", "C6 null", "D6 #N/A"],
  ];

  it("is read from its first sheet, or the named one, with the addresses Excel shows", async () => {
    const other = [["Nr."], ["x"]];
    expect(await readText(xlsxFile({ Banesat: rows, Tjera: other }))).toEqual(expected);
    expect(await readText(xlsxFile({ Tjera: other, Banesat: rows }), { sheet: "Banesat" })).toEqual(expected);
  });

  /** The file with one part replaced. */
  const changed = (edit: (text: string, path: string) => string) =>
    zipFile(
      Object.entries(xlsxParts({ Banesat: rows, Tjera: rows })).map(([name, text]) => ({
        name,
        text: edit(text, name),
      })),
    );
  const inWorkbook = (from: string, to: string) =>
    changed((text, path) => (path === "xl/workbook.xml" ? text.replace(from, to) : text));

  it("reports a formula that failed, or has no value", async () => {
    const formula = (cell: string) => changed((text) => text.replace('<c r="D4"><v>98000</v></c>', cell));
    const shownAt = async (cell: string) => (await readText(formula(cell)))[0]?.[2];
    expect(await shownAt('<c r="D4"><f>B1*2</f></c>')).toBe("D4 #FORMULA");
    expect(await shownAt('<c r="D4" s="0"><f>B1*2</f><v></v></c>')).toBe("D4 #FORMULA");
    expect(await shownAt('<c r="D4"><f>B1*2</f><v/></c>')).toBe("D4 #FORMULA");
    expect(await shownAt('<c r="D4" t="e"><f>1/0</f><v>#DIV/0!</v></c>')).toBe("D4 #DIV/0!");
    expect(await shownAt('<c r="D4"><f>B1*2</f><v>98000</v></c>')).toBe("D4 98000");
    expect(await shownAt('<c r="D4" t="str"><f>B1</f><v></v></c>')).toBe("D4 null");
  });

  it("is not read from a first sheet that is hidden, unless it is named", async () => {
    const file = inWorkbook('name="Banesat"', 'name="Banesat" state="hidden"');
    await expect(readText(file)).rejects.toThrow("The first sheet is hidden: name the one that has the apartments");
    expect(await readText(file, { sheet: "Banesat" })).toEqual(expected);
    expect((await readSheets(file)).map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ["Banesat", true],
      ["Tjera", undefined],
    ]);
  });

  it.each(["1", "true"])(
    "counts days from 1904 if the file states that, with and without a day format: %s",
    async (flag) => {
      const days = [
        ["Nr.", "Statusi", "Çmimi", "Vlen"],
        ["a", "x", 1, new Date("2026-12-31")],
        ["b", "x", 1, 46_387 - 1462],
      ];
      const file = zipFile(
        Object.entries(xlsxParts({ Banesat: days })).map(([name, text]) => ({
          name,
          text: text
            .replace("<sheets>", `<workbookPr date1904="${flag}"/><sheets>`)
            .replace(/(<c r="D2" s="1"><v>)(\d+)/, (_, start: string, day: string) => `${start}${Number(day) - 1462}`),
        })),
      );
      const read = await readTable(file, { columns: { ...columns, validUntil: "Vlen" } });
      expect(read.map(({ cells }) => readDay(cells.validUntil?.value ?? null))).toEqual([
        { ok: true, value: "2026-12-31" },
        { ok: true, value: "2026-12-31" },
      ]);
    },
  );

  it("is refused in a sentence if it has no such sheet, is damaged or is of an old format", async () => {
    const file = xlsxFile({ "Arben Hoxha": rows });
    await expect(readText(file, { sheet: "Banesat" })).rejects.toThrow(/^The Excel file has no sheet "Banesat".$/);
    await expect(readText(file.subarray(0, 900))).rejects.toThrow(/^The Excel file is damaged.$/);
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]);
    await expect(readText(old)).rejects.toThrow("The sheet is an old Excel file (.xls): save it as .xlsx.");
  });
});

describe("a list of records", () => {
  const paths = { columns: { home: "id", status: "attributes.status" } };
  const record = (id: unknown, status: unknown) => ({ id, buyer: "Arben", attributes: { status } });

  it("is found by its path, and its values by theirs", async () => {
    const text = JSON.stringify({ data: { items: [record("k5-01", "sold"), record(2, null)] } });
    expect(await readText(text, { ...paths, json: "data.items" })).toEqual([
      ["data.items[0].id k5-01", "data.items[0].attributes.status sold"],
      ["data.items[1].id 2", "data.items[1].attributes.status null"],
    ]);
    expect(await readText(JSON.stringify([record("a", "b")]), { ...paths, json: "" })).toEqual([
      ["[0].id a", "[0].attributes.status b"],
    ]);
  });

  it("loses only one record if a value is wrong, and quotes nothing if it is not a list at all", async () => {
    const rows = await readText(JSON.stringify([record("a", { by: "Arben" }), record("b", "sold")]), {
      ...paths,
      json: "",
    });
    expect(rows).toEqual([
      '"attributes.status" is neither a text nor a number',
      ["[1].id b", "[1].attributes.status sold"],
    ]);
    await expect(readText("Arben Hoxha", { ...paths, json: "" })).rejects.toThrow(/^The source is not valid JSON\.$/);
    await expect(readText("{}", { ...paths, json: "data.items" })).rejects.toThrow('There is no list at "data.items"');
    await expect(readText('[{"id":1}]', { ...paths, json: "" })).rejects.toThrow(
      'No record of the list has "attributes',
    );
  });
});

it("a sign-in page is not a sheet", async () => {
  await expect(readText("<!DOCTYPE html><title>Sign in</title>")).rejects.toThrow(/web page, not a sheet/);
});

it.each([
  [0, 0, "A1"],
  [2, 13, "C14"],
  [25, 0, "Z1"],
  [26, 0, "AA1"],
  [702, 9, "AAA10"],
])("column %i, row %i is %s", (column, row, address) => {
  expect(cellAddress(column, row)).toBe(address);
});

describe("a sheet's source", () => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0)) await end();
  });

  const serve = async (answer: RequestListener) => {
    const { url, close } = await listenHere(createServer(answer));
    endings.push(close);
    return `${url}/list?key=secret`;
  };
  const limits = { timeoutMs: 10_000, maxBytes: 1000 };

  it("may be a file or an address, even one that redirects", async () => {
    const folder = await mkdtemp(join(tmpdir(), "kulla-source-"));
    endings.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "homes.csv"), "a;b");
    expect(String(await readSource(join(folder, "homes.csv"), limits))).toBe("a;b");
    const address = await serve((request, response) => {
      if (request.url === "/there") response.end("a;b");
      else response.writeHead(307, { Location: "/there" }).end();
    });
    expect(String(await readSource(address, limits))).toBe("a;b");
  });

  it.each<[string, RequestListener, RegExp]>([
    ["refuses", (_, response) => response.writeHead(403).end(), /^127\.0\.0\.1:\d+ answers 403\.$/],
    ["gives too much", (_, response) => response.end("x".repeat(2000)), /^The sheet is larger than/],
    [
      "breaks off",
      (_, response) => response.writeHead(200, { "Content-Length": 100 }).write("x", () => response.destroy()),
      /cannot be reached, or breaks off in the middle\.$/,
    ],
  ])("reports that a server %s, without the key in its address", async (_, answer, sentence) => {
    await expect(readSource(await serve(answer), limits)).rejects.toThrow(sentence);
  });

  it("is not waited for forever", async () => {
    const address = await serve(() => {});
    await expect(readSource(address, { ...limits, timeoutMs: 50 })).rejects.toThrow("does not answer within 0.05 s.");
  });

  it("that cannot be read is reported with the reason", async () => {
    await expect(readSource("/nowhere/homes.csv")).rejects.toThrow(
      "The sheet /nowhere/homes.csv cannot be read: there is no such file.",
    );
  });

  it("is named in public by a file's name, never by an address, which may be a key", () => {
    expect(publicName("/home/owner/private/homes.xlsx")).toBe("homes.xlsx");
    expect(publicName("https://host/a/homes.csv?key=1")).toBe("homes.csv");
    expect(publicName("https://docs.google.com/spreadsheets/d/e/2PACX-1vSecret/pub?output=csv")).toBe("address");
    expect(publicName("https://host/units/2PACX-1vSecret")).toBe("address");
  });
});
