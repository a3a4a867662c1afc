import { useEffect } from "react";
import { WaitingPreview } from "../../elements/WaitingPreview.tsx";
import { usePageLinks, usePrivacyUrl } from "../../elements/usePageLinks.ts";
import { addressOf } from "../../navigation/matchRoute.ts";
import { listingPath } from "../../navigation/pagePaths.ts";
import { namesNoApartment } from "../../navigation/navigationState.ts";
import { mailAttributes } from "../../elements/mailAttributes.ts";
import { useRememberedApartment } from "../../navigation/rememberedApartment.ts";
import { useGo } from "../../navigation/useGo.ts";
import { useNavigationState } from "../../navigation/useNavigationState.ts";
import { apartmentText } from "../../text/pages/apartment.ts";
import { usePageLanguage, useText } from "../../text/LanguageContext.tsx";
import { useElementEvents } from "../../elements/useElementEvents.ts";
import { useScreenTitle } from "../../elements/useScreenTitle.ts";
import { useHash } from "./useHash.ts";
import { useTourStep } from "./useTourStep.ts";
import { useFacts } from "../../text/FactsContext.tsx";
import { useApartmentTitle } from "./useApartmentTitle.ts";
import { parentRoute } from "./parentRoute.ts";

/** Preview of the apartment in the navigation state. Without one, the page redirects to the picker. */
export function ApartmentPage() {
  const state = useNavigationState();
  // A link followed without scripts contains the apartment in its hash.
  const idInHash = useHash();
  const remembered = useRememberedApartment();
  const go = useGo();
  const { towers } = useFacts();
  const language = usePageLanguage();
  const { title } = useText(apartmentText);
  const apartment = (remembered ?? idInHash) || undefined;
  const names = useApartmentTitle(apartment);
  const preview = useElementEvents<HTMLElementTagNameMap["kulla-apartment-preview"]>({
    ongoback: (event) => {
      event.preventDefault();
      go(...parentRoute(event.detail.screen, { state, towers }));
    },
  });
  useScreenTitle(preview, names?.title);
  useTourStep(preview);

  useEffect(() => {
    if (namesNoApartment()) go("/click-floor", { replace: true });
  }, [go]);

  return (
    <>
      <h1 className="visually-hidden">{names?.heading ?? title}</h1>
      <kulla-apartment-preview
        ref={preview}
        locale={language}
        {...mailAttributes}
        link={addressOf(listingPath("{apartment}"), language)}
        links={usePageLinks()}
        consent-url={usePrivacyUrl()}
        apartment={apartment}
        layout={state.customUrl1}
        tour={state.vrPath || undefined}
        floor-label={state.customUrl3 || undefined}
      >
        <WaitingPreview />
      </kulla-apartment-preview>
    </>
  );
}
