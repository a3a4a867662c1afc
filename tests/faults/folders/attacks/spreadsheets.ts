import { crc32, deflateRawSync } from "node:zlib";
import { unzipSync } from "fflate";
import type { Random } from "../../../support/random.ts";
import { xlsxFile } from "../../../support/xlsxFile.ts";
import type { Attack } from "./attack.ts";
import { terminalTexts } from "./strings.ts";

/** A file in an archive, and the archive's claims about it, true or not. */
type Entry = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The claimed method; the bytes are deflated for 8 and stored for all others. */
  readonly method?: number;
  readonly saidSize?: number;
  readonly saidPacked?: number;
  /** Sizes after the data, not before it. */
  readonly isStreamed?: boolean;
  readonly flags?: number;
};

/** An archive that may lie about itself. */
function zipOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name: text, bytes, method = 8, saidSize, saidPacked, isStreamed = false, flags = 0 } of entries) {
    const name = Buffer.from(text);
    const packed = method === 8 ? deflateRawSync(bytes) : Buffer.from(bytes);
    const facts = (isLocal: boolean) => {
      const isLeftOut = isLocal && isStreamed;
      const block = Buffer.alloc(26);
      block.writeUInt16LE(20, 0);
      block.writeUInt16LE(flags | (isStreamed ? 8 : 0), 2);
      block.writeUInt16LE(method, 4);
      block.writeUInt32LE(isLeftOut ? 0 : crc32(bytes), 10);
      block.writeUInt32LE(isLeftOut ? 0 : (saidPacked ?? packed.length), 14);
      block.writeUInt32LE(isLeftOut ? 0 : (saidSize ?? bytes.length), 18);
      block.writeUInt16LE(name.length, 22);
      return block;
    };
    const after = Buffer.alloc(isStreamed ? 16 : 0);
    if (isStreamed) {
      after.write("PK\u0007\u0008", "latin1");
      after.writeUInt32LE(crc32(bytes), 4);
      after.writeUInt32LE(packed.length, 8);
      after.writeUInt32LE(bytes.length, 12);
    }
    const entry = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts(true), name, packed, after]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), facts(false), place, name]));
    parts.push(entry);
    offset += entry.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from("PK\u0005\u0006"), end]);
}

