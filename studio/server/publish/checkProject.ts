import { parseProject } from "../../../src/project/parseProject.ts";
import { ProjectDataError } from "../../../src/project/ProjectDataError.ts";
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

/** The same of a draft, with what its file lost: visitors would miss it. */
export function checkDraftProject({ project, leftOut }: DraftForm): readonly Problem[] {
  return [
    ...leftOut.map(({ path, problem }): Problem => ({ path, problem, weight: "blocks" })),
    ...checkProject(project),
  ];
}
