import type { SiteContent } from "../../owner/site/siteShape.ts";
import type { Project } from "../../widgets/project.ts";
import { contentPageOf } from "./contentPages.ts";
import { outsideTourPath, routes, type SiteRoute } from "./routes.ts";

type Setting = {
  readonly project: Project;
  readonly site: SiteContent;
  /** Whether the project has a tour of its surroundings. */
  readonly hasOutsideTour: boolean;
};

/** The addresses of the table of routes that a site has nothing for. */
export function absentPaths(setting: Setting): readonly string[] {
  return routes.filter((route) => !isThere(route, setting)).map(({ path }) => path);
}

function isThere({ path, page }: SiteRoute, { project, site, hasOutsideTour }: Setting): boolean {
  const content = contentPageOf(page === "moved" ? "visuals" : page);
  if (content) return site.pages[content] !== undefined;
  if (page === "brochure") return (project.brochure?.pages.length ?? 0) > 0;
  if (page !== "tour") return true;
  return path === outsideTourPath ? hasOutsideTour : project.tours.length > 0;
}
