import { readFile } from "node:fs/promises";
import type * as PictureFilesModule from "../../../pictures/pictureFiles.ts";
import { NotRasterError } from "../../../pictures/rasterBytes.ts";
import type { Purpose } from "../../../pictures/renditions.ts";
import { placeholder as placeholderShape } from "../../../../src/project/file/projectSchema.ts";
import { list, required, object } from "../../../../src/project/file/schemas.ts";
import { isDrawing } from "../../draft/file/pictureNames.ts";
import { StudioError, systemCode } from "../StudioError.ts";
import { readDrawing } from "./drawings.ts";
import type { Put } from "./madeFiles.ts";

/** The data stored for a picture with generated files: their widths, by which the project file names them. */
export type MadePicture = {
  readonly kind: "picture";
  readonly avif: readonly number[];
  readonly webp: readonly number[];
  readonly jpeg: number;
  readonly placeholder: string;
  /** Size of the source, in pixels. */
  readonly sides: readonly [number, number];
};

const pixels = { kind: "number", from: 1, to: 1e5, isWhole: true } as const;

export const madePictureSchema = object({
  kind: required({ kind: "choice", of: ["picture"] }),
  avif: required(list(pixels)),
  webp: required(list(pixels)),
  jpeg: required(pixels),
  placeholder: required(placeholderShape),
  sides: required(list(pixels)),
});

type Encoder = typeof PictureFilesModule;

/** The picture library, loaded only if there are pictures. @throws StudioError if the package is not installed */
export const loadEncoder = (): Promise<Encoder> => withSharp(() => import("../../../pictures/pictureFiles.ts"));

/** @throws StudioError if the import needs the package and it is not installed */
export async function withSharp<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Also if it is installed, but for another system.
    if (systemCode(error) !== "ERR_MODULE_NOT_FOUND" && !/sharp/.test(String(error))) throw error;
    throw new StudioError("noSharp", 'Pictures need the package "sharp": npm install sharp');
  }
}

export const pictureName = (width: number, ending: string): string => `${width}.${ending}`;

/** Every file of a picture. @throws StudioError if it is not a picture that can be shown */
export async function makePicture(bytes: Uint8Array, { path, purpose }: PictureSource, put: Put): Promise<MadePicture> {
  const { pictureFiles } = await loadEncoder();
  const { files, placeholder, displayedSize } = await pictureFiles(bytes, purpose).catch((error: unknown) => {
    throw pictureProblem(error, path);
  });
  for (const { width, ending, bytes: made } of files) await put(pictureName(width, ending), made);
  const widths = (ending: string) => files.filter((file) => file.ending === ending).map(({ width }) => width);
  return {
    kind: "picture",
    avif: widths("avif"),
    webp: widths("webp"),
    jpeg: widths("jpg")[0] ?? 0,
    placeholder,
    sides: displayedSize,
  };
}

type PictureSource = { readonly path: string; readonly purpose: Purpose };

/** The library's error as a sentence. */
export function pictureProblem(error: unknown, path: string): StudioError {
  if (error instanceof StudioError) return error;
  if (error instanceof NotRasterError && error.isDrawing)
    return new StudioError("drawingName", `${path} is a drawing: rename it so that its name ends with .svg.`);
  const reason = error instanceof Error ? error.message : String(error);
  if (/pixel limit/i.test(reason))
    return new StudioError("pictureTooLarge", `${path} has more than 100 megapixels: make it smaller first.`);
  if (error instanceof NotRasterError || /unsupported image|missing|not a known|empty/i.test(reason))
    return new StudioError(
      "notPicture",
      `${path} is not a picture that can be read (JPEG, PNG, WebP, AVIF, TIFF, SVG).`,
    );
  if (/^timeout/i.test(reason))
    return new StudioError(
      "pictureTooLarge",
      `${path} takes too long to read: make it smaller, or save it in another format.`,
    );
  return new StudioError("pictureDamaged", `${path} is damaged: save it again, or choose another.`);
}

/** Decodes it completely, as publishing will: a truncated file has a valid beginning. @throws StudioError if it cannot be shown */
export async function checkPicture(place: string, path: string): Promise<void> {
  if (isDrawing(path)) {
    readDrawing(await readFile(place), path);
    return;
  }
  const { readToEnd } = await loadEncoder();
  await readToEnd(place).catch((error: unknown) => {
    throw pictureProblem(error, path);
  });
}
