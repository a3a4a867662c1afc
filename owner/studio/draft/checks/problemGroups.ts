import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftProject } from "../draft.ts";
import { regionApartments } from "../edit/regionApartments.ts";
import type { Problem } from "./problem.ts";

/** The common aspect of many problems: for each, the page has a sentence with their number. */
export type GroupCode =
  | "apartmentsWithoutOutline"
  | "floorsWithoutOutline"
  | "floorsWithoutPlan"
  | "unknownStatuses"
  | "doubledLabels"
  | "differentAreas"
  | "reservedUntilWithoutReserved"
  | "vatRateWithoutVat"
  | "picturesWithoutText"
  | "overlaps"
  | "gaps"
  | "websiteTexts"
  | "websitePictures";

/** Problems of one kind at one place, in order. */
export type ProblemGroup = {
  readonly code: GroupCode;
  /** The plan or tower, `[]` for the project. */
  readonly place: Steps;
  /** Stays the same for the lifetime of the group. */
  readonly key: string;
  readonly problems: readonly Problem[];
  /** The number of apartments, floors or pictures: a missing outline may belong to several apartments. */
  readonly count: number;
};

/** Smaller groups are listed problem by problem. */
const minInGroup = 3;

type Kind = { readonly code: GroupCode; readonly place: Steps; readonly count?: number };

function kindOf({ code, at }: Problem, { floors, plans = [], towers }: DraftProject): Kind | undefined {
  const [list, index, inner, deeper] = at;
  const floor = list === "floors" && typeof index === "number" ? floors[index] : undefined;
  const tower = ["towers", towers.findIndex(({ id }) => id === floor?.tower)];
  switch (code) {
    case "homeWithoutRegion":
      return { code: "apartmentsWithoutOutline", place: ["plans", plans.findIndex(({ id }) => id === floor?.plan)] };
    case "outlineMissing": {
      if (floor) return { code: "floorsWithoutOutline", place: tower };
      const plan = list === "plans" && inner === "regions" ? plans[Number(index)] : undefined;
      const own = plan && regionApartments(floors, plan)[Number(deeper)];
      return own && { code: "apartmentsWithoutOutline", place: at.slice(0, 2), count: own.length };
    }
    case "floorWithoutPlan":
      return { code: "floorsWithoutPlan", place: tower };
    case "unknownStatus":
      return { code: "unknownStatuses", place: [] };
    case "duplicateLabel":
      return { code: "doubledLabels", place: tower };
    case "areasDiffer":
      return { code: "differentAreas", place: [] };
    case "reservedUntilWithoutReserved":
    case "vatRateWithoutVat":
      return { code, place: [] };
    case "altMissing":
      return { code: "picturesWithoutText", place: [] };
    case "outlinesOverlap":
    case "outlinesGap":
      return { code: code === "outlinesGap" ? "gaps" : "overlaps", place: floor ? tower : at.slice(0, 2) };
    case "websiteTextMissing":
      return { code: "websiteTexts", place: [] };
    case "websitePictureMissing":
      return { code: "websitePictures", place: [] };
    default:
      return undefined;
  }
}

/** All groups of problems, including single ones, ordered by their first problem. */
export function problemGroups(project: DraftProject, problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const kind = kindOf(problem, project);
    if (!kind) continue;
    const { code, place, count = 1 } = kind;
    const key = `${code} ${pathText(place)}`;
    const before = groups.get(key) ?? { code, place, key, problems: [], count: 0 };
    groups.set(key, { ...before, problems: [...before.problems, problem], count: before.count + count });
  }
  return [...groups.values()];
}

/** A list of problems in which many of one kind are combined into one entry, at the position of the first. */
export function groupedProblems(
  project: DraftProject,
  problems: readonly Problem[],
): readonly (Problem | ProblemGroup)[] {
  const large = problemGroups(project, problems).filter((group) => group.problems.length >= minInGroup);
  const groupOf = new Map(large.flatMap((group) => group.problems.map((problem) => [problem, group] as const)));
  return [...new Set(problems.map((problem) => groupOf.get(problem) ?? problem))];
}

/** The open problem's group: the others follow it. */
export type OpenProblem = { readonly key: string; readonly index: number; readonly open: Problem };

export const firstOf = ({ key, problems }: ProblemGroup): OpenProblem | undefined =>
  problems[0] && { key, index: 0, open: problems[0] };

const placeText = ({ code, at, values }: Problem): string => JSON.stringify([code, at, values]);

/** The problem after or before the open one, wrapping around; if the open one has been corrected, the one that took its place is next. */
export function nextOf(
  { key, problems }: ProblemGroup,
  { index, open }: OpenProblem,
  step: 1 | -1,
): OpenProblem | undefined {
  const now = problems.findIndex((each) => placeText(each) === placeText(open));
  const next = now >= 0 ? now + step : step === 1 ? index : index - 1;
  const at = (next + problems.length) % problems.length;
  const problem = problems[at];
  return problem && { key, index: at, open: problem };
}
