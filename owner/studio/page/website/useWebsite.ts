import { useMemo } from "react";
import { siteLanguages } from "../../../site/siteSchema.ts";
import { localesOf } from "../../draft/edit/languages.ts";
import type { SiteFields } from "../../draft/draft.ts";
import { siteContentOf } from "../../draft/website/website.ts";
import { useDraft } from "../state/ProjectContext.ts";

/** The current content of the showcase. */
export const useSiteContent = (): SiteFields => siteContentOf(useDraft());

/** The languages that both the showcase and the project have; all of the showcase's if they share none. */
export function useSiteLocales(): readonly string[] {
  const locales = localesOf(useDraft());
  return useMemo(() => {
    const own = locales.filter((locale) => siteLanguages.some((each) => each === locale));
    return own.length > 0 ? own : siteLanguages;
  }, [locales]);
}
