import { readShape } from "../../src/project/file/readShape.ts";
import { pathText } from "../../src/project/ProjectDataError.ts";
import type { LocalText } from "../../src/project/types.ts";
import { siteShape, type SiteContent } from "./siteShape.ts";
import { startContent } from "./startContent.ts";

/** What may be wrong in a `site.json`. */
export type SiteFaultCode =
  "broken" | "language" | "picture" | "poster" | "film" | "tower" | "apartment" | "tour" | "floor";

/** A fault of `site.json`: where, as `pages.home.sections[2].title`, and what. */
export type SiteFault = {
  readonly path: string;
  readonly problem: string;
  readonly code: SiteFaultCode;
  /** What does not exist; of a text the languages it lacks. */
  readonly value?: string;
};

export type ReadSite = { readonly content: SiteContent; readonly faults: readonly SiteFault[] };

/**
 * Reads the content of a project's site; `json` is `undefined` where there is no file. What is broken is left out and reported by its
 * path; where nothing can be read the content stands in that is true of any project. `name`: the project's.
 */
export function readSite(json: unknown, name: LocalText): ReadSite {
  const faults: SiteFault[] = [];
  const report = (steps: readonly (string | number)[], problem: string) =>
    void faults.push({ path: pathText(steps), problem, code: "broken" });
  const read = (value: unknown): SiteContent | undefined => readShape(siteShape, value, { baseUrl: "", report });
  const content = (json === undefined ? undefined : read(json)) ?? read(startContent(name));
  if (!content) throw new Error("The content that a site starts with cannot be read.");
  return { content, faults };
}
