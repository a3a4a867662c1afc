import { useMemo } from "react";
import { useFacts } from "../text/FactsContext.tsx";
import type { SiteTower } from "../facts/siteFacts.ts";
import { buildingPath, listingPath, tourPath, towersPath } from "../navigation/pagePaths.ts";
import { isTogether } from "../navigation/projectRoutes.ts";
import { searchPath } from "../navigation/searchAddress.ts";
import { addressOf } from "../navigation/matchRoute.ts";
import { usePageLanguage } from "../text/LanguageContext.tsx";

type Wanted = {
  /** The site's own origin, for pages on other hosts. */
  readonly origin?: string;
  /** Whether prices are requested on the contact page, for visitors without scripts; otherwise in the element. */
  readonly asksByPage?: boolean;
};

/** The addresses of the site's own pages, as the value of the attribute `links`. */
export function usePageLinks({ origin = "", asksByPage = false }: Wanted = {}): string {
  const { towers, tours, hasAllTours } = useFacts();
  const language = usePageLanguage();
  return useMemo(() => {
    const urlOf = (path: string): string => `${origin}${addressOf(path, language)}`;
    const inquiry = asksByPage ? `${urlOf("/contact")}?home={apartment}` : undefined;
    const tour = hasAllTours ? urlOf(tourPath("{tour}", tours)) : undefined;
    return JSON.stringify({ ...pageLinks(towers, urlOf), tour, inquiry });
  }, [towers, tours, hasAllTours, language, origin, asksByPage]);
}

function pageLinks(towers: readonly SiteTower[], urlOf: (path: string) => string) {
  const floors = towers.flatMap(({ id, floors: own }) =>
    own.map(({ floor, path }) => [`${id}/${floor}`, `${urlOf(path)}${id === towers[0]?.id ? "" : `#${id}`}`]),
  );
  return {
    site: urlOf("/"),
    search: urlOf(searchPath),
    tower: isTogether(towers.length) ? `${urlOf(towersPath)}#{tower}` : urlOf(buildingPath("{tower}")),
    floors: Object.fromEntries(floors),
    apartment: urlOf(listingPath("{apartment}")),
  };
}

const privacyPath = "/privatesia";

/** Address of the site's privacy page; `undefined` if the site does not have one, so that the elements link to the project's. */
export function usePrivacyUrl(): string | undefined {
  const language = usePageLanguage();
  const { site } = useFacts();
  return site.missingPaths.includes(privacyPath) ? undefined : addressOf(privacyPath, language);
}
