import { unzipSync, zipSync } from "fflate";
import readXlsxFile, { readSheet } from "read-excel-file/universal";
import { Parser } from "saxen";
import { type CellValue, uncalculated } from "../cells/cell.ts";
import { currencyOf } from "../cells/currency.ts";
import { sheetLimits, type SheetMarks, sizeProblem, type SheetGrid } from "../cells/row.ts";
import { unguardFormula } from "../cells/spreadsheetText.ts";
import { SyncError } from "../SyncError.ts";
import { sheetFormats } from "./sheetFormats.ts";

type ReadGrid = { readonly name: string; readonly grid: SheetGrid };

export type XlsxSheet = ReadGrid &
  SheetMarks & {
    /** Whether the owner has hidden it in the spreadsheet. */
    readonly isHidden?: boolean;
    /** Whether its days are counted from 1904, as in files of older spreadsheets for the Mac. */
    readonly isFrom1904?: boolean;
  };

/** More sheets, or more files in the zip archive, than any list of apartments has. */
const [maxSheets, maxParts] = [100, 1000];
/** The limit for all sheets together. Empty cells count, too, because `read-excel-file` creates them. */
const maxCells = sheetLimits.rows * sheetLimits.columns;

const damaged = (): SyncError => new SyncError("The Excel file is damaged.");
const tooManyCells = (): SyncError =>
  new SyncError("The Excel file has too many cells: save only the apartments, in a file of their own.");

/**
 * All sheets of an Excel file, or only one, by its name or its number (the first is 1). The file is unpacked once, within the limits; the
 * library `read-excel-file` gets a new archive of the parts that were checked.
 * @throws SyncError if the file is damaged or too large, or has no such sheet
 */
export async function xlsxGrids(bytes: Uint8Array, sheet?: string | number): Promise<readonly XlsxSheet[]> {
  const parts = unpack(bytes);
  let cells = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (name.endsWith(".xml")) cells += gridSize(part);
    if (cells > maxCells) throw tooManyCells();
  }
  const money = moneyFormats(parts["xl/styles.xml"]);
  const readableParts = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, withCurrencies(withReadableCells(name, part), money)]),
  );
  const checkedFile = new Blob([Uint8Array.from(zipSync(readableParts, { level: 0 }))]);
  const sheets = await readGrids(checkedFile, sheet);
  checkSheets(sheets);
  const { hidden, isFrom1904 } = workbookOf(parts);
  const marks = sheetFormats(parts);
  const requestedIndex = typeof sheet === "number" ? sheet - 1 : marks.findIndex(({ name }) => name === sheet);
  return sheets.map(({ name, grid }, index) => ({
    ...marks[sheet === undefined ? index : requestedIndex],
    name,
    grid: grid.map((row) => row.map(unguarded)),
    // A hidden sheet that was requested by its name counts as visible.
    ...(typeof sheet !== "string" && hidden.has(sheet === undefined ? index : requestedIndex) && { isHidden: true }),
    ...(isFrom1904 && { isFrom1904 }),
  }));
}

/** What the workbook says about its sheets: the indices of hidden ones, and whether days are counted from 1904. */
function workbookOf(parts: Record<string, Uint8Array>): { hidden: ReadonlySet<number>; isFrom1904: boolean } {
  const hidden = new Set<number>();
  let [count, isFrom1904] = [0, false];
  const part = parts["xl/workbook.xml"];
  const parser = new Parser();
  parser.on("openTag", (element, attributes) => {
    const name = bareName(element);
    if (name === "workbookPr" && /^(?:1|true)$/.test(attributes()["date1904"] ?? "")) isFrom1904 = true;
    if (name !== "sheet") return;
    if (/hidden/i.test(attributes()["state"] ?? "")) hidden.add(count);
    count += 1;
  });
  parser.on("error", () => {
    throw damaged();
  });
  if (part) parser.parse(new TextDecoder().decode(part));
  return { hidden, isFrom1904 };
}

/** A cell with content. A cell without any, such as `<c s="3"/>` with only a colour, is self-closing and does not match. */
const cellElement = /<((?:\w+:)?)c(\s[^>]*?)?(?<!\/)>(.*?)<\/\1c>/gs;
const formulaElement = /<(?:\w+:)?f[\s/>]/;
const valueElement = /<(?:\w+:)?v(?:\s[^>]*)?>[^<]/;

