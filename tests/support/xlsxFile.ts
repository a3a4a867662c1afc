import { crc32, deflateRawSync } from "node:zlib";

/** A cell of a sheet: text, a number, a day (which Excel stores as a number with a format), a formula error, or nothing. */
export type XlsxCell = string | number | Date | { readonly error: string } | null;

const dayMs = 86_400_000;
const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** "C14" of a column and a row counted from 0. */
function address(column: number, row: number): string {
  const letters = column < 26 ? "" : String.fromCodePoint(64 + Math.floor(column / 26));
  return `${letters}${String.fromCodePoint(65 + (column % 26))}${row + 1}`;
}

function sheetXml(
  rows: readonly (readonly XlsxCell[])[],
  merged: readonly string[],
  sharedText: (text: string) => number,
): string {
  const cell = (value: XlsxCell, at: string) => {
    if (value === null) return "";
    if (typeof value === "string") return `<c r="${at}" t="s"><v>${sharedText(value)}</v></c>`;
    if (typeof value === "number") return `<c r="${at}"><v>${value}</v></c>`;
    if (value instanceof Date) return `<c r="${at}" s="1"><v>${value.getTime() / dayMs + 25_569}</v></c>`;
    return `<c r="${at}" t="e"><v>${value.error}</v></c>`;
  };
  const lines = rows.map((cells, row) => {
    const inside = cells.map((value, column) => cell(value, address(column, row))).join("");
    return inside && `<row r="${row + 1}">${inside}</row>`;
  });
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
  const merges = ranges && `<mergeCells count="${merged.length}">${ranges}</mergeCells>`;
  return `${xmlHead}<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData>${merges}</worksheet>`;
}

const styles = `${xmlHead}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/**
 * An Excel file as a spreadsheet writes it, by sheet name: read by the tests and the bench. Empty rows are left out, as in Excel.
 * `merged`: ranges of every sheet that are one cell each ("A1:H1").
 */
export const xlsxFile = (sheets: Sheets, merged: readonly string[] = []): Buffer =>
  zipFile(Object.entries(xlsxParts(sheets, merged)).map(([name, text]) => ({ name, text })));

type Sheets = Readonly<Record<string, readonly (readonly XlsxCell[])[]>>;

/** The parts of such a file by their paths, for tests that replace some. */
export function xlsxParts(sheets: Sheets, merged: readonly string[] = []): Readonly<Record<string, string>> {
  const texts = new Map<string, number>();
  const sharedText = (text: string) => {
    const index = texts.get(text) ?? texts.size;
    texts.set(text, index);
    return index;
  };
  const names = Object.keys(sheets);
  const pages = Object.values(sheets).map((rows) => sheetXml(rows, merged, sharedText));
  const list = (each: (name: string, number: number) => string) => names.map((name, i) => each(name, i + 1)).join("");
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  return {
    "[Content_Types].xml": `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${list((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/></Types>`,
    "_rels/.rels": `${xmlHead}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${xmlHead}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list((name, n) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${xmlHead}<Relationships xmlns="${packageRelations}">${list((_, n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId${names.length + 2}" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/styles.xml": styles,
    "xl/sharedStrings.xml": `${xmlHead}<sst xmlns="${main}">${[...texts.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    ...Object.fromEntries(pages.map((page, index) => [`xl/worksheets/sheet${index + 1}.xml`, page])),
  };
}

/** A file in an archive. `method`: 8 deflates, 0 stores, others are unknown; `saidBytes`: the length it claims. */
export type ZipEntry = {
  readonly name: string;
  readonly text: string;
  readonly method?: number;
  readonly saidBytes?: number;
};

/** A zip archive. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name: path, text, method = 8, saidBytes } of entries) {
    const name = Buffer.from(path);
    const bytes = Buffer.from(text);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saidBytes ?? bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), facts, place, name]));
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
