import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftApartment } from "../draft.ts";
import { isNamed, labelOf } from "../edit/planApartments.ts";

/** "block": publishing is refused; "warning": visitors miss something; "hint": it could be better. */
export type Severity = "block" | "warning" | "hint";

/** Possible problems with tours made in the studio. */
export type TourProblemCode =
  "tourEmpty" | "tourNotAllowed" | "sceneNotRound" | "sceneLowResolution" | "sceneUnreached";

/** Possible problems with the owner's files: finding them requires reading the files. */
export type FileProblemCode =
  "fileProblem" | "fileOutside" | "fileUnsafe" | "filesLeftOut" | "pictureReshaped" | "drawingSanitized";

/** Possible problems with the showcase's content. */
export type WebsiteProblemCode =
  | "websiteUnread"
  | "websiteBroken"
  | "websiteTextMissing"
  | "websitePictureMissing"
  | "websitePosterMissing"
  | "websiteFileMissing"
  | "websiteBrokenLink"
  | "websitePageEmpty"
  | "websiteContrast"
  | "websiteHeadlineClose"
  | "websiteHeadlineBusy"
  | "websiteHeadlineLow";

export type ProblemCode =
  | "nothingToShow"
  | "noHomes"
  | "invalidField"
  | "unknownStatus"
  | "pictureMissing"
  | "altMissing"
  | "textMissing"
  | "outlineMissing"
  | "outlineTooSmall"
  | "outlinesOverlap"
  | "outlinesGap"
  | "outlineSelfIntersects"
  | "outlineTooComplex"
  | "duplicateId"
  | "duplicateLabel"
  | "labelMissing"
  | "outlineShared"
  | "regionWithoutHome"
  | "homeWithoutRegion"
  | "floorWithoutPlan"
  | "invalidFloors"
  | "areasDiffer"
  | "reservedUntilWithoutReserved"
  | "vatRateWithoutVat"
  | "rateUnused"
  | "brokenLink"
  | "statusMissing"
  | "contactMissing"
  | "mailMissing"
  | "inquiryPictureMissing"
  | "addressUnsafe"
  | "contrastLow"
  | TourProblemCode
  | WebsiteProblemCode
  | FileProblemCode;

/** What a press on the problem's button does: it applies the fix, or leads to the place where the owner can make it. */
export type Fix = "choose" | "draw" | "joinLines" | "addPicture" | "writeText" | "rename" | "remove" | "bind" | "open";

/** A problem or possible improvement. The page has a sentence for each code; `values` fill it. */
export type Problem = {
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** From the root of the draft's project, as `["floors", 3, "apartments", 0]`; for settings and the website: `["colours", "accent"]`. */
  readonly at: Steps;
  /** The place of the other part, if the problem is between two. */
  readonly otherAt?: Steps;
  readonly fix: Fix;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Values that are apartments without a name: their positions on their floors. */
  readonly unnamed?: Readonly<Record<string, number>>;
};

/** Apartments by the name of their value in the sentence; `position`: on their floor, from 1. */
type Named = Readonly<Record<string, { readonly apartment: DraftApartment; readonly position: number }>>;

/** Labels of apartments as a problem's values, and the positions of those without one: ids are not shown to anyone. */
export function namedApartments(apartments: Named): Pick<Problem, "values" | "unnamed"> {
  const entries = Object.entries(apartments);
  const values = entries.flatMap(([key, { apartment }]) => (isNamed(apartment) ? [[key, labelOf(apartment)]] : []));
  const unnamed = entries.flatMap(([key, { apartment, position }]) => (isNamed(apartment) ? [] : [[key, position]]));
  return { values: Object.fromEntries(values), ...(unnamed.length > 0 && { unnamed: Object.fromEntries(unnamed) }) };
}
