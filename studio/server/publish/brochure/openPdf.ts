import type { PDFiumDocument } from "@hyzyla/pdfium";
import { StudioFault, systemCode } from "../../StudioFault.ts";

/** A PDF that can be read. */
export type OpenedPdf = { readonly document: PDFiumDocument; readonly pages: number; readonly close: () => void };

const mostPages = 500;

/** @throws StudioFault where it is none, locked, cut off, damaged or longer than a brochure is */
export async function openPdf(bytes: Uint8Array, path: string): Promise<OpenedPdf> {
  if (!hasMark(bytes.subarray(0, 1024), "%PDF-")) throw new StudioFault("notPdf", `${path} is no PDF, or damaged.`);
  const library = await (await loadPdfium()).PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes).catch((error: unknown) => {
      throw documentFault(error, path);
    });
    const pages = document.getPageCount();
    // The library mends what it can of a file that is cut off: some of its pages would be missing without a word.
    const isWhole = pages > 0 && hasMark(bytes.subarray(-2048), "%%EOF");
    if (!isWhole) throw new StudioFault("pdfDamaged", `${path} is cut off or damaged: copy or save it again.`);
    if (pages > mostPages) throw new StudioFault("pdfTooLong", `${path} has ${pages} pages, more than ${mostPages}.`);
    const close = () => {
      document.destroy();
      library.destroy();
    };
    return { document, pages, close };
  } catch (error) {
    library.destroy();
    throw error;
  }
}

const hasMark = (bytes: Uint8Array, mark: string): boolean => Buffer.from(bytes).includes(mark);

async function loadPdfium() {
  try {
    return await import("@hyzyla/pdfium");
  } catch (error) {
    if (systemCode(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new StudioFault(
      "noPdfium",
      'A brochure\'s pages need the package "@hyzyla/pdfium": npm install @hyzyla/pdfium',
    );
  }
}

function documentFault(error: unknown, path: string): StudioFault {
  const reason = error instanceof Error ? error.message : String(error);
  if (/password|security/i.test(reason))
    return new StudioFault("pdfLocked", `${path} is locked by a password: save it without one.`);
  return new StudioFault("pdfDamaged", `${path} is cut off or damaged: copy or save it again.`);
}
