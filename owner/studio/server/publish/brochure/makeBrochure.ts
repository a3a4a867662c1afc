import { renditions } from "../../../../pictures/renditions.ts";
import { list, required, object } from "../../../../../src/project/file/schemas.ts";
import { StudioError } from "../../StudioError.ts";
import { loadEncoder, madePictureSchema, pictureName, type MadePicture } from "../makePicture.ts";
import type { Put } from "../madeFiles.ts";
import { openPdf } from "./openPdf.ts";

/** The data stored for a brochure with generated pages: each page's picture and its size in pixels. */
export type MadeBrochure = {
  readonly kind: "brochure";
  readonly pages: readonly (MadePicture & { readonly width: number; readonly height: number })[];
};

const pixels = { kind: "number", from: 1, to: 1e5, isWhole: true } as const;

export const madeBrochureSchema = object({
  kind: required({ kind: "choice", of: ["brochure"] }),
  pages: required(list(object({ ...madePictureSchema.fields, width: required(pixels), height: required(pixels) }))),
});

/** The name of a page's files among the generated ones, and in the published brochure: "page-007". */
export const pageFileName = (index: number): string => `page-${String(index + 1).padStart(3, "0")}`;

export const textsName = "brochure-text.json";

/** A limit on the height of absurdly long pages. */
const maxPageHeight = 4000;
const width = Math.max(...renditions.page.avif);

type BrochureSource = { readonly path: string; readonly signal?: AbortSignal | undefined };

/** Converts a PDF into a brochure: its pages as pictures, and their text. @throws StudioError if it cannot be read, or was stopped */
export async function makeBrochure(
  bytes: Uint8Array,
  { path, signal }: BrochureSource,
  put: Put,
): Promise<MadeBrochure> {
  const { pictureFiles } = await loadEncoder();
  const { pages: count, text, draw, close } = await openPdf(bytes, path);
  try {
    const pages: MadeBrochure["pages"][number][] = [];
    const texts: string[] = [];
    for (let index = 0; index < count; index += 1) {
      if (signal?.aborted) throw new StudioError("stopped", "Stopped. Finished files are kept for the next time.");
      texts.push(await text(index));
      const drawn = await draw(index, { width, maxHeight: maxPageHeight });
      const raw = { width: drawn.width, height: drawn.height, channels: 4 as const };
      const { files, placeholder, displayedSize } = await pictureFiles(drawn.data, "page", { raw });
      for (const file of files) await put(`${pageFileName(index)}/${pictureName(file.width, file.ending)}`, file.bytes);
      const widths = (ending: string) => files.flatMap((file) => (file.ending === ending ? file.width : []));
      const [avif, webp, [jpeg = width]] = [widths("avif"), widths("webp"), widths("jpg")];
      pages.push({
        kind: "picture",
        avif,
        webp,
        jpeg,
        placeholder,
        sides: displayedSize,
        width: drawn.width,
        height: drawn.height,
      });
    }
    await put(textsName, Buffer.from(`${JSON.stringify(texts)}\n`));
    return { kind: "brochure", pages };
  } finally {
    await close();
  }
}
