import { listingPath } from "../../demo/navigation/pagePaths.ts";
import { addressOf } from "../../demo/navigation/placeOf.ts";
import { routes, type SiteRoute } from "../../demo/navigation/routes.ts";
import { languages } from "../../demo/content/language.ts";

/** Every route of the table as an address that exists; of the apartments' own pages one of each tower. */
export const siteRoutes: readonly SiteRoute[] = routes.flatMap((route) =>
  route.page === "listing"
    ? ["k5-03-07", "k6-10-02"].map((apartment) => ({ ...route, path: listingPath(apartment), apartment }))
    : [route],
);

/** One route of each kind of page. */
export const kindsOfPages: readonly SiteRoute[] = siteRoutes.filter(
  ({ page }, index) => siteRoutes.findIndex((other) => other.page === page) === index,
);

/** Every address in every language; the page for unknown addresses has none of its own. */
export const siteAddresses: readonly string[] = siteRoutes
  .filter(({ page }) => page !== "missing")
  .flatMap(({ path }) => languages.map((language) => addressOf(path, language)));
