/** The kinds of errors: the page has its own words for each, in its visitor's language. */
export type StudioErrorCode =
  | "badPath"
  | "noFolder"
  | "notReadable"
  | "folderNotReadable"
  | "notWritable"
  | "full"
  | "missing"
  | "exists"
  | "inUse"
  | "otherFolder"
  | "draftMissing"
  | "draftBroken"
  | "draftLater"
  | "draftChanged"
  | "badFile"
  | "fileTooLarge"
  | "fileChanged"
  | "notPicture"
  | "pictureTooLarge"
  | "pictureDamaged"
  | "drawingName"
  | "drawingUnsafe"
  | "drawingEntities"
  | "drawingEncoding"
  | "drawingTooComplex"
  | "panoramaShape"
  | "noKey"
  | "noSharp"
  | "noPdfium"
  | "notPdf"
  | "notTexts"
  | "notFilm"
  | "notForLink"
  | "pdfLocked"
  | "pdfDamaged"
  | "pdfTooLong"
  | "pdfTooHeavy"
  | "noViewer"
  | "problems"
  | "stopped"
  | "upload"
  | "testMessage"
  | "badRequest";

/** Why the studio cannot fulfil a request, as a sentence for the owner. */
export class StudioError extends Error {
  override readonly name = "StudioError";
  readonly code: StudioErrorCode;

  constructor(code: StudioErrorCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

const codes: Readonly<Record<string, readonly [StudioErrorCode, string]>> = {
  ENOSPC: ["full", "the disk is full"],
  EDQUOT: ["full", "the disk quota of this user is used up"],
  EFBIG: ["full", "it is larger than this disk allows"],
  EACCES: ["notWritable", "this user does not have permission"],
  EPERM: ["notWritable", "this user does not have permission"],
  EROFS: ["notWritable", "the folder is read-only"],
  ENOENT: ["missing", "it does not exist"],
  ENOTDIR: ["missing", "it does not exist"],
  EISDIR: ["notReadable", "it is a folder"],
  EMFILE: ["notReadable", "too many files are open"],
  ENAMETOOLONG: ["badPath", "its name is longer than this disk allows"],
  ELOOP: ["badPath", "it is a link that leads to itself"],
  EIO: ["notReadable", "the disk does not answer"],
};

/** The code of an error of the file system, "" for any other. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Converts a file system error to a failure: "published/k5.jpg cannot be written: the disk is full." Failures are returned unchanged. */
export function asFailure(error: unknown, what: string): StudioError {
  if (error instanceof StudioError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const [code, words] = codes[systemCode(error)] ?? ["notReadable", reason];
  return new StudioError(code, `${what}: ${words}.`);
}
