import { routes, type SiteRoute } from "./routes.ts";
import { projectRouteAt, type RoutedFacts } from "./projectRoutes.ts";
import { languages, type LanguageCode } from "../content/language.ts";

/** What an address leads to: a route of the table, in a language. */
export type RouteMatch = {
  readonly language: LanguageCode;
  /** The prefix of the route's path: "" for Albanian, "/en", "/de". */
  readonly base: string;
  readonly route: SiteRoute;
};

/** What addresses may lead to in addition to the routes of every site. */
type RoutingFacts = RoutedFacts & {
  /** The addresses in the table for which the site has no content. */
  readonly missingPaths?: readonly string[];
};

const nothing: RoutingFacts = { apartments: {}, towers: [], tours: {} };

/** The place of an address in a project; the 404 page if there is no such place. */
export function matchRoute(pathname: string, facts = nothing): RouteMatch {
  const plain = pathname.replace(/\/index\.html$/, "").replace(/\/+$/, "");
  const language = languages.find((each) => isUnder(plain, baseOf(each))) ?? "sq";
  const path = plain.slice(baseOf(language).length) || "/";
  return { language, base: baseOf(language), route: routeAt(path, facts) };
}

function routeAt(path: string, facts: RoutingFacts): SiteRoute {
  const isAbsent = facts.missingPaths?.includes(path);
  const route = isAbsent ? undefined : (routes.find((each) => each.path === path) ?? projectRouteAt(path, facts));
  const missing = routes.at(-1);
  if (!missing) throw new Error("The table of routes is empty.");
  return route ?? missing;
}

/** Address of a route in a language: `/about`, `/en/about`, `/en/`. */
export function addressOf(path: string, language: LanguageCode): string {
  return baseOf(language) + path;
}

function baseOf(language: LanguageCode): string {
  return language === "sq" ? "" : `/${language}`;
}

function isUnder(path: string, base: string): boolean {
  return base !== "" && (path === base || path.startsWith(`${base}/`));
}
