import { SyncFault } from "../SyncFault.ts";
import { csvGrid, decodeText, readCsv } from "./csv.ts";
import { readJsonList } from "./jsonList.ts";
import type { ColumnNames, Grid, Row } from "../cells/row.ts";

export type TableShape = {
  readonly columns: ColumnNames;
  readonly sheet?: string;
  readonly delimiter?: string;
  /** Path to the list in a JSON source; "": the source is the list. */
  readonly json?: string;
};

/** What a file of that kind begins with. */
const zip = Buffer.from("PK\u0003\u0004");
const oldExcel = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Rows of whatever a source gives, told by its content and not by its name, as addresses often have none.
 * @throws SyncFault where it is nothing of what is read here
 */
export async function readTable(bytes: Buffer, shape: TableShape): Promise<readonly Row[]> {
  if (isExcel(bytes)) {
    // Its library takes longer to come than a CSV to be read.
    const { readXlsx } = await import("./xlsx.ts");
    return readXlsx(bytes, shape.columns, shape.sheet);
  }
  if (shape.json !== undefined) return readJsonList(decodeText(bytes), shape.columns, shape.json);
  return readCsv(bytes, shape.columns, shape.delimiter);
}

/** A sheet as it lies; one of a CSV has no name. */
export type Sheet = {
  readonly name: string;
  readonly grid: Grid;
  readonly isHidden?: boolean;
  readonly isFrom1904?: boolean;
};

/**
 * Every sheet of an Excel file or a CSV whose headings nobody has named yet.
 * @throws SyncFault where it is neither, or too large
 */
export async function readSheets(bytes: Buffer): Promise<readonly Sheet[]> {
  if (isExcel(bytes)) {
    const { readXlsxSheets } = await import("./xlsx.ts");
    return readXlsxSheets(bytes);
  }
  return [{ name: "", grid: csvGrid(bytes) }];
}

/** @throws SyncFault where it is neither an Excel file nor text */
function isExcel(bytes: Buffer): boolean {
  const begins = (mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
  if (begins(oldExcel)) throw new SyncFault("The sheet is an old Excel file (.xls): save it as .xlsx.");
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(bytes.subarray(0, 200).toString("latin1"))) {
    throw new SyncFault("The source gives a web page and no sheet: is it published, and open without signing in?");
  }
  return begins(zip);
}
