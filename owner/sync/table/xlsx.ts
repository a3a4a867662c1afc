import type { ColumnNames, Row } from "../cells/row.ts";
import { SyncError } from "../SyncError.ts";
import { askOnce, openWorker, WorkerFailure, type WorkerLimits } from "../worker/openWorker.ts";
import { gridRowsOf } from "./grid.ts";
import type { XlsxSheet } from "./xlsxGrids.ts";
import type { XlsxAnswer, XlsxRequest } from "./xlsxWorker.ts";

/** A list of 10,000 apartments is read within a second and 100 MB. */
const limits: WorkerLimits = { timeMs: 20_000, memoryMb: 512 };

/**
 * Rows of a sheet of an Excel file; the first one if none is named. A formula yields its last value, or its error if it failed.
 * @throws SyncError if there is no such sheet, or it cannot be read
 */
export async function readXlsx(bytes: Buffer, names: ColumnNames, sheet?: string): Promise<readonly Row[]> {
  const [read] = await readSheetsOf({ bytes, sheet: sheet ?? 1 });
  if (read?.isHidden) {
    throw new SyncError(
      'The first sheet is hidden: name the one that has the apartments ("sheet" in the configuration).',
    );
  }
  const { grid = [], isFrom1904 = false, merged = [] } = read ?? {};
  return gridRowsOf(grid, names, { isFrom1904, merged });
}

/** Every sheet of an Excel file, unmodified. @throws SyncError if it cannot be read, or is too large */
export const readXlsxSheets = (bytes: Buffer): Promise<readonly XlsxSheet[]> => readSheetsOf({ bytes });

async function readSheetsOf(request: XlsxRequest): Promise<readonly XlsxSheet[]> {
  const worker = openWorker<XlsxRequest, XlsxAnswer>("xlsxWorker", import.meta.url, limits);
  const answer = await askOnce(worker, request).catch((error: unknown): XlsxAnswer => {
    if (!(error instanceof WorkerFailure)) throw error;
    return { ok: false, sentence: sentences[error.kind] };
  });
  if (!answer.ok) throw new SyncError(answer.sentence);
  return answer.sheets;
}

const sentences: Readonly<Record<WorkerFailure["kind"], string>> = {
  time: "The Excel file takes too long to read: save only the apartments, in a file of their own.",
  memory: "The Excel file needs too much memory: save only the apartments, in a file of their own.",
  crash: "The Excel file is damaged.",
};
