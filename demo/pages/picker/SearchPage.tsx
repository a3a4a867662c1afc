import { useElementProps } from "../../elements/MarkupContext.tsx";
import { mailAttributes } from "../../elements/mailAttributes.ts";
import { useElementEvents } from "../../elements/useElementEvents.ts";
import { useScreenTitle } from "../../elements/useScreenTitle.ts";
import { usePageLinks, usePrivacyUrl } from "../../elements/usePageLinks.ts";
import { listingPath } from "../../navigation/pagePaths.ts";
import { useGo } from "../../navigation/useGo.ts";
import type { SearchBehind } from "../../navigation/useNavigationState.ts";
import { usePageLanguage, useText } from "../../text/LanguageContext.tsx";
import { searchText } from "../../text/pages/search.ts";

/**
 * All apartments by their features: filters, three views, the visitor's shortlist and its comparison. The address contains the current
 * search.
 */
export function SearchPage() {
  const go = useGo();
  const language = usePageLanguage();
  const text = useText(searchText);
  const element = useElementProps("kulla-apartment-search", {
    locale: language,
    ...mailAttributes,
    "deep-link": "hash" as const,
    links: usePageLinks(),
    "consent-url": usePrivacyUrl(),
  });
  const search = useElementEvents<HTMLElementTagNameMap["kulla-apartment-search"]>({
    onapartmentselect: (event) => {
      event.preventDefault();
      const behind: SearchBehind = { search: location.hash };
      go(listingPath(event.detail.apartment), { state: behind });
    },
    ongoback: (event) => {
      event.preventDefault();
      go("/");
    },
  });
  const comparison = useScreenTitle(search);
  return (
    <>
      <h1 className="visually-hidden">{comparison ?? text.title}</h1>
      <noscript>
        <p className="search-plain">{text.withoutScript}</p>
      </noscript>
      <kulla-apartment-search ref={search} {...element} />
    </>
  );
}
