import type { Problem as DraftProblem, ProblemCode } from "../../draft/checks/problem.ts";
import { pathText } from "../../../../src/project/ProjectDataError.ts";

/** What an owner has to know before visitors see it: its place in the project (`floors[8].plan`) or a file of the folder, and what. */
export type Problem = {
  readonly path: string;
  readonly problem: string;
  /** Nothing is published while one blocks. */
  readonly weight: "blocks" | "warns";
};

/** As a command prints it: `floors[8].plan: no plan "p9"`. */
export const problemText = ({ path, problem }: Problem): string => `${path || "project"}: ${problem}`;

type Values = NonNullable<DraftProblem["values"]>;

const quoted = (value: string | number | undefined): string => `"${value ?? ""}"`;

/** The sentences of a console; the page has its own, in three languages. */
const sentences: Readonly<Record<ProblemCode, (values: Values) => string>> = {
  nothingToShow: ({ problem }) => String(problem ?? "nothing to show"),
  noHomes: () => "there is no apartment yet: visitors would have nothing to choose",
  brokenField: ({ problem }) => String(problem),
  doubledId: ({ problem }) => String(problem),
  outlineShared: ({ name, other }) =>
    `its outline is that of two apartments of one floor: ${quoted(name)} and ${quoted(other)}`,
  linkNowhere: ({ problem }) => String(problem),
  unknownStatus: ({ typed }) =>
    `${quoted(typed)} was typed as its status, which is none: choose one, or leave it to asking`,
  pictureMissing: () => "has no picture",
  altMissing: ({ locale }) => `its picture has no text for those who do not see it${locale ? ` (${locale})` : ""}`,
  textMissing: ({ locale }) => `has no text in ${locale}`,
  outlineMissing: () => "has no outline: visitors find it in the list only",
  outlineTooSmall: () => "its outline is too small to be pressed",
  outlinesOverlap: ({ other }) => `its outline lies over that of ${quoted(other)}`,
  outlinesGap: ({ other }) => `there is a narrow gap between its outline and that of ${quoted(other)}`,
  outlineCrossed: () => "its outline crosses itself: draw it again, or move the corners apart",
  doubledLabel: ({ label }) => `${quoted(label)} is called like another apartment of its floor`,
  regionWithoutHome: ({ home }) =>
    home ? `there is no apartment ${quoted(home)} on its floors` : "belongs to no apartment",
  homeWithoutRegion: () => "has no region on its floor's plan",
  floorWithoutPlan: () => "has no plan",
  statusMissing: () => "has no status: visitors are told to ask",
  contactMissing: () => "has no way to reach you: telephone, e-mail or WhatsApp",
  mailMissing: () => "inquiries reach nobody: no mail service and no endpoint",
  addressUnsafe: ({ address }) => `${quoted(address)} is no address that begins with https://`,
  contrastLow: ({ ratio }) => `has a contrast of ${ratio}: 4.5:1 can be read`,
  fileFault: ({ problem }) => String(problem),
  fileOutside: ({ file }) => `${file} lies outside the folder: copy it into the folder`,
  fileUnsafe: ({ file }) =>
    `${file} is not the address of a file in the folder: rename the file, without %, / or \\ in its name`,
  filesLeftOut: ({ count, files }) => `not published, as no page in a browser needs them: ${files} (${count} in all)`,
  pictureReshaped: ({ file, wide, high, width, height }) =>
    `${file} has ${wide} x ${high} dots, the draft expects the shape of ${width} x ${height}`,
  tourNotAllowed: ({ tour }) =>
    "not published: it was made elsewhere, and its pages and scripts would run under your own address. If you trust its maker, " +
    `agree in the studio, or say --allow-tour ${tour}`,
  drawingCut: ({ file, what }) => `${file} has parts that visitors do not get: ${what}`,
  tourEmpty: () => "has no scene yet: add a panorama, or remove the tour",
  sceneNotRound: () => "its panorama does not go round: it has to be twice as wide as high, 2048 dots or more",
  sceneSoft: ({ width }) => `its panorama has ${width} dots beside each other: from 4096 on it is sharp`,
  sceneUnreached: () => "no door leads to this scene",
};

/** What was found, for a command to print; hints are for the page alone. */
export function toldProblems(problems: readonly DraftProblem[]): readonly Problem[] {
  return problems.flatMap(({ code, weight, at, values = {} }): Problem[] => {
    if (weight === "hint") return [];
    // The reader's own places are as it writes them.
    const path = typeof values["path"] === "string" ? values["path"] : pathText(at);
    return [{ path, problem: sentences[code](values), weight: weight === "block" ? "blocks" : "warns" }];
  });
}
