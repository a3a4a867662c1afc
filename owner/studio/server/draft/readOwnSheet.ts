import type { Sheet } from "../../../sync/cells/row.ts";
import { readSheets } from "../../../sync/table/readTable.ts";
import { SyncError } from "../../../sync/SyncError.ts";
import { textOf } from "../../../sync/cells/cell.ts";
import { StudioError } from "../StudioError.ts";

/** A list of 10,000 apartments is two megabytes. */
export const maxSheetBytes = 50 * 1024 * 1024;

/**
 * The sheets of an Excel file or a CSV in JSON, with dates as "2026-12-31". They are sent to the owner's own page on the owner's
 * own computer; only the columns that the owner maps there reach the draft.
 * @throws StudioError if the file is neither, damaged or too large
 */
export async function readOwnSheet(bytes: Buffer): Promise<readonly Sheet[]> {
  try {
    const sheets = await readSheets(bytes);
    return sheets.map(({ grid, ...sheet }) => ({
      ...sheet,
      grid: grid.map((cells) => cells.map((value) => (value instanceof Date ? textOf(value) : value))),
    }));
  } catch (error) {
    if (error instanceof SyncError) throw new StudioError("badFile", error.message);
    throw error;
  }
}
