import { parseProject } from "../../../../src/project/parseProject.ts";
import { ProjectDataError } from "../../../../src/project/ProjectDataError.ts";
import type { Problem as DraftProblem } from "../../draft/checks/problem.ts";
import { problemsOf } from "../../draft/checks/problemsOf.ts";
import { stepsOf } from "../../draft/checks/parserProblems.ts";
import type { ParsedDraft } from "../draft/parsedDraft.ts";
import type { PublishProblem } from "./problem.ts";

const somewhere = "http://folder.invalid/a/b/c/d/e/f/project.json";

/** Problems that visitors' own reader finds in a project file; all of them block, as the affected parts would be left out. */
export function checkProject(project: unknown): readonly PublishProblem[] {
  try {
    return parseProject(project, somewhere).problems.map(blocking);
  } catch (error) {
    if (error instanceof ProjectDataError) return [blocking(error)];
    throw error;
  }
}

const blocking = ({ path, problem }: ProjectDataError): PublishProblem => ({ path, problem, severity: "blocks" });

/** Problems that prevent publishing a draft or that visitors would notice, from the studio's own checks, with the broken parts of its file. */
export function checkDraftProject({ draft, leftOut }: ParsedDraft): readonly DraftProblem[] {
  const lost = leftOut.map(({ path, problem }): DraftProblem => {
    return { code: "invalidField", severity: "block", at: stepsOf(path), fix: "open", values: { path, problem } };
  });
  return [...lost, ...problemsOf(draft)];
}
