import { readBySchema } from "../../src/project/file/readBySchema.ts";
import { pathText } from "../../src/project/ProjectDataError.ts";
import { plainProblem } from "./plainProblem.ts";
import type { SiteProblem } from "./readSite.ts";
import { siteMapSchema, type SiteMap } from "./siteMapSchema.ts";

export type ReadSiteMap = { readonly map: SiteMap | null; readonly problems: readonly SiteProblem[] };

/** Reads a project's map of its surroundings; `json` is `undefined` if there is no file. Unreadable parts are left out and reported. */
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
