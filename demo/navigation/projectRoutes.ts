import type { SiteFacts } from "../facts/siteFacts.ts";
import { findApartmentPlace } from "../facts/apartmentPlace.ts";
import { apartmentAt, buildingPath, listingPath, tourPath, towersPath } from "./pagePaths.ts";
import { tourPage, type SiteRoute } from "./routes.ts";

/** The parts of a project that have pages. */
export type RoutedFacts = {
  readonly towers: readonly {
    readonly id: string;
    readonly floors: readonly { readonly floor: number; readonly path: string }[];
  }[];
  readonly apartments: SiteFacts["apartments"];
  readonly tours: SiteFacts["tours"];
};

/** The pages of a project's buildings, floors and tours. */
export function projectRoutes({ towers, tours }: Pick<RoutedFacts, "towers" | "tours">): readonly SiteRoute[] {
  const floors = new Map(towers.flatMap((tower) => tower.floors.map(({ path, floor }) => [path, floor] as const)));
  return [
    ...towers.map(({ id }) => buildingRoute(id, towers.length)),
    ...[...floors].map(([path, floor]): SiteRoute => ({ path, page: "floor", floor })),
    ...Object.entries(tours).map(([id, tour]): SiteRoute => ({ ...tourPage, path: tourPath(id, tours), tour })),
  ];
}

/** Up to two buildings are shown in full on the page with all buildings; if there are more, that page shows cards that link to a page for each. */
function buildingRoute(tower: string, count: number): SiteRoute {
  return {
    path: buildingPath(tower),
    page: "building",
    tower,
    ...(isTogether(count) && { canonicalPath: towersPath }),
  };
}

/** Whether this number of buildings is shown on one page, each with its floors. */
export const isTogether = (count: number): boolean => count <= 2;

/** Address of the page on which the floors of a building are chosen. */
export function towerPath(tower: string, towers: readonly { readonly id: string }[]): string {
  if (!isTogether(towers.length)) return buildingPath(tower);
  return tower === towers[0]?.id ? towersPath : `${towersPath}#${tower}`;
}

export const listingRoute = (apartment: string): SiteRoute => ({
  path: listingPath(apartment),
  page: "listing",
  apartment,
});

/** The page at a path that is specific to this project; `undefined` if there is no such page. */
export function projectRouteAt(path: string, facts: RoutedFacts): SiteRoute | undefined {
  const apartment = apartmentAt(path);
  if (apartment !== undefined)
    return findApartmentPlace(facts.apartments, apartment) ? listingRoute(apartment) : undefined;
  return projectRoutes(facts).find((route) => route.path === path);
}
