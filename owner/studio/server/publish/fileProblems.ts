import type { Problem } from "../../draft/checks/problem.ts";
import type { StudioError } from "../StudioError.ts";
import type { PublishedDrawing } from "./drawings.ts";
import { madePicture, type Prepared } from "./requiredJobs.ts";
import type { ClassifiedFiles } from "./tours/classifyFiles.ts";
import type { PlacedFile } from "./requiredFiles.ts";

/** A file that cannot be published, at each place that names it. */
export const fileProblems = ({ file, places }: PlacedFile, { code, message }: StudioError): readonly Problem[] =>
  places.map((at) => {
    const values = { file: file.source, failure: code, problem: message };
    return { code: "fileProblem", severity: "block", at, fix: "open", values };
  });

const maxNamed = 5;

/** The unpublished part of a required folder: all of a tour without agreement, or files that visitors do not need. */
export function leftOutProblems(
  { file, places }: PlacedFile,
  { leftOut = [], isRefused = false }: Partial<Pick<ClassifiedFiles, "leftOut" | "isRefused">>,
): readonly Problem[] {
  // A tour with a folder of its own is already reported by its notes.
  const isUnknown = isRefused && file.kind === "folder" && file.brings.kind === "tour" && file.brings.mayBeOurs;
  const files = leftOut.slice(0, maxNamed).join(", ") + (leftOut.length > maxNamed ? ", …" : "");
  return places.flatMap((at): Problem[] => [
    ...(isUnknown
      ? [{ code: "tourNotAllowed", severity: "warning", at, fix: "open", values: { tour: file.brings.id } } as const]
      : []),
    ...(leftOut.length > 0
      ? [
          {
            code: "filesLeftOut",
            severity: "warning",
            at,
            fix: "open",
            values: { files, count: leftOut.length },
          } as const,
        ]
      : []),
  ]);
}

/** The parts of a drawing that are withheld from visitors, at each place that names it. */
export function drawingProblems(
  { places }: PlacedFile,
  drawings: readonly (Pick<PublishedDrawing, "leftOut"> & { readonly source: string })[],
): readonly Problem[] {
  return drawings.flatMap(({ source, leftOut }) => {
    if (leftOut.length === 0) return [];
    const values = { file: source, what: leftOut.join(", ") };
    return places.map((at): Problem => ({ code: "drawingSanitized", severity: "warning", at, fix: "open", values }));
  });
}

/** Tolerates one pixel of difference, as programs that scale pictures round. */
const maxSkew = 0.01;

/** Outlines of a picture that was replaced by one of another shape would be misplaced. */
export function shapeProblems(prepared: Prepared): readonly Problem[] {
  if (prepared.kind !== "picture") return [];
  const { required, made } = prepared;
  const [wide, high] = madePicture(made).sides;
  return required.uses.flatMap(({ steps, picture: { width, height } }): readonly Problem[] => {
    if (Math.abs((width / height) * (high / wide) - 1) < maxSkew) return [];
    const values = { file: required.source, wide, high, width, height };
    return [{ code: "pictureReshaped", severity: "block", at: steps, fix: "open", values }];
  });
}
