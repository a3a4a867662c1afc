import { fill } from "../../../../src/text/format/fill.ts";
import { isDrawing } from "../../draft/file/pictureNames.ts";
import { isRound, minWidth } from "../../draft/tours/tourNotes.ts";
import type { Failure } from "../../draft/api.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import type { OwnPicture } from "../outlines/picture/layerPicture.ts";
import { type PictureCheck, importPicture } from "../outlines/picture/ownPictures.ts";

export type ImportedPanoramas = {
  readonly imported: readonly OwnPicture[];
  /** The error of each file that was refused, with its name. */
  readonly refused: readonly { readonly file: string; readonly failure: Failure }[];
};

/** Copies dropped panoramas into the folder, one after the other; an invalid one does not affect the others. */
export async function importPanoramas(files: readonly File[], texts: StudioTexts): Promise<ImportedPanoramas> {
  const imported: OwnPicture[] = [];
  const refused: { file: string; failure: Failure }[] = [];
  for (const file of files) {
    const answer = await importPicture(file, { check: goesRound(texts) });
    if (answer.ok) imported.push(answer.value);
    else refused.push({ file: file.name, failure: answer.failure });
  }
  return { imported, refused };
}

const goesRound =
  (texts: StudioTexts): PictureCheck =>
  (found) => {
    const { file, width, height } = found;
    if (isDrawing(file)) return refusal(fill(texts.tours.notDrawn, { file }));
    if (!isRound(found)) return refusal(fill(texts.tours.notRound, { file, width, height }));
    if (width < minWidth) return refusal(fill(texts.tours.tooNarrow, { file, width, least: minWidth }));
    return { ok: true, value: found };
  };

const refusal = (message: string) => ({ ok: false, failure: { code: "notPanorama", message } }) as const;
