import type { Draft } from "../draft.ts";
import { apartmentProblems } from "./apartmentProblems.ts";
import { factProblems } from "./factProblems.ts";
import { outlineProblems } from "./outlineProblems.ts";
import type { Problem, Severity } from "./problem.ts";
import { parserProblems } from "./parserProblems.ts";
import { settingsProblems } from "./settingsProblems.ts";
import { textProblems } from "./textProblems.ts";
import { tourProblems } from "./tourProblems.ts";
import { websiteProblems } from "./websiteProblems.ts";

const order: readonly Severity[] = ["block", "warning", "hint"];

/** All problems and possible improvements of a draft: blocking ones first, then warnings, then hints, each in the project's order. */
export function problemsOf(draft: Draft): readonly Problem[] {
  const all = [
    ...parserProblems(draft.project),
    ...apartmentProblems(draft),
    ...factProblems(draft),
    ...outlineProblems(draft.project),
    ...textProblems(draft.project),
    ...settingsProblems(draft),
    ...tourProblems(draft.project),
    ...websiteProblems(draft),
  ];
  return all.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

/** Whether the draft can be published: publishing is refused while a problem has the severity "block". */
export const isPublishable = (problems: readonly Problem[]): boolean =>
  problems.every(({ severity }) => severity !== "block");
