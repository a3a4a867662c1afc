import { contentPaths } from "../../owner/site/contentPaths.ts";
import { towersPath } from "./pagePaths.ts";
import { searchPath } from "./searchAddress.ts";

/** The tour of the surroundings, which belongs to no apartment. */
export const exteriorTourPath = "/exterior-vr";

export type PageName =
  | "home"
  | "towers"
  | "building"
  | "floor"
  | "apartment"
  | "tour"
  | "brochure"
  | "about"
  | "services"
  | "videos"
  | "visuals"
  | "gallery"
  | "moved"
  | "contact"
  | "projects"
  | "click"
  | "animation"
  | "search"
  | "listing"
  | "privacy"
  | "imprint"
  | "embed"
  | "missing";

/** An address of the site in Albanian; English and German are under /en and /de. Its title and description are in text/heads.ts. */
export type SiteRoute = {
  readonly path: string;
  readonly page: PageName;
  readonly floor?: number;
  /** The building to which the page belongs. */
  readonly tower?: string;
  /** The apartment to which the page belongs. */
  readonly apartment?: string;
  /** The tour's page, shown in the frame of a tour route. */
  readonly tour?: string;
  /** Uses its own frame, without bar, menu and footer. */
  readonly isFullWindow?: true;
  /** A picture extends behind the bar. */
  readonly hasHeroPicture?: true;
  /** The canonical address for search engines, if two addresses show the same. */
  readonly canonicalPath?: string;
  /** The address that this one redirects to. */
  readonly redirectTo?: string;
};

/** A full-window 360° tour. */
export const tourPage = { page: "tour", isFullWindow: true } as const;

/**
 * The addresses that are the same for every project; those that depend on the project (its buildings, floors, apartments and tours) are in
 * projectRoutes.ts. Unknown addresses get the last one.
 */
export const routes: readonly SiteRoute[] = [
  { path: contentPaths.home, page: "home", hasHeroPicture: true },
  { path: towersPath, page: "towers" },
  { path: "/navigate-floor", page: "apartment" },
  { ...tourPage, path: "/vr" },
  { ...tourPage, path: exteriorTourPath, tour: "/tours/exterior/index.htm" },
  { path: "/flipbook", page: "brochure" },
  { path: searchPath, page: "search" },
  { path: contentPaths.privacy, page: "privacy" },
  { path: contentPaths.imprint, page: "imprint" },
  { path: "/embed", page: "embed" },
  { path: contentPaths.about, page: "about" },
  { path: contentPaths.services, page: "services" },
  { path: contentPaths.videos, page: "videos" },
  { path: contentPaths.visuals, page: "visuals" },
  { path: "/vizualizimete", page: "moved", redirectTo: contentPaths.visuals },
  { path: "/gallery", page: "gallery", canonicalPath: contentPaths.visuals },
  { path: contentPaths.contact, page: "contact" },
  { path: contentPaths.projects, page: "projects" },
  { path: "/click", page: "click", hasHeroPicture: true },
  { path: contentPaths.animation, page: "animation", isFullWindow: true },
  { path: "/404", page: "missing" },
];
