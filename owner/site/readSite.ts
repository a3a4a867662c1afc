import { readBySchema } from "../../src/project/file/readBySchema.ts";
import { pathText, type Steps } from "../../src/project/ProjectDataError.ts";
import type { LocalText } from "../../src/project/types.ts";
import { defaultContent } from "./defaultContent.ts";
import { plainProblem } from "./plainProblem.ts";
import { siteSchema, type SiteContent } from "./siteSchema.ts";

/** The kinds of problems in a `site.json`. */
export type SiteProblemCode =
  "broken" | "language" | "empty" | "picture" | "poster" | "film" | "tower" | "apartment" | "tour" | "floor";

/** A problem in `site.json` with its path, such as `pages.home.sections[2].title`. */
export type SiteProblem = {
  readonly path: string;
  readonly problem: string;
  readonly code: SiteProblemCode;
  /** The key or name that does not exist; for a text, the missing languages. */
  readonly value?: string;
};

export type ReadSite = {
  readonly content: SiteContent;
  readonly problems: readonly SiteProblem[];
  /** Whether `content` is the default content, because the file is missing or a required part of it cannot be read. */
  readonly isDefault: boolean;
};

/**
 * Reads the content of a project's website; `json` is `undefined` if there is no file. Unreadable parts are left out and reported with
 * their path. Without a file, or if a required part cannot be read, the result is the default content with the project's `name`.
 */
export function readSite(json: unknown, name: LocalText): ReadSite {
  const problems: SiteProblem[] = [];
  const report = (steps: Steps, problem: string) =>
    void problems.push({
      path: pathText(steps),
      problem: plainProblem(siteSchema, json, { steps, problem }),
      code: "broken",
    });
  const read = (value: unknown): SiteContent | undefined => readBySchema(siteSchema, value, { baseUrl: "", report });
  const fromFile = json === undefined ? undefined : read(json);
  const content = fromFile ?? read(defaultContent(name));
  if (!content) throw new Error("The default content does not match the schema of site.json.");
  return { content, problems, isDefault: fromFile === undefined };
}
