import type { ContentPage } from "../../../site/pageContent.ts";
import { contentPaths } from "../../../site/contentPaths.ts";
import type { FolderAddresses } from "../../draft/api.ts";

let addresses: FolderAddresses = { folder: "", published: null };

/** Sets the addresses from which files are loaded. */
export function readFilesFrom(found: FolderAddresses): void {
  addresses = found;
}

const encoded = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/** The address of a file in the owner's folder. */
export const fileAddress = (path: string): string => `${addresses.folder}files/${encoded(path)}`;

/** A file that a project names by an address relative to the folder. */
export const namedAddress = (src: string): string => new URL(src, `${addresses.folder}files/`).href;

/** The address of a published file. */
export const publishedAddress = (path: string): string => `${addresses.published ?? ""}${encoded(path)}`;

/** The address of the pictures that the server derives from a panorama for the sphere. */
export const sceneAddress = (file: string): string => `${addresses.folder}scene/${encoded(file)}/`;

/** A tour of the draft in the viewer that visitors get. */
export const visitAddress = (tour: string): string => `${addresses.folder}visit/${encodeURIComponent(tour)}/index.htm`;

/** A page of a PDF, rendered by the server. */
export const pdfPageAddress = (path: string, page: number, widthPx: number): string =>
  `${addresses.folder}pdf?${new URLSearchParams({ path, page: String(page), width: String(widthPx) }).toString()}`;

const previewPage = (query: Readonly<Record<string, string>>): string =>
  `${addresses.folder}preview.html?${new URLSearchParams(query).toString()}`;

/** The page with the real elements on the saved draft; `saved` identifies the draft's revision, so that each one is loaded afresh. */
export const previewAddress = (look: {
  readonly locale: string;
  readonly theme: string;
  readonly saved: string;
}): string => previewPage(look);

/** The same page with the published project. */
export const publishedPreviewAddress = (locale: string): string =>
  previewPage({ locale, published: addresses.published ?? "" });

/** A page of the website as built from the saved draft; `saved` identifies the draft's revision. */
export const sitePreviewAddress = (page: ContentPage, { locale, saved }: { locale: string; saved: string }): string =>
  `${addresses.folder}site${locale === "sq" ? "" : `/${locale}`}${contentPaths[page]}?${new URLSearchParams({ saved }).toString()}`;