/**
 * A file of the archive in which formulas that failed or were never calculated have a text that says so. The library would treat both as
 * empty cells, and the price of such a cell would be published as no price. In `xl/workbook.xml`, `date1904` gets the value that the
 * library recognizes.
 */
function withReadableCells(name: string, part: Uint8Array): Uint8Array {
  // "true" and "1" are both valid; the library only recognizes "1".
  if (name === "xl/workbook.xml") {
    return new TextEncoder().encode(
      new TextDecoder().decode(part).replace(/(\sdate1904=["'])true/, (_, start: string) => `${start}1`),
    );
  }
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  if (!bytes.includes('t="e"') && !bytes.includes("t='e'") && !/<(?:\w+:)?f[\s/>]/.test(bytes.toString("latin1")))
    return part;
  const text = new TextDecoder().decode(part);
  const marked = text.replace(cellElement, (whole, prefix: string, attributes: string | undefined, inside: string) => {
    const kind = /\st=["'](\w+)["']/.exec(attributes ?? "")?.[1];
    if (kind === "e") return whole.replace(/(\st=["'])e(["'])/, "$1str$2");
    if (kind === "str" || !formulaElement.test(inside) || valueElement.test(inside)) return whole;
    const otherAttributes = (attributes ?? "").replace(/\st=["']\w*["']/, "");
    return `<${prefix}c${otherAttributes} t="str"><${prefix}v>${uncalculated}</${prefix}v></${prefix}c>`;
  });
  return new TextEncoder().encode(marked);
}

/** The currencies other than the euro that cell formats show with a number, by the format's index: `#,##0 "Lekë"`, `[$£-809]#,##0`. */
function moneyFormats(part: Uint8Array | undefined): ReadonlyMap<string, string> {
  const currencies = new Map<string, string>();
  const formats = new Map<string, string>();
  let [isCell, count] = [false, 0];
  const parser = new Parser();
  parser.on("openTag", (element, attributes, decode) => {
    const name = bareName(element);
    if (name === "cellXfs") isCell = true;
    if (name === "numFmt") {
      const { numFmtId = "", formatCode = "" } = attributes();
      const code = currencyIn(decode(formatCode));
      if (code && code !== "EUR") currencies.set(numFmtId, code);
    }
    if (name !== "xf" || !isCell) return;
    const code = currencies.get(attributes()["numFmtId"] ?? "");
    if (code) formats.set(String(count), code);
    count += 1;
  });
  parser.on("closeTag", (element) => {
    if (bareName(element) === "cellXfs") isCell = false;
  });
  parser.on("error", () => {
    throw damaged();
  });
  if (part) parser.parse(new TextDecoder().decode(part));
  return formats;
}

function currencyIn(format: string): string | undefined {
  const words = [...format.matchAll(/\[\$([^\]-]+)[^\]]*\]|"([^"]+)"|([$£])/g)].map((found) => found.slice(1).join(""));
  return words.flatMap((word) => currencyOf(word.trim()) ?? [])[0];
}

/** A file of the archive in which numbers that a format shows with a currency are texts with it, since the library ignores formats. */
function withCurrencies(part: Uint8Array, formats: ReadonlyMap<string, string>): Uint8Array {
  if (formats.size === 0) return part;
  const text = new TextDecoder().decode(part);
  const marked = text.replace(cellElement, (whole, prefix: string, attributes = "", inside: string) => {
    const currency = formats.get(/\ss=["'](\d+)["']/.exec(attributes)?.[1] ?? "");
    const figure = Number(/<(?:\w+:)?v(?:\s[^>]*)?>([^<]+)</.exec(inside)?.[1] ?? Number.NaN);
    if (!currency || !Number.isFinite(figure) || /\st=["'](?!n["'])/.test(attributes)) return whole;
    const otherAttributes = attributes.replace(/\st=["']n["']/, "");
    return `<${prefix}c${otherAttributes} t="str"><${prefix}v>${Math.round(figure * 100) / 100} ${currency}</${prefix}v></${prefix}c>`;
  });
  return marked === text ? part : new TextEncoder().encode(marked);
}

const unguarded = (value: CellValue): CellValue => (typeof value === "string" ? unguardFormula(value) : value);

/**
 * The XML files of the archive, by name. This is safe against zip bombs: the sizes in the archive's directory are checked first, and
 * `fflate` writes no more bytes than stated there, whatever the data contains.
 */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let [size, count, isWorkbook] = [0, 0, false];
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, size: packedSize, originalSize, compression }) => {
        count += 1;
        if (/^\/?xl\//.test(name)) isWorkbook = true;
        if (count > maxParts) throw damaged();
        if (!name.endsWith(".xml") && !name.endsWith(".xml.rels")) return false;
        // An uncompressed entry is as long as its data in the archive, whatever size the directory states.
        size += compression === 0 ? packedSize : originalSize;
        if (!(size <= sheetLimits.bytes))
          throw new SyncError("The Excel file unpacks to more than 64 MB: it is not a list of apartments.");
        return true;
      },
    });
    if (!isWorkbook)
      throw new SyncError(
        "The file is from a program other than Excel: open it in that program, and save it as .xlsx.",
      );
    return parts;
  } catch (error) {
    throw error instanceof SyncError ? error : damaged();
  }
}

/** An XML name without its namespace prefix: the library compares names in this form. */
const bareName = (name: string): string => name.replace(/^[^:]*:/, "");

const rowNumber = /^\d{1,9}$/;
const cellAddress = /^([A-Z]{1,3})(\d{1,9})$/;

/**
 * How many cells the library would create for an XML file of the archive: it also fills the gaps before existing cells.
 * @throws SyncError if there are too many rows, columns or cells, or addresses that no program writes
 */
function gridSize(part: Uint8Array): number {
  let [rows, cells, lastRow, lastColumn] = [0, 0, 0, 0];
  const check = (size: { rows: number; columns: number }) => {
    const failure = sizeProblem(size);
    if (failure !== undefined) throw new SyncError(failure);
  };
  const parser = new Parser();
  parser.on("openTag", (element, attributes) => {
    const name = bareName(element);
    if (name !== "row" && name !== "c") return;
    [rows, cells] = name === "row" ? [rows + 1, cells] : [rows, cells + 1];
    check({ rows, columns: 0 });
    if (cells > maxCells) throw tooManyCells();
    for (const [key, value] of Object.entries(attributes())) {
      if (bareName(key) !== "r") continue;
      const [, letters = "", row = rowNumber.exec(value)?.[0]] = cellAddress.exec(value) ?? [];
      // Rows have a number and cells an address, both in the canonical form that programs write.
      if (row === undefined || (name === "row") !== (letters === "")) throw damaged();
      check({ rows: Number(row), columns: columnNumber(letters) });
      [lastRow, lastColumn] = [Math.max(lastRow, Number(row)), Math.max(lastColumn, columnNumber(letters))];
    }
  });
  parser.on("error", () => {
    throw damaged();
  });
  parser.parse(new TextDecoder().decode(part));
  return Math.max(rows, lastRow) * Math.max(1, lastColumn);
}

/** "A" is 1, "XFD" 16384. */
const columnNumber = (letters: string): number =>
  letters.split("").reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

async function readGrids(file: Blob, sheet: string | number | undefined): Promise<readonly ReadGrid[]> {
  try {
    if (sheet !== undefined) return [{ name: String(sheet), grid: (await readSheet(file, sheet)) as SheetGrid }];
    return (await readXlsxFile(file)).map(({ sheet: name, data }) => ({ name, grid: data as SheetGrid }));
  } catch (error) {
    if (error instanceof Error && error.name === "SheetNotFoundError")
      throw new SyncError(`The Excel file has no sheet "${sheet ?? ""}".`);
    throw damaged();
  }
}

/**
 * Limits the size of what was read. The size of the file does not limit it: many cells may share one text, and one sheet may be listed
 * under many names.
 */
function checkSheets(sheets: readonly ReadGrid[]): void {
  if (sheets.length > maxSheets) throw new SyncError(`The Excel file has more than ${maxSheets} sheets.`);
  let [cells, characters] = [0, 0];
  for (const { grid } of sheets) {
    for (const row of grid) {
      cells += row.length + 1;
      for (const value of row) if (typeof value === "string") characters += value.length;
      if (cells > maxCells) throw tooManyCells();
      if (characters > sheetLimits.characters)
        throw new SyncError(
          "The Excel file has more than 10 million characters: save only the apartments, in a file of their own.",
        );
    }
  }
}
