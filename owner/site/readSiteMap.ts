import { readBySchema } from "../../src/project/file/readBySchema.ts";
import { pathText } from "../../src/project/ProjectDataError.ts";
import { plainProblem } from "./plainProblem.ts";
import type { SiteProblem } from "./readSite.ts";
import { siteMapSchema, type SiteMap } from "./siteMapSchema.ts";

export type ReadSiteMap = { readonly map: SiteMap | null; readonly problems: readonly SiteProblem[] };

/** Reads the drawn surroundings of a project's site; `json` is `undefined` where there is no file. A broken part is left out and reported. */
export function readSiteMap(json: unknown): ReadSiteMap {
  const problems: SiteProblem[] = [];
  const report = (steps: readonly (string | number)[], problem: string) =>
    void problems.push({
      path: pathText(steps),
      problem: plainProblem(siteMapSchema, json, { steps, problem }),
      code: "broken",
    });
  const map = json === undefined ? undefined : readBySchema(siteMapSchema, json, { baseUrl: "", report });
  return { map: map ?? null, problems };
}
