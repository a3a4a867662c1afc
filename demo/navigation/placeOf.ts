import { routes, type SiteRoute } from "./routes.ts";
import { findApartmentPlace } from "../facts/apartmentPlace.ts";
import type { SiteFacts } from "../facts/siteFacts.ts";
import { floorAt, apartmentAt } from "./pagePaths.ts";
import { languages, type Language } from "../content/language.ts";

/** Where an address leads: a route of the table, in a language. */
export type Place = {
  readonly language: Language;
  /** What stands before the route's path: "" for Albanian, "/en", "/de". */
  readonly base: string;
  readonly route: SiteRoute;
};

/** What a project has besides what its ids and the table of routes tell. */
type Known = {
  readonly apartments: SiteFacts["apartments"];
  /** The addresses of the table that the site has nothing for. */
  readonly absent?: readonly string[];
  readonly towers: readonly { readonly floors: readonly { readonly floor: number }[] }[];
};

const nothing: Known = { apartments: {}, towers: [] };

/** The place of an address in a project; the page that helps where there is none. */
export function placeOf(pathname: string, known = nothing): Place {
  const plain = pathname.replace(/\/index\.html$/, "").replace(/\/+$/, "");
  const language = languages.find((each) => isUnder(plain, baseOf(each))) ?? "sq";
  const path = plain.slice(baseOf(language).length) || "/";
  return { language, base: baseOf(language), route: routeAt(path, known) };
}

function routeAt(path: string, { apartments, towers, absent = [] }: Known): SiteRoute {
  const apartment = apartmentAt(path);
  const row = findApartmentPlace(apartments, apartment ?? "") && routes.find(({ page }) => page === "listing");
  if (row && apartment) return { ...row, path, apartment };
  const floorNumber = floorAt(path);
  const isThere = towers.some(({ floors }) => floors.some(({ floor }) => floor === floorNumber));
  if (floorNumber !== undefined && isThere) return { path, page: "floor", floor: floorNumber };
  const isAbsent = absent.includes(path);
  const route = (!isAbsent && routes.find((each) => each.path === path && !each.apartment)) || routes.at(-1);
  if (!route) throw new Error("The table of routes is empty.");
  return route;
}

/** Address of a route in a language: `/about`, `/en/about`, `/en/`. */
export function addressOf(path: string, language: Language): string {
  return baseOf(language) + path;
}

function baseOf(language: Language): string {
  return language === "sq" ? "" : `/${language}`;
}

function isUnder(path: string, base: string): boolean {
  return base !== "" && (path === base || path.startsWith(`${base}/`));
}
