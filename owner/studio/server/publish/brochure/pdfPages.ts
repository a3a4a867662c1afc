import { stat } from "node:fs/promises";
import type { PdfFacts } from "../../../draft/api.ts";
import { sourcePlace, type OwnerFolder } from "../../folder/ownerFolder.ts";
import { asFailure, StudioError } from "../../StudioError.ts";
import { loadEncoder } from "../makePicture.ts";
import { openPdf, type OpenedPdf } from "./openPdf.ts";
import { openSources } from "../sourceBytes.ts";

/** What the studio shows of a PDF before anything is built from it. @throws StudioError if it cannot be read */
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
  /** A page as a JPEG. @throws StudioError */
  readonly page: (folder: OwnerFolder, path: string, requested: RequestedPage) => Promise<Buffer>;
};

export type RequestedPage = { readonly index: number; readonly widthPx: number };

/** A PDF whose pages are not requested for this time is closed. */
const idleMs = 60_000;
/** The widths of a page in a list, and of one that is the plan to draw on. */
const [minWidthPx, maxWidthPx] = [40, 3000];

export function openPdfReader(): PdfReader {
  let last: { readonly key: string; readonly opened: Promise<OpenedPdf> } | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const closeLast = () => {
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
      closeLast();
      last = { key, opened: openFile(folder, path) };
    }
    clearTimeout(idle);
    idle = setTimeout(closeLast, idleMs).unref();
    return last.opened;
  };
  return {
    facts: async (folder, path) => (await open(folder, path)).facts(),
    page: async (folder, path, { index, widthPx }) => {
      const opened = await open(folder, path);
      if (!Number.isInteger(index) || index < 0 || index >= opened.pages)
        throw new StudioError("badRequest", `${path} has ${opened.pages} pages.`);
      return drawPage(opened, { index, widthPx: Math.min(maxWidthPx, Math.max(minWidthPx, Math.round(widthPx) || 0)) });
    },
  };
}

async function openFile(folder: OwnerFolder, path: string): Promise<OpenedPdf> {
  const { bytes } = await (await openSources(folder)).read(path);
  return openPdf(bytes, path);
}

/** The limit for extremely long pages. */
const maxHeightPx = 4000;

async function drawPage(opened: OpenedPdf, { index, widthPx: width }: RequestedPage): Promise<Buffer> {
  const { packPicture } = await loadEncoder();
  const { data, ...size } = await opened.draw(index, { width, maxHeight: maxHeightPx });
  return packPicture(data, { width: size.width, height: size.height, channels: 4 });
}