const headings = ["Nr.", "Statusi", "Çmimi"];
const sheet = "xl/worksheets/sheet1.xml";
const shared = "xl/sharedStrings.xml";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** A list of apartments as its parts. */
function listParts(random: Random): Map<string, string> {
  const rows = [headings, ["b1-1", random.pick(terminalTexts.slice(3)), "90000"], ["b1-2", "E shitur", ""]];
  const files = unzipSync(
    xlsxFile({ Banesat: rows.map((row) => row.map((cell) => cell.replaceAll(/\p{Cc}/gu, " "))) }),
  );
  return new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

const sheetOf = (cells: string, head = ""): string =>
  `<?xml version="1.0"?>${head}<worksheet xmlns="${main}">${cells}</worksheet>`;

/** A cell far away, in the notations of many programs. */
function farCell(random: Random): string {
  const column = random.pick(["A", "XFD", "ZZZ", "A"]);
  const row = random.pick(["1048576", "99999999", "20001", "4294967297"]);
  const address = `${column}${row}`;
  const notation = random.pick([
    (text: string) => text,
    (text: string) => `&#${text.charCodeAt(0)};${text.slice(1)}`,
    (text: string) => `&#x${text.charCodeAt(0).toString(16)};${text.slice(1)}`,
    (text: string) => text.replace(/\d$/, (digit) => `&#${digit.charCodeAt(0)};`),
    (text: string) => text.toLowerCase(),
    (text: string) => `$${text}`,
    (text: string) => ` ${text} `,
  ])(address);
  const space = random.pick(["r=", "r =", "r\n=\n", "x:r=", "r\t= "]);
  const mark = random.pick(['"', "'"]);
  const cell = `<c ${space}${mark}${notation}${mark} t="n"><v>1</v></c>`;
  const isRow = random.chance(0.3);
  return `<sheetData><row ${isRow ? `r="${row.replace(/^(\d)/, (digit) => `&#${digit.charCodeAt(0)};`)}"` : ""}>${cell}</row></sheetData>`;
}

/** Too much for a program that unpacks or reads it without a limit. */
export function hostileSheet(random: Random): { readonly reported: string; readonly bytes: Buffer } {
  const files = listParts(random);
  const reported: string[] = [];
  let extra: Entry[] = [];
  const kinds: Readonly<Record<string, () => void>> = {
    "a cell far away": () => void files.set(sheet, sheetOf(farCell(random))),
    "a cell far away in another folder": () => {
      const name = random.pick([
        "xl/other/sheet1.xml",
        "sheet1.xml",
        "xl/worksheets/deep/sheet1.xml",
        "xl/worksheets/sheet1.XML.bin",
      ]);
      files.delete(sheet);
      files.set(name, sheetOf(farCell(random)));
      const links = files.get("xl/_rels/workbook.xml.rels") ?? "";
      const target = name.startsWith("xl/") ? name.slice(3) : `../${name}`;
      files.set("xl/_rels/workbook.xml.rels", links.replace("worksheets/sheet1.xml", target));
    },
    "a range far away": () =>
      void files.set(
        sheet,
        sheetOf(
          `<dimension ref="A1:XFD1048576"/><sheetData/><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`,
        ),
      ),
    "many cells": () => {
      const cells = Array.from({ length: 200 }, (_, column) => `<c><v>${column}</v></c>`).join("");
      void files.set(
        sheet,
        sheetOf(`<sheetData>${`<row>${cells}</row>`.repeat(random.pick([19_000, 30_000]))}</sheetData>`),
      );
    },
    "many rows without a place": () =>
      void files.set(sheet, sheetOf(`<sheetData>${"<row/>".repeat(3_000_000)}</sheetData>`)),
    blanks: () =>
      void files.set(sheet, sheetOf(`<sheetData>${" ".repeat(random.pick([60, 100]) * 1_000_000)}</sheetData>`)),
    "a long text": () =>
      void files.set(
        shared,
        `<?xml version="1.0"?><sst xmlns="${main}"><si><t>${"x".repeat(60_000_000)}</t></si></sst>`,
      ),
    "many texts": () =>
      void files.set(
        shared,
        `<?xml version="1.0"?><sst xmlns="${main}">${"<si><t>a</t></si>".repeat(2_000_000)}</sst>`,
      ),
    "nested deep": () => void files.set(sheet, sheetOf(`${"<a>".repeat(300_000)}${"</a>".repeat(300_000)}`)),
    "entities within entities": () => {
      const entities = Array.from(
        { length: 9 },
        (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
      ).join("");
      const text = `<sheetData><row r="1"><c r="A1" t="str"><v>&e9;</v></c></row></sheetData>`;
      void files.set(sheet, sheetOf(text, `<!DOCTYPE a [<!ENTITY e0 "aaaaaaaaaa">${entities}]>`));
    },
    "a number that is a date": () => {
      const cells = `<c r="A1" s="1"><v>${random.pick(["1e300", "-1e300", "NaN", "99999999999"])}</v></c>`;
      void files.set(sheet, sheetOf(`<sheetData><row r="1">${cells}</row></sheetData>`));
    },
    "a shared text that is not there": () =>
      void files.set(
        sheet,
        sheetOf(
          `<sheetData><row r="1"><c r="A1" t="s"><v>${random.pick(["99999999", "-1", "__proto__"])}</v></c></row></sheetData>`,
        ),
      ),
    "many sheets": () => {
      const names = Array.from(
        { length: 20_000 },
        (_, index) =>
          `<sheet name="s${index}" sheetId="${index + 1}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rId1"/>`,
      );
      const book = files.get("xl/workbook.xml") ?? "";
      void files.set("xl/workbook.xml", book.replace(/<sheets>.*<\/sheets>/, `<sheets>${names.join("")}</sheets>`));
    },
  };
  const kind = random.pick(Object.keys(kinds));
  kinds[kind]?.();
  reported.push(kind);
  const wrappers: Readonly<Record<string, () => void>> = {
    "an unknown method first": () =>
      void (extra = [{ name: "a", bytes: Buffer.from("a"), method: random.pick([1, 12, 14, 93, 99]) }]),
    "a locked file first": () => void (extra = [{ name: "a", bytes: Buffer.from("a"), flags: 1 }]),
    "another sheet of the same name first": () =>
      void (extra = [{ name: sheet, bytes: Buffer.from(sheetOf("<sheetData/>")) }]),
    "names that lead out": () =>
      void (extra = ["../../../victim/passwords.txt", "/etc/x", "__proto__"].map((name) => ({
        name,
        bytes: Buffer.from("x"),
      }))),
  };
  if (random.chance(0.5)) {
    const wrapper = random.pick(Object.keys(wrappers));
    wrappers[wrapper]?.();
    reported.push(wrapper);
  }
  const lies: Partial<Entry> = random.chance(0.3)
    ? random.pick<Partial<Entry>>([
        { saidSize: 10 },
        { isStreamed: true },
        { saidSize: 2 ** 32 - 1 },
        { saidPacked: 0 },
        { method: 0 },
      ])
    : {};
  if (Object.keys(lies).length > 0) reported.push(JSON.stringify(lies));
  const own = [...files].map(([name, text]): Entry => ({ name, bytes: Buffer.from(text), ...lies }));
  return { reported: reported.join(", "), bytes: zipOf([...extra, ...own]) };
}

export const spreadsheets: Attack = async ({ folder, random }) => {
  const { reported, bytes } = hostileSheet(random);
  await folder.put("homes.xlsx", bytes);
  if (random.chance(0.6)) await folder.putJson("sync.json", { ...folder.json("sync.json"), source: "homes.xlsx" });
  return `homes.xlsx: ${reported}, ${bytes.length} bytes`;
};

/** Lists as text. */
export const textLists: Attack = async ({ folder, random }) => {
  const kinds: Readonly<Record<string, () => string | Uint8Array>> = {
    formulas: () => `Nr.;Statusi;Çmimi\nb1-1;=cmd|' /C calc'!A1;@SUM(1)\n"\t=1";-1+1;+1`,
    "what a terminal obeys": () =>
      `Nr.;Statusi;Çmimi\n${random.pick(terminalTexts).replaceAll("\n", "")};${random.pick(terminalTexts).replaceAll("\n", " ")};1`,
    "one long line": () => `Nr.;Statusi;Çmimi\n${"a;".repeat(3_000_000)}`,
    "many short lines": () => `Nr.;Statusi;Çmimi\n${"a;b;c\n".repeat(2_000_000)}`,
    "an open quotation mark": () => `Nr.;Statusi;Çmimi\n"${"a;b\n".repeat(300_000)}`,
    "many quotation marks": () => `Nr.;Statusi;Çmimi\n${'""'.repeat(500_000)};a`,
    "UTF-16 cut in half": () => Buffer.from(`\uFEFFNr.;Statusi;Çmimi\nb1-1;E shitur;1`, "utf16le").subarray(0, -1),
    zeros: () => Buffer.alloc(5_000_000),
    "a page": () => "<!doctype html><script>attackRan()</script>",
    "an odd mark between cells": () => `sep=${random.pick(["\u0000", '"', "\u001B", "a"])}\nNr.;Statusi;Çmimi`,
  };
  const reported = random.pick(Object.keys(kinds));
  await folder.put("homes.csv", kinds[reported]?.() ?? "");
  return `homes.csv: ${reported}`;
};
