import { floorNames, floorPath, listingPath } from "./pagePaths.ts";
import { searchPath } from "./searchAddress.ts";

const keys =
  "1-1 1-2 1-3 1-4 2 3-1 3-2 3-3 4 5-1 5-2 5-3 6 7 8-1 8-2 9-1 9-2 9-3 10-1 10-2 11 12-2 12-3 13 14 15 16 17 18 " +
  "19 19n-1 19n-2 19n-3 19n-4 20-1 20-2 20-3";

/** A full-screen route of its own per tour (docs/developers/specification.md, section 2, "Tours"). */
export const tourKeys: readonly string[] = keys.split(" ").map((key) => `vr-${key}`);

export type PageName =
  | "home"
  | "towers"
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
  | "embed"
  | "missing";

/** One address of the site, in Albanian; English and German stand under /en and /de. Its title and description: text/heads.ts. */
export type SiteRoute = {
  readonly path: string;
  readonly page: PageName;
  readonly floor?: number;
  /** The apartment whose own page it is; in the table it stands for every apartment. */
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

const floorRoutes = floorNames.map((_, index): SiteRoute => ({
  path: floorPath(index + 1),
  page: "floor",
  floor: index + 1,
}));

const bare = { page: "tour", isBare: true } as const;

/** `/vr` with the tour of the apartment that travelled there, `/exterior-vr`, and every tour at its fixed address. */
export const tourRoutes: readonly SiteRoute[] = [
  { ...bare, path: "/vr", tour: "/tours/1/vr-1-1/index.htm" },
  { ...bare, path: "/exterior-vr", tour: "/tours/exterior/index.htm" },
  ...tourKeys.map((key): SiteRoute => {
    const [number = ""] = /\d+/.exec(key) ?? [];
    return { ...bare, path: `/${key}`, tour: `/tours/${number}/${key}/index.htm` };
  }),
];

/** Every address of the site; what is not here is answered by the last one. */
export const routes: readonly SiteRoute[] = [
  { path: "/", page: "home", hasBanner: true },
  { path: "/click-floor", page: "towers" },
  ...floorRoutes,
  { path: "/navigate-floor", page: "apartment" },
  ...tourRoutes,
  { path: "/flipbook", page: "brochure" },
  { path: searchPath, page: "search" },
  { path: listingPath(":apartment"), page: "listing", apartment: ":apartment" },
  { path: "/privatesia", page: "privacy" },
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
