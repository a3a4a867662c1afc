import { SyncError } from "../SyncError.ts";
import { csvGrid, decodeText, readCsv } from "./csv.ts";
import { readJsonList } from "./jsonList.ts";
import type { ColumnNames, Row, Sheet } from "../cells/row.ts";

export type TableShape = {
  readonly columns: ColumnNames;
  readonly sheet?: string;
  readonly delimiter?: string;
  /** Path to the list in a JSON source; "": the source is the list. */
  readonly json?: string;
};

/** The first bytes of a file of that kind. */
const zip = Buffer.from("PK\u0003\u0004");
const oldExcel = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Rows of any source, recognized by its content rather than its name, since addresses often have none.
 * @throws SyncError if it is not in a supported format
 */
export async function readTable(bytes: Buffer, shape: TableShape): Promise<readonly Row[]> {
  if (isExcel(bytes)) {
    // Its library takes longer to load than a CSV takes to read.
    const { readXlsx } = await import("./xlsx.ts");
    return readXlsx(bytes, shape.columns, shape.sheet);
  }
  if (shape.json !== undefined) return readJsonList(decodeText(bytes), shape.columns, shape.json);
  return readCsv(bytes, shape.columns, shape.delimiter);
}

/**
 * Every sheet of an Excel file or a CSV with unmapped headings.
 * @throws SyncError if it is neither, or too large
 */
export async function readSheets(bytes: Buffer): Promise<readonly Sheet[]> {
  if (isWebPage(bytes)) {
    throw new SyncError("The file is a web page, even if its name says Excel: open it in Excel, and save it as .xlsx.");
  }
  if (isExcel(bytes)) {
    const { readXlsxSheets } = await import("./xlsx.ts");
    return readXlsxSheets(bytes);
  }
  return [{ name: "", grid: csvGrid(bytes) }];
}

const isWebPage = (bytes: Buffer): boolean =>
  /^\s*<(?:!doctype|html|table|\?xml)/i.test(bytes.subarray(0, 200).toString("latin1"));

/** @throws SyncError if it is neither an Excel file nor text */
function isExcel(bytes: Buffer): boolean {
  const begins = (mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
  if (begins(oldExcel)) throw new SyncError("The sheet is an old Excel file (.xls): save it as .xlsx.");
  if (isWebPage(bytes)) {
    throw new SyncError("The source returns a web page, not a sheet: is it published, and open without signing in?");
  }
  return begins(zip);
}
