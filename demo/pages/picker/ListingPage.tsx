import { useLocation } from "wouter";
import { useFacts } from "../../text/FactsContext.tsx";
import { useElementProps } from "../../elements/MarkupContext.tsx";
import { usePageLinks, usePrivacyUrl } from "../../elements/usePageLinks.ts";
import { addressOf } from "../../navigation/matchRoute.ts";
import { apartmentAt, listingPath } from "../../navigation/pagePaths.ts";
import { mailAttributes } from "../../elements/mailAttributes.ts";
import { useGo } from "../../navigation/useGo.ts";
import { usePageLanguage } from "../../text/LanguageContext.tsx";
import { useElementEvents } from "../../elements/useElementEvents.ts";
import { useScreenTitle } from "../../elements/useScreenTitle.ts";
import { useApartmentTitle } from "./useApartmentTitle.ts";
import { parentRoute } from "./parentRoute.ts";

/** An apartment at its own address, which copied links and search engines point to. */
export function ListingPage() {
  const [path] = useLocation();
  const id = apartmentAt(path.replace(/\/$/, "")) ?? "";
  const { heading = "" } = useApartmentTitle(id) ?? {};
  const language = usePageLanguage();
  const go = useGo();
  const { towers } = useFacts();
  const element = useElementProps("kulla-apartment-preview", {
    locale: language,
    ...mailAttributes,
    link: addressOf(listingPath("{apartment}"), language),
    links: usePageLinks({ asksByPage: true }),
    "consent-url": usePrivacyUrl(),
    apartment: id,
  });
  const preview = useElementEvents<HTMLElementTagNameMap["kulla-apartment-preview"]>({
    onapartmentselect: (event) => {
      event.preventDefault();
      go(listingPath(event.detail.apartment));
    },
    ongoback: (event) => {
      event.preventDefault();
      go(...parentRoute(event.detail.screen, { towers }));
    },
  });
  useScreenTitle(preview);
  return (
    <>
      <h1 className="visually-hidden">{heading}</h1>
      <kulla-apartment-preview ref={preview} {...element} />
    </>
  );
}
