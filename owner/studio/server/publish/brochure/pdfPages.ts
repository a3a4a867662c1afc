import { stat } from "node:fs/promises";
import type { PdfFacts } from "../../../draft/api.ts";
import { sourcePlace, type OwnerFolder } from "../../folder/ownerFolder.ts";
import { asFailure, StudioError } from "../../StudioError.ts";
import { loadEncoder } from "../makePicture.ts";
import { openPdf, type OpenedPdf } from "./openPdf.ts";
import { openSources } from "../sourceBytes.ts";

/** The page's preview of a PDF before anything is built from it. @throws StudioError if it cannot be read */
export async function pdfFacts(bytes: Uint8Array, path: string): Promise<PdfFacts> {
  const opened = await openPdf(bytes, path);
  try {
    return await opened.facts();
  } finally {
    await opened.close();
  }
}

/** The most recently viewed PDF of an owner's folder, which stays open: its pages are requested one by one. */
export type PdfReader = {
  /** @throws StudioError */
  readonly facts: (folder: OwnerFolder, path: string) => Promise<PdfFacts>;
  /** A page as a JPEG of a width in pixels. @throws StudioError */
  readonly page: (folder: OwnerFolder, path: string, requested: RequestedPage) => Promise<Buffer>;
};

export type RequestedPage = { readonly index: number; readonly widthPx: number };

/** An unused brochure is closed after this time. */
const idleMs = 60_000;
/** In pixels: the widths of a page in a list, and of a plan to draw on. */
const [narrowest, widest] = [40, 3000];

export function openPdfReader(): PdfReader {
  let last: { readonly key: string; readonly opened: Promise<OpenedPdf> } | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    const before = last;
    last = undefined;
    // The failed request has already reported the error.
    before?.opened.then(({ close }) => close()).catch(() => undefined);
  };
  const open = async (folder: OwnerFolder, path: string): Promise<OpenedPdf> => {
    const place = await sourcePlace(folder, path);
    const { mtimeMs, size } = await stat(place).catch((error: unknown) => {
      throw asFailure(error, `${path} cannot be read`);
    });
    const key = `${place} ${mtimeMs} ${size}`;
    if (last?.key !== key) {
      forget();
      last = { key, opened: read(folder, path) };
    }
    clearTimeout(idle);
    idle = setTimeout(forget, idleMs).unref();
    return last.opened;
  };
  return {
    facts: async (folder, path) => (await open(folder, path)).facts(),
    page: async (folder, path, { index, widthPx }) => {
      const opened = await open(folder, path);
      if (!Number.isInteger(index) || index < 0 || index >= opened.pages)
        throw new StudioError("badRequest", `${path} has ${opened.pages} pages.`);
      return drawn(opened, { index, widthPx: Math.min(widest, Math.max(narrowest, Math.round(widthPx) || 0)) });
    },
  };
}

async function read(folder: OwnerFolder, path: string): Promise<OpenedPdf> {
  const { bytes } = await (await openSources(folder)).read(path);
  return openPdf(bytes, path);
}

/** Limits the height of extremely long pages. */
const highestPx = 4000;

async function drawn(opened: OpenedPdf, { index, widthPx: width }: RequestedPage): Promise<Buffer> {
  const { packPicture } = await loadEncoder();
  const { data, ...sides } = await opened.draw(index, { width, highest: highestPx });
  return packPicture(data, { width: sides.width, height: sides.height, channels: 4 });
}
