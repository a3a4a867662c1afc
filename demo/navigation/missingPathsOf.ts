import type { SiteContent } from "../../owner/site/siteSchema.ts";
import type { Project } from "../../widgets/project.ts";
import { contentPageOf } from "./contentPages.ts";
import { exteriorTourPath, routes, type SiteRoute } from "./routes.ts";

type Setting = {
  readonly project: Project;
  readonly site: SiteContent;
  /** The films that exist, by their names in `film/`. */
  readonly films: Readonly<Record<string, unknown>>;
  /** The tours that have pages. */
  readonly tours: Readonly<Record<string, string>>;
  /** Whether the project has a tour of its surroundings. */
  readonly hasOutsideTour: boolean;
};

/** The addresses in the table of routes for which a site has no content. */
export function missingPathsOf(setting: Setting): readonly string[] {
  return routes.filter((route) => !isThere(route, setting)).map(({ path }) => path);
}

function isThere({ path, page }: SiteRoute, { project, site, films, tours, hasOutsideTour }: Setting): boolean {
  // The full-window film does not exist on every site.
  if (page === "animation") return site.pages.animation !== undefined && site.pages.animation.file in films;
  const content = contentPageOf(page === "moved" ? "visuals" : page);
  if (content) return site.pages[content] !== undefined;
  if (page === "brochure") return (project.brochure?.pages.length ?? 0) > 0;
  if (page !== "tour") return true;
  return path === exteriorTourPath ? hasOutsideTour : Object.keys(tours).length > 0;
}
