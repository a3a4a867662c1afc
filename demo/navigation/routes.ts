import { towersPath } from "./pagePaths.ts";
import { searchPath } from "./searchAddress.ts";

/** The tour of the surroundings, which belongs to no apartment. */
export const outsideTourPath = "/exterior-vr";

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

/** One address of the site, in Albanian; English and German stand under /en and /de. Its title and description: text/heads.ts. */
export type SiteRoute = {
  readonly path: string;
  readonly page: PageName;
  readonly floor?: number;
  /** The building whose own page it is. */
  readonly tower?: string;
  /** The apartment whose own page it is. */
  readonly apartment?: string;
  /** The tour's page in the frame of a tour route. */
  readonly tour?: string;
  /** A frame of its own, without bar, menu and footer. */
  readonly isBare?: true;
  /** A picture reaches up under the bar. */
  readonly hasBanner?: true;
  /** The address search engines get instead, where two show the same. */
  readonly sameAs?: string;
  /** An address that only leads to another one. */
  readonly leadsTo?: string;
};

/** A 360 tour over the whole window. */
export const tourPage = { page: "tour", isBare: true } as const;

/**
 * The addresses that are the same for every project; what a project has besides (its buildings, floors, apartments and tours) is in
 * projectRoutes.ts. An unknown address is answered by the last one.
 */
export const routes: readonly SiteRoute[] = [
  { path: "/", page: "home", hasBanner: true },
  { path: towersPath, page: "towers" },
  { path: "/navigate-floor", page: "apartment" },
  { ...tourPage, path: "/vr" },
  { ...tourPage, path: outsideTourPath, tour: "/tours/exterior/index.htm" },
  { path: "/flipbook", page: "brochure" },
  { path: searchPath, page: "search" },
  { path: "/privatesia", page: "privacy" },
  { path: "/impressum", page: "imprint" },
  { path: "/embed", page: "embed" },
  { path: "/about", page: "about" },
  { path: "/services", page: "services" },
  { path: "/videos", page: "videos" },
  { path: "/vizualizimet", page: "visuals" },
  { path: "/vizualizimete", page: "moved", leadsTo: "/vizualizimet" },
  { path: "/gallery", page: "gallery", sameAs: "/vizualizimet" },
  { path: "/contact", page: "contact" },
  { path: "/projects", page: "projects" },
  { path: "/click", page: "click", hasBanner: true },
  { path: "/animation", page: "animation", isBare: true },
  { path: "/404", page: "missing" },
];
