import type { NamedFile } from "../../../draft/apartments/filesByName.ts";
import type { ApartmentFile } from "../../../draft/edit/apartmentFiles.ts";
import type { Failure } from "../../../draft/api.ts";
import type { FileWithPath } from "../../layouts/droppedFiles.ts";
import { importFiles } from "../../layouts/importFiles.ts";
import { importPdf } from "../../outlines/picture/pdfPage.ts";

/** Result of adding files that belong to single apartments. */
export type FilesImportedByName = {
  readonly files: ReadonlyMap<string, readonly ApartmentFile[]>;
  readonly count: number;
  readonly failed: readonly { readonly path: string; readonly failure: Failure }[];
};

/** Copies the files into the folder one after the other; a file that fails does not affect the others. */
export async function importFilesByName(
  matched: readonly NamedFile[],
  files: readonly FileWithPath[],
  onProgress: (done: number) => void,
): Promise<FilesImportedByName> {
  const byApartment = new Map<string, ApartmentFile[]>();
  const failed: FilesImportedByName["failed"][number][] = [];
  const put = (apartment: string, file: ApartmentFile) =>
    byApartment.set(apartment, [...(byApartment.get(apartment) ?? []), file]);
  const byPath = new Map(files.map((each) => [each.path, each]));
  const pictures = matched.flatMap(({ path, as }) => (as === "pdf" ? [] : (byPath.get(path) ?? [])));
  const read = await importFiles(pictures, onProgress);
  failed.push(...read.failed);
  const pictureByPath = new Map(read.imported.map((each) => [each.path, each]));
  let done = pictures.length;
  for (const { path, as, apartment } of matched) {
    const picture = pictureByPath.get(path);
    if (as !== "pdf") {
      if (picture) put(apartment, { as, picture });
      continue;
    }
    onProgress((done += 1));
    const file = byPath.get(path)?.file;
    const answer = file && (await importPdf(file));
    if (answer?.ok) put(apartment, { as, file: answer.value.file });
    else if (answer) failed.push({ path, failure: answer.failure });
  }
  return { files: byApartment, count: matched.length - failed.length, failed };
}
