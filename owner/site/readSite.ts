import { readBySchema } from "../../src/project/file/readBySchema.ts";
import { pathText, type Steps } from "../../src/project/ProjectDataError.ts";
import type { LocalText } from "../../src/project/types.ts";
import { plainProblem } from "./plainProblem.ts";
import { siteSchema, type SiteContent } from "./siteSchema.ts";
import { startContent } from "./startContent.ts";

/** The possible problems in a `site.json`. */
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
  readonly failures: readonly SiteProblem[];
  /** Whether it is the start content, which is true of any project: the file is missing, or nothing in it could be read. */
  readonly isStart: boolean;
};

/**
 * Reads the content of a project's site; `json` is `undefined` if there is no file. Broken parts are left out and reported by their
 * path; if nothing can be read, content that is true of any project is used instead. `name`: the project's.
 */
export function readSite(json: unknown, name: LocalText): ReadSite {
  const failures: SiteProblem[] = [];
  const report = (steps: Steps, problem: string) =>
    void failures.push({
      path: pathText(steps),
      problem: plainProblem(siteSchema, json, { steps, problem }),
      code: "broken",
    });
  const read = (value: unknown): SiteContent | undefined => readBySchema(siteSchema, value, { baseUrl: "", report });
  const own = json === undefined ? undefined : read(json);
  const content = own ?? read(startContent(name));
  if (!content) throw new Error("The content that a site starts with cannot be read.");
  return { content, failures, isStart: own === undefined };
}
