import { plainName } from "../../layouts/importFiles.ts";
import type { Answer } from "../../server/askStudio.ts";
import { pdfPageAddress } from "../../server/folderAddresses.ts";
import { lookAtPdf } from "../../server/pdfCalls.ts";
import type { OwnPicture } from "./layerPicture.ts";
import { addUnderFreeName, importPicture } from "./ownPictures.ts";

/** A PDF in the folder from which a page can be chosen as the picture. */
export type PlanPdf = { readonly file: string; readonly pages: number };

/** Width of a rendered page in pixels: outlines are drawn on it by hand. */
const drawnPx = 2400;

/** Copies a PDF into the folder, unless it is not a PDF, locked or damaged. */
export async function importPdf(pdf: File): Promise<Answer<PlanPdf>> {
  const facts = await lookAtPdf(pdf);
  if (!facts.ok) return facts;
  const added = await addUnderFreeName(pdf, { file: plainName(pdf.name) });
  return added.ok ? { ok: true, value: { file: added.value.file, pages: facts.value.pages.length } } : added;
}

/** A page of it, from 0, rendered as a picture that is saved next to it: "plani-3.jpg". */
export async function importPdfPage({ file }: PlanPdf, page: number): Promise<Answer<OwnPicture>> {
  const drawn = await drawnPage(file, page);
  if (!drawn) return { ok: false, failure: { code: "pdfPage", message: `Page ${page + 1} could not be drawn.` } };
  const path = `${file.replace(/\.pdf$/i, "")}-${page + 1}.jpg`;
  return importPicture(new File([drawn], path, { type: "image/jpeg" }), { path });
}

async function drawnPage(file: string, page: number): Promise<Blob | undefined> {
  try {
    const response = await fetch(pdfPageAddress(file, page, drawnPx));
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}
