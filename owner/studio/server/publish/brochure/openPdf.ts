import type { PdfFacts } from "../../../draft/api.ts";
import { openWorker, WorkerFailure, type WorkerLimits } from "../../../../sync/worker/openWorker.ts";
import { StudioError } from "../../StudioError.ts";
import type { DrawnPage, PageSize, PdfAnswer, PdfAnswers, PdfRequest } from "./pdfWorker.ts";

/**
 * An open PDF in a separate thread, which is stopped if a request takes too long or too much memory.
 * Each request throws a StudioError if it cannot be answered.
 */
export type OpenedPdf = {
  readonly pages: number;
  readonly facts: () => Promise<PdfFacts>;
  readonly text: (index: number) => Promise<string>;
  readonly draw: (index: number, size: PageSize) => Promise<DrawnPage>;
  readonly close: () => Promise<void>;
};

/** The texts of a brochure of 500 pages take ten seconds on a slow computer; its file may be 300 MB large. */
const defaultLimits: WorkerLimits = { timeMs: 60_000, memoryMb: 1024 };

/** @throws StudioError if it is not a PDF, is locked, truncated, damaged or longer than a brochure, or takes too long to read */
export async function openPdf(
  bytes: Uint8Array,
  path: string,
  limits: WorkerLimits = defaultLimits,
): Promise<OpenedPdf> {
  const worker = openWorker<PdfRequest, PdfAnswer>("pdfWorker", import.meta.url, limits);
  const ask = async (request: PdfRequest): Promise<unknown> => {
    const answer = await worker.ask(request).catch((error: unknown) => {
      if (!(error instanceof WorkerFailure)) throw error;
      throw workerFailure(error, path);
    });
    if (!answer.ok) throw new StudioError(answer.code, answer.sentence);
    return answer.value;
  };
  const requester =
    <Name extends keyof PdfAnswers>(name: Name) =>
    async (...args: Parameters<PdfAnswers[Name]>): Promise<ReturnType<PdfAnswers[Name]>> =>
      (await ask({ name, args } as PdfRequest)) as ReturnType<PdfAnswers[Name]>;
  try {
    const pages = await requester("open")(bytes, path);
    return { pages, facts: requester("facts"), text: requester("text"), draw: requester("draw"), close: worker.close };
  } catch (error) {
    await worker.close();
    throw error;
  }
}

function workerFailure({ kind }: WorkerFailure, path: string): StudioError {
  if (kind === "crash") return new StudioError("pdfDamaged", `${path} is cut off or damaged: copy or save it again.`);
  const what = kind === "time" ? "takes too long to read" : "needs too much memory";
  return new StudioError("pdfTooHeavy", `${path} ${what}: export it again as a PDF for the web.`);
}
