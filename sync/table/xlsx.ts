import readXlsxFile, { readSheet } from "read-excel-file/node";
import type { ColumnNames, Grid, Row } from "../cells/row.ts";
import { SyncFault } from "../SyncFault.ts";
import { checkXlsx } from "./checkXlsx.ts";
import { rowsOf } from "./grid.ts";

/**
 * Rows of a sheet of an Excel file, the first one without a name. A formula gives what it last came to, a formula's mistake nothing.
 * @throws SyncFault where there is no such sheet, or not one that can be read
 */
export async function readXlsx(bytes: Buffer, names: ColumnNames, sheet?: string): Promise<readonly Row[]> {
  checkXlsx(bytes);
  try {
    return rowsOf((await readSheet(bytes, sheet ?? 1)) as Grid, names);
  } catch (error) {
    if (error instanceof SyncFault) throw error;
    if (error instanceof Error && error.name === "SheetNotFoundError") {
      throw new SyncFault(`The Excel file has no sheet "${sheet ?? ""}".`);
    }
    throw damaged();
  }
}

/** Every sheet of an Excel file as it lies. @throws SyncFault where it cannot be read, or is too large */
export async function readXlsxSheets(
  bytes: Buffer,
): Promise<readonly { readonly name: string; readonly grid: Grid }[]> {
  checkXlsx(bytes);
  try {
    return (await readXlsxFile(bytes)).map(({ sheet, data }) => ({ name: sheet, grid: data as Grid }));
  } catch {
    throw damaged();
  }
}

const damaged = (): SyncFault => new SyncFault("The Excel file is damaged.");
