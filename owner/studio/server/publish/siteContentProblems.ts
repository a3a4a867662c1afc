import type { LocalText } from "../../../../src/project/types.ts";
import { checkSite, isNeeded, neededLanguages } from "../../../site/checkSite.ts";
import { siteNotes } from "../../../site/siteNotes.ts";
import type { WebsiteFiles } from "../../draft/checks/websiteProblems.ts";

type Referred = Parameters<typeof checkSite>[1]["project"];

/** A problem or note about `site.json`. */
export type SiteContentProblem = {
  /** In the file; "" is the file itself. */
  readonly path: string;
  readonly problem: string;
  /** Whether no page can be built from the file. */
  readonly isFatal: boolean;
};

/**
 * Everything that commands say about the content of a site, in the same sentences for a draft, a published folder and a finished site.
 * `files`: the pictures and films that exist.
 */
export function siteContentProblems(
  json: unknown,
  project: Referred & { readonly name?: LocalText | undefined; readonly locales?: readonly string[] | undefined },
  files: WebsiteFiles,
): readonly SiteContentProblem[] {
  const problems = checkSite(json, { project, languages: neededLanguages(project), ...files });
  return [
    ...problems.map(({ path, problem, code }) => ({ path, problem, isFatal: code === "broken" && isNeeded(path) })),
    ...siteNotes(json, project.name ?? "").map((note) => ({ ...note, isFatal: false })),
  ];
}
