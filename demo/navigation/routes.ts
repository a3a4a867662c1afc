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
  { path: "/", page: "home", hasHeroPicture: true },
  { path: towersPath, page: "towers" },
  { path: "/navigate-floor", page: "apartment" },
  { ...tourPage, path: "/vr" },
  { ...tourPage, path: exteriorTourPath, tour: "/tours/exterior/index.htm" },
  { path: "/flipbook", page: "brochure" },
  { path: searchPath, page: "search" },
  { path: "/privatesia", page: "privacy" },
  { path: "/impressum", page: "imprint" },
  { path: "/embed", page: "embed" },
  { path: "/about", page: "about" },
  { path: "/services", page: "services" },
  { path: "/videos", page: "videos" },
  { path: "/vizualizimet", page: "visuals" },
  { path: "/vizualizimete", page: "moved", redirectTo: "/vizualizimet" },
  { path: "/gallery", page: "gallery", canonicalPath: "/vizualizimet" },
  { path: "/contact", page: "contact" },
  { path: "/projects", page: "projects" },
  { path: "/click", page: "click", hasHeroPicture: true },
  { path: "/animation", page: "animation", isFullWindow: true },
  { path: "/404", page: "missing" },
];
