import { useLocation } from "wouter";
import { apartmentParts } from "../navigation/apartmentParts.ts";
import { useFacts } from "../facts/FactsContext.tsx";
import { useElement } from "../elements/MarkupContext.tsx";
import { usePageLinks } from "../elements/usePageLinks.ts";
import { addressOf } from "../navigation/placeOf.ts";
import { apartmentAt, listingPath } from "../navigation/listingPath.ts";
import { mailAttributes } from "../elements/mailAttributes.ts";
import { useGo } from "../navigation/useGo.ts";
import { useLanguage, useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places/places.ts";
import { useElementEvents } from "../elements/useElementEvents.ts";
import { wayUp } from "./wayUp.ts";

/** One home by its own address: what a copied link leads to and search engines find. */
export function ListingPage() {
  const [path] = useLocation();
  const id = apartmentAt(path.replace(/\/$/, "")) ?? "";
  const title = useTitle(id);
  const language = useLanguage();
  const go = useGo();
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
      go(...wayUp(event.detail.screen, {}));
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
  const { towers } = useFacts();
  const parts = apartmentParts(id);
  if (!parts) return "";
  const tower = towers.find((each) => each.id === parts.tower)?.name;
  return [words.apartment(parts.number), words.floor(parts.floor), tower].filter(Boolean).join(", ");
}
