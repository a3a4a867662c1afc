/** What kind of thing went wrong: the page has its own words for each, in its visitor's language. */
export type FaultCode =
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
  | "letter"
  | "badRequest";

/** Why the studio cannot do what it was asked for, as a sentence for the owner. */
export class StudioFault extends Error {
  override readonly name = "StudioFault";
  readonly code: FaultCode;

  constructor(code: FaultCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

const codes: Readonly<Record<string, readonly [FaultCode, string]>> = {
  ENOSPC: ["full", "the disk is full"],
  EDQUOT: ["full", "there is no room left for this user"],
  EFBIG: ["full", "it is larger than this disk takes"],
  EACCES: ["notWritable", "this user may not"],
  EPERM: ["notWritable", "this user may not"],
  EROFS: ["notWritable", "the folder can only be read"],
  ENOENT: ["missing", "it is not there"],
  ENOTDIR: ["missing", "it is not there"],
  EISDIR: ["notReadable", "it is a folder"],
  EMFILE: ["notReadable", "too many files are open"],
  ENAMETOOLONG: ["badPath", "its name is longer than this disk takes"],
  ELOOP: ["badPath", "it is a link that leads to itself"],
  EIO: ["notReadable", "the disk does not answer"],
};

/** The code of an error of the file system, "" for any other. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** An error of the file system as a fault: "published/k5.jpg cannot be written: the disk is full." A fault stays what it is. */
export function asFault(error: unknown, what: string): StudioFault {
  if (error instanceof StudioFault) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const [code, words] = codes[systemCode(error)] ?? ["notReadable", reason];
  return new StudioFault(code, `${what}: ${words}.`);
}
