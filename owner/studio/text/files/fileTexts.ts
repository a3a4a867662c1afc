import type { FileProblemCode } from "../../draft/checks/problem.ts";

/** What is read of the owner's files, and of what keeps them out of the folder or from being published. */
export type FileTexts = {
  readonly problems: Readonly<Record<FileProblemCode, string>>;
  readonly faults: Readonly<
    Record<
      | "missing"
      | "notReadable"
      | "fileTooLarge"
      | "fileChanged"
      | "pictureDamaged"
      | "drawingUnsafe"
      | "notTexts"
      | "notForLink"
      | "drawingEntities"
      | "drawingEncoding"
      | "drawingTooComplex"
      | "panoramaShape"
      | "noKey"
      | "draftChanged",
      string
    >
  >;
};
