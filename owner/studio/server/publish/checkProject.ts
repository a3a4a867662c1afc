import { parseProject } from "../../../../src/project/parseProject.ts";
import { ProjectDataError } from "../../../../src/project/ProjectDataError.ts";
import type { Problem as DraftProblem } from "../../draft/checks/problem.ts";
import { problemsOf } from "../../draft/checks/problemsOf.ts";
import { stepsOf } from "../../draft/checks/readerProblems.ts";
import type { DraftForm } from "../draft/draftForm.ts";
import type { Problem } from "./problem.ts";

const somewhere = "http://folder.invalid/a/b/c/d/e/f/project.json";

/** What visitors' pages would find wrong with a project file, by their own reader; all of it blocks, as it would be left out. */
export function checkProject(project: unknown): readonly Problem[] {
  try {
    return parseProject(project, somewhere).problems.map(blocking);
  } catch (error) {
    if (error instanceof ProjectDataError) return [blocking(error)];
    throw error;
  }
}

const blocking = ({ path, problem }: ProjectDataError): Problem => ({ path, problem, weight: "blocks" });

/** What keeps a draft from being published and what visitors would miss, by the studio's own checks, with what its file lost. */
export function checkDraftProject({ draft, leftOut }: DraftForm): readonly DraftProblem[] {
  const lost = leftOut.map(({ path, problem }): DraftProblem => {
    return { code: "brokenField", weight: "block", at: stepsOf(path), mend: "open", values: { path, problem } };
  });
  return [...lost, ...problemsOf(draft)];
}
