import type { SiteContent } from "../../owner/site/siteShape.ts";
import type { Project } from "../../widgets/project.ts";
import { contentPageOf } from "./contentPages.ts";
import { routes, type SiteRoute } from "./routes.ts";

type Setting = {
  readonly project: Project;
  readonly site: SiteContent;
  /** Whether there is a tour of the surroundings, which is no apartment's. */
  readonly hasOutsideTour: boolean;
};

/** The addresses of the table of routes that a site has nothing for. */
export function absentPaths(setting: Setting): readonly string[] {
  return routes.filter((route) => !isThere(route, setting)).map(({ path }) => path);
}

function isThere({ path, page, floor }: SiteRoute, { project, site, hasOutsideTour }: Setting): boolean {
  const content = contentPageOf(page === "moved" ? "visuals" : page);
  if (content) return site.pages[content] !== undefined;
  if (page === "floor") return project.floors.some((each) => each.floor === floor);
  if (page === "brochure") return (project.brochure?.pages.length ?? 0) > 0;
  if (page !== "tour") return true;
  if (path === "/exterior-vr") return hasOutsideTour;
  return path === "/vr" ? project.tours.length > 0 : project.tours.some(({ id }) => `/${id}` === path);
}
