// Reads a PDF in a separate thread: see openPdf.ts.
import type { PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
import type { OutlineEntry, PdfFacts } from "../../../draft/api.ts";
import { answerRequests } from "../../../../sync/worker/answerRequests.ts";
import { StudioError, systemCode, type StudioErrorCode } from "../../StudioError.ts";
import { openOutlineReader } from "./pdfOutline.ts";

/** A page in pixels, four bytes each. */
export type DrawnPage = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** In pixels. */
export type PageSize = { readonly width: number; readonly maxHeight: number };

/** The possible requests and their answers; a PDF is opened first. */
export type PdfAnswers = {
  /** The number of its pages. */
  readonly open: (bytes: Uint8Array, path: string) => number;
  readonly facts: () => PdfFacts;
  readonly text: (index: number) => string;
  /** With the requested width, and a height according to its proportions, up to the maximum. */
  readonly draw: (index: number, size: PageSize) => DrawnPage;
};

export type PdfRequest = {
  readonly [Name in keyof PdfAnswers]: { readonly name: Name; readonly args: Parameters<PdfAnswers[Name]> };
}[keyof PdfAnswers];

export type PdfAnswer =
  | { readonly ok: true; readonly value: ReturnType<PdfAnswers[keyof PdfAnswers]> }
  | { readonly ok: false; readonly code: StudioErrorCode; readonly sentence: string };

/** The maximum length of one page's text: no one reads more. */
const maxTextLength = 200_000;
const maxPages = 500;

type Opened = { readonly bytes: Uint8Array; readonly document: PDFiumDocument; readonly pages: number };

let opened: Opened | undefined;

// Loaded immediately: in the repository nothing can be loaded any more when the first request arrives.
const pdfium = await import("@hyzyla/pdfium").catch((error: unknown) => {
  if (systemCode(error) !== "ERR_MODULE_NOT_FOUND") throw error;
  return undefined;
});

async function open(bytes: Uint8Array, path: string): Promise<number> {
  if (!hasMark(bytes.subarray(0, 1024), "%PDF-")) throw new StudioError("notPdf", `${path} is not a PDF, or damaged.`);
  const document = await (await library()).loadDocument(bytes).catch((error: unknown) => {
    throw documentProblem(error, path);
  });
  const pages = document.getPageCount();
  // The library repairs truncated files as far as it can: some of their pages would be missing silently.
  const isWhole = pages > 0 && hasMark(bytes.subarray(-2048), "%%EOF");
  if (!isWhole) throw new StudioError("pdfDamaged", `${path} is cut off or damaged: copy or save it again.`);
  if (pages > maxPages) throw new StudioError("pdfTooLong", `${path} has ${pages} pages, more than ${maxPages}.`);
  opened = { bytes, document, pages };
  return pages;
}

const hasMark = (bytes: Uint8Array, mark: string): boolean => Buffer.from(bytes).includes(mark);

async function library(): Promise<PDFiumLibrary> {
  if (pdfium) return pdfium.PDFiumLibrary.init();
  throw new StudioError(
    "noPdfium",
    'A brochure\'s pages need the package "@hyzyla/pdfium": npm install @hyzyla/pdfium',
  );
}

function documentProblem(error: unknown, path: string): StudioError {
  const reason = error instanceof Error ? error.message : String(error);
  if (/password|security/i.test(reason))
    return new StudioError("pdfLocked", `${path} is locked by a password: save it without one.`);
  return new StudioError("pdfDamaged", `${path} is cut off or damaged: copy or save it again.`);
}

async function facts({ bytes, document, pages }: Opened): Promise<PdfFacts> {
  const all = Array.from({ length: pages }, (_, index) => document.getPage(index));
  return {
    pages: all.map((page) => {
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      return { width, height };
    }),
    texts: all.map((page) => page.getText().slice(0, maxTextLength)),
    chapters: (await chapters(bytes)).filter(({ page }) => page < pages),
  };
}

async function chapters(bytes: Uint8Array): Promise<readonly OutlineEntry[]> {
  return pdfium ? (await openOutlineReader(pdfium.PDFiumModule))(bytes) : [];
}

async function draw({ document }: Opened, index: number, { width, maxHeight }: PageSize): Promise<DrawnPage> {
  // A page whose text was read cannot be drawn: the library needs a fresh one.
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const height = Math.min(maxHeight, Math.max(1, Math.round((width * originalHeight) / originalWidth) || 1));
  const { data, width: wide, height: high } = await page.render({ width, height, render: "bitmap" });
  return { data, width: wide, height: high };
}

async function answer(request: PdfRequest): Promise<ReturnType<PdfAnswers[keyof PdfAnswers]>> {
  if (request.name === "open") return open(...request.args);
  if (!opened) throw new Error("No PDF is open.");
  switch (request.name) {
    case "facts":
      return facts(opened);
    case "text":
      return opened.document
        .getPage(...request.args)
        .getText()
        .slice(0, maxTextLength);
    case "draw":
      return draw(opened, ...request.args);
  }
}

answerRequests(async (request: PdfRequest): Promise<PdfAnswer> => {
  try {
    return { ok: true, value: await answer(request) };
  } catch (error) {
    if (!(error instanceof StudioError)) throw error;
    return { ok: false, code: error.code, sentence: error.message };
  }
});
