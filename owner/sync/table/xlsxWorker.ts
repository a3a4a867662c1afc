// Reads an Excel file in a separate thread: see xlsx.ts.
import { SyncError } from "../SyncError.ts";
import { answerRequests } from "../worker/answerRequests.ts";
import { xlsxGrids, type XlsxSheet } from "./xlsxGrids.ts";

export type XlsxRequest = { readonly bytes: Uint8Array; readonly sheet?: string | number };

export type XlsxAnswer =
  { readonly ok: true; readonly sheets: readonly XlsxSheet[] } | { readonly ok: false; readonly sentence: string };

answerRequests(async ({ bytes, sheet }: XlsxRequest): Promise<XlsxAnswer> => {
  try {
    return { ok: true, sheets: await xlsxGrids(bytes, sheet) };
  } catch (error) {
    if (!(error instanceof SyncError)) throw error;
    return { ok: false, sentence: error.message };
  }
});
