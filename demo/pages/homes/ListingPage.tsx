import { useLocation } from "wouter";
import { useFacts } from "../../facts/FactsContext.tsx";
import { homeAt } from "../../facts/homeAt.ts";
import { homeName, storeyOf } from "../../facts/placeNames.ts";
import { useElement } from "../../elements/MarkupContext.tsx";
import { usePageLinks } from "../../elements/usePageLinks.ts";
import { addressOf } from "../../navigation/placeOf.ts";
import { apartmentAt, listingPath } from "../../navigation/listingPath.ts";
import { mailAttributes } from "../../elements/mailAttributes.ts";
import { useGo } from "../../navigation/useGo.ts";
import { useLanguage, useText } from "../../text/LanguageContext.tsx";
import { placesText } from "../../text/places/places.ts";
import { useElementEvents } from "../../elements/useElementEvents.ts";
import { wayUp } from "./wayUp.ts";

/** One home by its own address: what a copied link leads to and search engines find. */
export function ListingPage() {
  const [path] = useLocation();
  const id = apartmentAt(path.replace(/\/$/, "")) ?? "";
  const title = useTitle(id);
  const language = useLanguage();
  const go = useGo();
  const { towers } = useFacts();
  const element = useElement("kulla-apartment-preview", {
    locale: language,
    ...mailAttributes,
    link: addressOf(listingPath("{apartment}"), language),
    links: usePageLinks({ asksByPage: true }),
    "consent-url": addressOf("/privatesia", language),
    apartment: id,
  });
  const preview = useElementEvents<HTMLElementTagNameMap["kulla-apartment-preview"]>({
    onapartmentselect: (event) => {
      event.preventDefault();
      go(listingPath(event.detail.apartment));
    },
    ongoback: (event) => {
      event.preventDefault();
      go(...wayUp(event.detail.screen, { towers }));
    },
  });
  return (
    <>
      <h1 className="unseen">{title}</h1>
      <kulla-apartment-preview ref={preview} {...element} />
    </>
  );
}

function useTitle(id: string): string {
  const words = useText(placesText);
  const { homes, towers } = useFacts();
  const home = homeAt(homes, id);
  if (!home) return "";
  const tower = towers.find((each) => each.id === home.tower);
  return [homeName(words, home), storeyOf(words, tower, home.floor), tower?.name].filter(Boolean).join(", ");
}
