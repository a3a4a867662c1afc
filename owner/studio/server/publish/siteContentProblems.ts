import type { LocalText } from "../../../../src/project/types.ts";
import { checkSite, isNeeded, neededLanguages } from "../../../site/checkSite.ts";
import { siteNotes } from "../../../site/siteNotes.ts";
import type { WebsiteFiles } from "../../draft/checks/websiteProblems.ts";

type ReferencedProject = Parameters<typeof checkSite>[1]["project"];

/** A problem or note about `site.json`. */
export type SiteContentProblem = {
  /** Its place in the file; "" is the file itself. */
  readonly path: string;
  readonly problem: string;
  /** Whether no page can be built from the file. */
  readonly isFatal: boolean;
};

/**
 * All problems and notes that commands print about a website's content, in the same sentences for a draft, a published folder and a
 * finished website.
 * `files`: the pictures and films that exist.
 */
export function siteContentProblems(
  json: unknown,
  project: ReferencedProject & {
    readonly name?: LocalText | undefined;
    readonly locales?: readonly string[] | undefined;
  },
  files: WebsiteFiles,
): readonly SiteContentProblem[] {
  const problems = checkSite(json, { project, languages: neededLanguages(project), ...files });
  return [
    ...problems.map(({ path, problem, code }) => ({ path, problem, isFatal: code === "broken" && isNeeded(path) })),
    ...siteNotes(json, project.name ?? "").map((note) => ({ ...note, isFatal: false })),
  ];
}
