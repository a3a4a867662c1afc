import type { FolderAddresses } from "../../api.ts";

let addresses: FolderAddresses = { folder: "", published: null };

/** From now on files are asked for there. */
export function readFilesFrom(found: FolderAddresses): void {
  addresses = found;
}

const encoded = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/** A file of the owner's folder by its path. */
export const fileAddress = (path: string): string => `${addresses.folder}files/${encoded(path)}`;

/** A file that a project names by an address relative to the folder. */
export const namedAddress = (src: string): string => new URL(src, `${addresses.folder}files/`).href;

/** A file of what is published. */
export const publishedAddress = (path: string): string => `${addresses.published ?? ""}${encoded(path)}`;

/** The folder of a panorama's pictures, made by the server as the sphere shows them. */
export const sceneAddress = (file: string): string => `${addresses.folder}scene/${encoded(file)}/`;

/** A tour of the draft in the viewer that visitors get. */
export const visitAddress = (tour: string): string => `${addresses.folder}visit/${encodeURIComponent(tour)}/index.htm`;

/** A page of a PDF, drawn by the server. */
export const pdfPageAddress = (path: string, page: number, widthPx: number): string =>
  `${addresses.folder}pdf?${new URLSearchParams({ path, page: String(page), width: String(widthPx) }).toString()}`;

const previewPage = (query: Readonly<Record<string, string>>): string =>
  `${addresses.folder}preview.html?${new URLSearchParams(query).toString()}`;

/** The page with the real elements on the saved draft; `saved`: which state of it, so that each is loaded anew. */
export const previewAddress = (look: {
  readonly locale: string;
  readonly theme: string;
  readonly saved: string;
}): string => previewPage(look);

/** The same page on what is published. */
export const publishedPreviewAddress = (locale: string): string =>
  previewPage({ locale, published: addresses.published ?? "" });

/** The home page of the website that the saved draft would become; `saved`: which state of it. */
export const sitePreviewAddress = (locale: string, saved: string): string =>
  `${addresses.folder}site/${locale === "sq" ? "" : `${locale}/`}?${new URLSearchParams({ saved }).toString()}`;
