import type { Problem as DraftProblem, ProblemCode } from "../../draft/checks/problem.ts";
import type { DraftProject } from "../../draft/draft.ts";
import { apartmentName } from "../../text/apartmentName.ts";
import { en } from "../../text/en.ts";
import { placeText } from "../../text/placeText.ts";
import { pathText } from "../../../../src/project/ProjectDataError.ts";

/** Information that an owner needs before publishing: a place in the project (`floors[8].plan`) or a file of the folder, and the problem. */
export type PublishProblem = {
  readonly path: string;
  /** The place in words, as in the studio: "Building C, floor 2". */
  readonly place?: string;
  readonly problem: string;
  /** Nothing is published while one blocks. */
  readonly severity: "blocks" | "warns";
};

/** In a command's output: `Building C, Floor 2 (floors[8].plan): no plan "p9"`. */
export const problemText = ({ path, place, problem }: PublishProblem): string =>
  `${place ? `${place} (${path})` : path || "project"}: ${problem}`;

type Values = NonNullable<DraftProblem["values"]>;

const quoted = (value: string | number | undefined): string => `"${value ?? ""}"`;

/** The sentences of a console; the page has its own, in three languages. */
const sentences: Readonly<Record<ProblemCode, (values: Values) => string>> = {
  nothingToShow: ({ problem }) => String(problem ?? "nothing to show"),
  noHomes: () => "there is no apartment yet: visitors would have nothing to choose",
  invalidField: ({ problem }) => String(problem),
  duplicateId: ({ problem }) => String(problem),
  outlineShared: ({ name, other }) =>
    `two apartments of one floor share its outline: ${quoted(name)} and ${quoted(other)}`,
  brokenLink: ({ problem }) => String(problem),
  unknownStatus: ({ typed }) => `${quoted(typed)} is not a known status: choose one, or leave it on request`,
  pictureMissing: () => "has no picture",
  altMissing: ({ locale }) => `its picture has no alternative text${locale ? ` (${locale})` : ""}`,
  textMissing: ({ locale }) => `has no text in ${locale}`,
  outlineMissing: () => "has no outline: visitors find it in the list only",
  outlineTooSmall: () => "its outline is too small to be pressed",
  outlinesOverlap: ({ other }) => `its outline overlaps that of ${quoted(other)}`,
  outlinesGap: ({ other }) => `there is a narrow gap between its outline and that of ${quoted(other)}`,
  outlineSelfIntersects: () => "its outline crosses itself: draw it again, or move the corners apart",
  outlineTooComplex: () => "its outline has too many corners to be checked: draw it again, with fewer corners",
  labelMissing: () => "has no label: visitors see its id",
  duplicateLabel: ({ label }) => `another apartment on its floor is also called ${quoted(label)}`,
  regionWithoutHome: ({ home }) =>
    home ? `there is no apartment ${quoted(home)} on its floors` : "belongs to no apartment",
  homeWithoutRegion: () => "has no region on its floor's plan",
  invalidFloors: ({ storeys }) =>
    `extends over floors ${storeys}: its own is not among them, or its building lacks one`,
  areasDiffer: ({ area, stated, main }) =>
    `its area is ${area} m², its ${main} area ${stated} m²: visitors see ${stated} m²`,
  reservedUntilWithoutReserved: ({ day }) =>
    `is reserved until ${day}, but its status differs: visitors do not see the date`,
  vatRateWithoutVat: () => "its price has a VAT rate, but not whether VAT is included: visitors see neither",
  rateUnused: ({ currency }) => `is for ${currency}, but no price uses it: visitors see no second currency`,
  floorWithoutPlan: () => "has no plan",
  statusMissing: () => "has no status: visitors are invited to ask",
  contactMissing: () => "visitors cannot reach you: there is no phone, e-mail or WhatsApp",
  mailMissing: () => "inquiries do not reach anyone: there is no e-mail service and no endpoint",
  inquiryPictureMissing: ({ count }) =>
    `an e-mail contains a picture, but apartments without a picture or plan of their own or of their layout: ${count}. Nobody can ask about them`,
  addressUnsafe: ({ address }) => `${quoted(address)} is not an address that begins with https://`,
  contrastLow: ({ ratio }) => `has a contrast of ${ratio}: text needs 4.5:1`,
  fileProblem: ({ problem }) => String(problem),
  fileOutside: ({ file }) => `${file} is outside the folder: copy it into the folder`,
  fileUnsafe: ({ file }) =>
    `${file} is not the address of a file in the folder: rename the file, without %, / or \\ in its name`,
  filesLeftOut: ({ count, files }) =>
    `not published, because no page in a browser needs them: ${files} (${count} in all)`,
  pictureReshaped: ({ file, wide, high, width, height }) =>
    `${file} has ${wide} x ${high} pixels; the draft expects the shape of ${width} x ${height}`,
  tourNotAllowed: ({ tour }) =>
    "not published: it was made elsewhere, and its pages and scripts would run under your own address. If you trust its maker, " +
    `agree in the studio, or use --allow-tour ${tour}`,
  drawingSanitized: ({ file, what }) => `${file} has parts that visitors do not get: ${what}`,
  websiteUnread: ({ problem }) => `site.json ${problem}: correct it, or write the website in the studio`,
  websiteBroken: ({ problem }) => String(problem),
  websiteTextMissing: ({ problem }) => String(problem),
  websitePictureMissing: ({ problem }) => String(problem),
  websitePosterMissing: ({ problem }) => String(problem),
  websiteFileMissing: ({ problem }) => String(problem),
  websiteBrokenLink: ({ problem }) => String(problem),
  websitePageEmpty: ({ problem }) => String(problem),
  websiteContrast: ({ problem }) => String(problem),
  websiteHeadlineClose: ({ problem }) => String(problem),
  websiteHeadlineBusy: ({ problem }) => String(problem),
  websiteHeadlineLow: ({ problem }) => String(problem),
  tourEmpty: () => "has no scene yet: add a panorama, or remove the tour",
  sceneNotRound: () => "its panorama has to be twice as wide as high, and at least 2048 pixels wide",
  sceneLowResolution: ({ width }) => `its panorama is ${width} pixels wide: it is sharp from 4096 on`,
  sceneUnreached: () => "no door leads to this scene",
};

/** The problems found in a project, for a command to print; hints are for the page alone. */
export function printedProblems(problems: readonly DraftProblem[], project: DraftProject): readonly PublishProblem[] {
  return problems.flatMap(({ code, severity, at, values: ownValues = {}, unnamed = {} }): PublishProblem[] => {
    if (severity === "hint") return [];
    const places = Object.entries(unnamed).map(
      ([key, n]) => [key, apartmentName({ label: "", unnamed: n }, en)] as const,
    );
    const values = { ...ownValues, ...Object.fromEntries(places) };
    const printed = { problem: sentences[code](values), severity: severity === "block" ? "blocks" : "warns" } as const;
    // A record that the reader left out is not in the project: its place is in the reader's notation.
    if (typeof values["path"] === "string") return [{ path: values["path"], ...printed }];
    const [path, place] = [pathText(at), placeText(at, project, en)];
    return [{ path, ...(place && path && { place }), ...printed }];
  });
}
