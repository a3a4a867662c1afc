import { useMemo } from "react";
import { useFacts } from "../facts/FactsContext.tsx";
import type { TowerFacts } from "../facts/siteFacts.ts";
import { floorPath } from "../navigation/floorPath.ts";
import { listingPath } from "../navigation/listingPath.ts";
import { addressOf } from "../navigation/placeOf.ts";
import type { Language } from "../text/language.ts";
import { useLanguage } from "../text/LanguageContext.tsx";

/** Where the site's own pages lie, as the attribute `links` has it; for pages of other hosts with the site's origin. */
export function usePageLinks(origin = ""): string {
  const { towers } = useFacts();
  const language = useLanguage();
  return useMemo(() => JSON.stringify(pageLinks(towers, language, origin)), [towers, language, origin]);
}

function pageLinks(towers: readonly TowerFacts[], language: Language, origin: string): object {
  const at = (path: string): string => `${origin}${addressOf(path, language)}`;
  const floors = towers.flatMap(({ id, floors: own }) =>
    own.map(({ floor }) => [`${id}/${floor}`, `${at(floorPath(floor))}${id === towers[0]?.id ? "" : `#${id}`}`]),
  );
  return {
    site: at("/"),
    tower: `${at("/click-floor")}#{tower}`,
    floors: Object.fromEntries(floors),
    apartment: at(listingPath("{apartment}")),
    inquiry: `${at("/contact")}?home={apartment}`,
  };
}
