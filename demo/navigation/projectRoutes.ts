import type { SiteFacts } from "../facts/siteFacts.ts";
import { findApartmentPlace } from "../facts/apartmentPlace.ts";
import { apartmentAt, buildingPath, listingPath, tourPath, towersPath } from "./pagePaths.ts";
import { tourPage, type SiteRoute } from "./routes.ts";

/** What a project has pages for. */
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

/** Two buildings are shown whole on the page of all; of more it shows cards that lead to a page for each. */
function buildingRoute(tower: string, count: number): SiteRoute {
  return { path: buildingPath(tower), page: "building", tower, ...(isTogether(count) && { sameAs: towersPath }) };
}

/** Whether so many buildings stand on one page, each with its floors. */
export const isTogether = (count: number): boolean => count <= 2;

/** Address where the floors of a building are chosen. */
export function towerPath(tower: string, towers: readonly { readonly id: string }[]): string {
  if (!isTogether(towers.length)) return buildingPath(tower);
  return tower === towers[0]?.id ? towersPath : `${towersPath}#${tower}`;
}

export const listingRoute = (apartment: string): SiteRoute => ({
  path: listingPath(apartment),
  page: "listing",
  apartment,
});

/** The page at a path that only this project has; `undefined` if it has no such page. */
export function projectRouteAt(path: string, facts: RoutedFacts): SiteRoute | undefined {
  const apartment = apartmentAt(path);
  if (apartment !== undefined)
    return findApartmentPlace(facts.apartments, apartment) ? listingRoute(apartment) : undefined;
  return projectRoutes(facts).find((route) => route.path === path);
}
