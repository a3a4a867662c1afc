import { checkLinks } from "./checkLinks.ts";
import { projectSchema } from "./file/projectSchema.ts";
import { readBySchema } from "./file/readBySchema.ts";
import { pathText, ProjectDataError, type Report } from "./ProjectDataError.ts";
import type { Project } from "./types.ts";

/** A project and the problems of its file. A problem affects only its own record. */
export type ParsedProject = { readonly project: Project; readonly problems: readonly ProjectDataError[] };

/**
 * Validates a project file and makes its addresses absolute against `baseUrl`, the file's own address. Broken records
 * and broken optional parts are left out and reported by path, as `floors[8].apartments[2].tour: no tour "vr-19"`.
 * @throws ProjectDataError if nothing can be shown: not an object, an unknown version, or no towers, layouts and brochure.
 */
export function parseProject(json: unknown, baseUrl: string): ParsedProject {
  const problems: ProjectDataError[] = [];
  const report: Report = (steps, problem) => void problems.push(new ProjectDataError(pathText(steps), problem));
  const file = readBySchema(projectSchema, json, { baseUrl, report });
  // Fatal: the file is not an object, or its version is unknown.
  if (!file) throw problems[0];

  const project = checkLinks(file, report);
  if (project.towers.length + project.layouts.length + (project.brochure?.pages.length ?? 0) === 0) {
    throw new ProjectDataError("", "nothing to show: no towers, no layouts, no brochure");
  }
  return { project, problems };
}
