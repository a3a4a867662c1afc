import type { Steps } from "../../../../src/project/ProjectDataError.ts";

/** "block": publishing is refused; "warning": visitors miss something; "hint": it could be better. */
export type Weight = "block" | "warning" | "hint";

/** What may be wrong with tours that are made in the studio. */
export type TourProblemCode = "tourEmpty" | "tourNotAllowed" | "sceneNotRound" | "sceneSoft" | "sceneUnreached";

/** What may be wrong with the owner's files: only who can read them finds it. */
export type FileProblemCode =
  "fileFault" | "fileOutside" | "fileUnsafe" | "filesLeftOut" | "pictureReshaped" | "drawingCut";

/** What may be wrong with what the showcase says. */
export type WebsiteProblemCode =
  | "websiteUnread"
  | "websiteBroken"
  | "websiteTextMissing"
  | "websitePictureMissing"
  | "websitePosterMissing"
  | "websiteFileMissing"
  | "websiteNowhere"
  | "websiteContrast"
  | "websiteHeadlineClose"
  | "websiteHeadlineBusy";

export type ProblemCode =
  | "nothingToShow"
  | "noHomes"
  | "brokenField"
  | "unknownStatus"
  | "pictureMissing"
  | "altMissing"
  | "textMissing"
  | "outlineMissing"
  | "outlineTooSmall"
  | "outlinesOverlap"
  | "outlinesGap"
  | "outlineCrossed"
  | "doubledId"
  | "doubledLabel"
  | "labelMissing"
  | "outlineShared"
  | "regionWithoutHome"
  | "homeWithoutRegion"
  | "floorWithoutPlan"
  | "storeysWrong"
  | "areasDiffer"
  | "reservedUntilAlone"
  | "vatRateAlone"
  | "rateUnused"
  | "linkNowhere"
  | "statusMissing"
  | "contactMissing"
  | "mailMissing"
  | "addressUnsafe"
  | "contrastLow"
  | TourProblemCode
  | WebsiteProblemCode
  | FileProblemCode;

/** What one press can do about it, or where it leads. */
export type Mend = "choose" | "draw" | "joinLines" | "addPicture" | "writeText" | "rename" | "remove" | "bind" | "open";

/** One thing that is wrong or could be better. The page has a sentence for each code; `values` fill it. */
export type Problem = {
  readonly code: ProblemCode;
  readonly weight: Weight;
  /** From the top of the draft's project down, as `["floors", 3, "apartments", 0]`; of its settings as `["colours", "accent"]`, of its website as `["website", "pages", "home"]`. */
  readonly at: Steps;
  /** The other place, where two do not go together. */
  readonly otherAt?: Steps;
  readonly mend: Mend;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Values that are apartments without a name: their places on their floors. */
  readonly unnamed?: Readonly<Record<string, number>>;
};
