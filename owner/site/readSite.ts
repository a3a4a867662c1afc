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
  readonly problems: readonly SiteProblem[];
  /** Whether it is the start content, because the file is missing or nothing in it could be read. */
  readonly isStart: boolean;
};

/**
 * Reads the content of a project's site; `json` is `undefined` if there is no file. Broken parts are left out and reported by their
 * path; if nothing can be read, placeholder content that fits every project is used instead, with the project's `name`.
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
  const content = fromFile ?? read(startContent(name));
  if (!content) throw new Error("The content that a site starts with cannot be read.");
  return { content, problems, isStart: fromFile === undefined };
}
