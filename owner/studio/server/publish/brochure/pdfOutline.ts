import type { PDFiumModule } from "@hyzyla/pdfium";
import type { OutlineEntry } from "../../../draft/api.ts";

type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>;

/**
 * PDFium's functions for outlines (fpdf_doc.h); handles are addresses, 0 means none. The package's module has all of PDFium's functions,
 * its types only those that the package itself uses.
 */
type OutlineCalls = {
  readonly _FPDF_InitLibrary: () => void;
  readonly _FPDFBookmark_GetFirstChild: (document: number, parent: number) => number;
  readonly _FPDFBookmark_GetNextSibling: (document: number, bookmark: number) => number;
  /** The length in bytes, including two zeros at the end, in UTF-16LE; written to the buffer if that is long enough. */
  readonly _FPDFBookmark_GetTitle: (bookmark: number, buffer: number, bufferBytes: number) => number;
  readonly _FPDFBookmark_GetDest: (document: number, bookmark: number) => number;
  readonly _FPDFDest_GetDestPageIndex: (document: number, destination: number) => number;
};

const callNames: readonly (keyof OutlineCalls)[] = [
  "_FPDF_InitLibrary",
  "_FPDFBookmark_GetFirstChild",
  "_FPDFBookmark_GetNextSibling",
  "_FPDFBookmark_GetTitle",
  "_FPDFBookmark_GetDest",
  "_FPDFDest_GetDestPageIndex",
];

const hasOutlineCalls = (pdfium: Pdfium): pdfium is Pdfium & OutlineCalls => callNames.every((name) => name in pdfium);

/**
 * Reads a PDF's outline (ISO 32000-1, 12.3.3), only the top level; if that is a single entry above all others, its children. Empty
 * if there is none, and if the file cannot be opened.
 */
export type OutlineReader = (bytes: Uint8Array) => readonly OutlineEntry[];

/** A reader with its own PDFium; if the installed one has no functions for outlines, no PDF has one. */
export async function openOutlineReader(load: typeof PDFiumModule): Promise<OutlineReader> {
  const pdfium = await load({});
  if (!hasOutlineCalls(pdfium)) return () => [];
  const { _FPDF_InitLibrary: start, _FPDF_LoadMemDocument: open, _FPDF_CloseDocument: close } = pdfium;
  const { malloc, free } = pdfium.wasmExports;
  start();
  return (bytes) => {
    const file = malloc(bytes.length);
    if (file === 0) return [];
    pdfium.HEAPU8.set(bytes, file);
    const document = open(file, bytes.length, 0);
    try {
      return document === 0 ? [] : readOutline(pdfium, document);
    } finally {
      if (document !== 0) close(document);
      free(file);
    }
  };
}

function readOutline(pdfium: Pdfium & OutlineCalls, document: number): readonly OutlineEntry[] {
  const { _FPDFBookmark_GetDest: destinationOf, _FPDFDest_GetDestPageIndex: pageIndexOf } = pdfium;
  const read = (parent: number) =>
    children(pdfium, document, parent).flatMap((bookmark): OutlineEntry[] => {
      const title = titleOf(pdfium, bookmark);
      const destination = destinationOf(document, bookmark);
      const page = destination === 0 ? -1 : pageIndexOf(document, destination);
      return title === "" || page < 0 ? [] : [{ title, page }];
    });
  const [only, second] = children(pdfium, document, 0);
  const inner = only !== undefined && second === undefined ? read(only) : [];
  const found = inner.length > 1 ? inner : read(0);
  return found.toSorted((a, b) => a.page - b.page);
}

/** The maximum number of chapters that a reader can choose from; a longer list includes sections. */
const maxEntries = 200;

/** The entries below one, in order; PDFium leaves the detection of cycles to its user. */
function children(pdfium: OutlineCalls, document: number, parent: number): readonly number[] {
  const { _FPDFBookmark_GetFirstChild: firstChild, _FPDFBookmark_GetNextSibling: nextSibling } = pdfium;
  const found = new Set<number>();
  let next = firstChild(document, parent);
  while (next !== 0 && !found.has(next) && found.size < maxEntries) {
    found.add(next);
    next = nextSibling(document, next);
  }
  return [...found];
}

const maxTitleLength = 120;
/** A longer text is not a title. */
const maxTitleBytes = 100_000;

function titleOf(pdfium: Pdfium & OutlineCalls, bookmark: number): string {
  const { _FPDFBookmark_GetTitle: writeTitle } = pdfium;
  const length = writeTitle(bookmark, 0, 0);
  if (length <= 2 || length > maxTitleBytes) return "";
  const at = pdfium.wasmExports.malloc(length);
  if (at === 0) return "";
  writeTitle(bookmark, at, length);
  const text = Buffer.from(pdfium.HEAPU8.slice(at, at + length - 2)).toString("utf16le");
  pdfium.wasmExports.free(at);
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, maxTitleLength);
}
