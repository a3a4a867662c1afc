import { languages } from "../../demo/content/language.ts";
import { addressOf } from "../../demo/navigation/matchRoute.ts";
import { listingRoute, projectRoutes } from "../../demo/navigation/projectRoutes.ts";
import { routes, type SiteRoute } from "../../demo/navigation/routes.ts";
import { readSiteMaterial } from "../../demo/siteMaterial.ts";

const { facts } = await readSiteMaterial("public/project", "https://kulla.example/project/project.json");

/** Every address of the sample's site; of the apartments' own pages one of each tower. */
export const siteRoutes: readonly SiteRoute[] = [
  ...routes.filter(({ path }) => !facts.site.missingPaths.includes(path)),
  ...projectRoutes(facts),
  ...["k5-03-07", "k6-10-02"].map(listingRoute),
];

/** The data from which its addresses are derived. */
export const sampleFacts = facts;

/** The routes of tours: the apartment's passed to it, the surroundings', and every tour's own. */
export const tourRoutes = siteRoutes.filter(({ page }) => page === "tour");

/** One route of each kind of page. */
export const kindsOfPages: readonly SiteRoute[] = siteRoutes.filter(
  ({ page }, index) => siteRoutes.findIndex((other) => other.page === page) === index,
);

/** Every address in every language; the page for unknown addresses has no address of its own. */
export const siteAddresses: readonly string[] = siteRoutes
  .filter(({ page }) => page !== "missing")
  .flatMap(({ path }) => languages.map((language) => addressOf(path, language)));
