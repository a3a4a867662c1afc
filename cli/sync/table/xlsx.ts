import { readSheet } from "read-excel-file/node";
import { SyncFault } from "../SyncFault.ts";
import { rowsOf, type Grid } from "./grid.ts";
import type { ColumnNames, Row } from "./table.ts";

/**
 * Rows of a sheet of an Excel file, the first one without a name. A formula gives what it last came to, a formula's mistake nothing.
 * @throws SyncFault where there is no such sheet, or not one that can be read
 */
export async function readXlsx(bytes: Buffer, names: ColumnNames, sheet?: string): Promise<readonly Row[]> {
  return rowsOf(await gridOf(bytes, sheet), names);
}

async function gridOf(bytes: Buffer, sheet: string | undefined): Promise<Grid> {
  try {
    return (await readSheet(bytes, sheet ?? 1)) as Grid;
  } catch (error) {
    if (error instanceof Error && error.name === "SheetNotFoundError") {
      throw new SyncFault(`The Excel file has no sheet "${sheet ?? ""}".`);
    }
    throw new SyncFault("The Excel file is damaged.");
  }
}
