import type * as PanoramaModule from "../../../../pictures/panoramaFiles.ts";
import { NotRasterError } from "../../../../pictures/rasterBytes.ts";
import { required, object } from "../../../../../src/project/file/schemas.ts";
import { isRound, minWidth } from "../../../draft/tours/tourNotes.ts";
import { StudioError } from "../../StudioError.ts";
import type { Put } from "../madeFiles.ts";
import { loadEncoder, pictureProblem, withSharp } from "../makePicture.ts";

/** The data stored for a scene with generated files. */
export type MadeScene = { readonly kind: "scene" } & PanoramaModule.PanoramaFiles;

const count = { kind: "number", from: 1, to: 1e5, isWhole: true } as const;

export const madeSceneSchema = object({
  kind: required({ kind: "choice", of: ["scene"] }),
  width: required(count),
  tiles: required({ kind: "orNull", schema: object({ cols: required(count), rows: required(count) }) }),
});

/** The sphere generator. @throws StudioError if the package is not installed */
export const loadSpheres = (): Promise<typeof PanoramaModule> =>
  withSharp(() => import("../../../../pictures/panoramaFiles.ts"));

/** Changes when the same panorama yields different files. */
export const sceneRecipe = 1;

/** Every file of a scene. @throws StudioError if it is not a panorama */
export async function makeScene(
  bytes: Uint8Array,
  { path, startDeg }: { readonly path: string; readonly startDeg: number },
  put: Put,
): Promise<MadeScene> {
  await checkPanorama(bytes, path);
  const { panoramaFiles } = await loadSpheres();
  const made = await panoramaFiles(bytes, startDeg, put).catch((error: unknown) => {
    throw panoramaProblem(error, path);
  });
  return { kind: "scene", ...made };
}

/** The library's error as a sentence. */
export function panoramaProblem(error: unknown, path: string): StudioError {
  if (error instanceof NotRasterError && error.isDrawing)
    return new StudioError("notPicture", `${path} is a drawing: save the panorama as JPEG, PNG, WebP, AVIF or TIFF.`);
  return pictureProblem(error, path);
}

/** @throws StudioError for a file that is not a picture, too large, or not a full sphere */
export async function checkPanorama(source: string | Uint8Array, path: string): Promise<void> {
  const { pictureSize } = await loadEncoder();
  const size = await pictureSize(source).catch((error: unknown) => {
    throw panoramaProblem(error, path);
  });
  const { width, height } = size;
  if (!isRound(size))
    throw new StudioError(
      "panoramaShape",
      `${path} has ${width} x ${height} pixels: a panorama is twice as wide as high.`,
    );
  if (width < minWidth)
    throw new StudioError("panoramaShape", `${path} is ${width} pixels wide: a panorama needs ${minWidth} or more.`);
}
