import { safeParse, type BaseIssue } from "valibot";
import { checkLinks } from "./checkLinks.ts";
import { pathText, type Steps } from "./pathText.ts";
import { ProjectDataError } from "./ProjectDataError.ts";
import { projectSchema } from "./schema/projectSchema.ts";
import type { Project } from "./types.ts";

/** A project and what was wrong with its file; no problem hides a record that it does not concern. */
export type ParsedProject = { readonly project: Project; readonly problems: readonly ProjectDataError[] };

/** A wrong value may be a whole book. */
const longestProblem = 200;

/**
 * Checks a project file and makes its addresses absolute against `baseUrl`, the file's own address. Broken records
 * and broken optional parts are left out and told by path, as `floors[8].apartments[2].tour: no tour "vr-19"`.
 * @throws ProjectDataError where nothing is left to show: no object, not version 1, or no towers, layouts, brochure.
 */
export function parseProject(json: unknown, baseUrl: string): ParsedProject {
  const result = safeParse(projectSchema(baseUrl), json);
  const problems = result.issues?.map(problemOf) ?? [];
  // What nothing stands in for: the file is no object, or of another version.
  const [first] = problems;
  if (!result.typed) throw first;

  const project = checkLinks(result.output, (steps, problem) => {
    problems.push(new ProjectDataError(pathText(steps), problem));
  });
  if (project.towers.length + project.layouts.length + (project.brochure?.pages.length ?? 0) === 0) {
    throw new ProjectDataError("", "nothing to show: no towers, no layouts, no brochure");
  }
  return { project, problems };
}

function problemOf({ path, received, message }: BaseIssue<unknown>): ProjectDataError {
  const steps: Steps = (path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  const isMissing = steps.length > 0 && (received === "null" || received === "undefined");
  const problem = isMissing ? "missing" : message.replace(/^Invalid \w+: /, "").slice(0, longestProblem);
  return new ProjectDataError(pathText(steps), problem);
}
