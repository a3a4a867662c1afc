import type { Result } from "../failure/failure.ts";
import { parseProject, type ParsedProject } from "../project/parseProject.ts";

/** A project with the text of its file, which serves as its version. */
export type LoadedProject = ParsedProject & { readonly json: string };

const maxWarnings = 20;

/** Parses the text of a project file from an absolute URL. Its problems are logged on the console, with their paths. */
export function readProject(text: string, url: string): Result<LoadedProject> {
  let code: "notJson" | "badProject" = "notJson";
  try {
    const json: unknown = JSON.parse(text);
    code = "badProject";
    const parsed = parseProject(json, url);
    warn(url, parsed);
    return { ok: true, value: { ...parsed, json: text } };
  } catch (error) {
    return { ok: false, failure: { code, detail: `${String(error)} in ${url}` } };
  }
}

function warn(url: string, { problems }: ParsedProject): void {
  for (const problem of problems.slice(0, maxWarnings)) console.warn(`${url}: ${problem.message}`);
  if (problems.length > maxWarnings) console.warn(`${url}: and ${problems.length - maxWarnings} more problems`);
}
