import { apartmentData } from "../../src/facts/structuredData/apartmentData.ts";
import type { Listing } from "../facts/listings.ts";
import { fileText } from "../facts/factsIn.ts";
import { apartmentName, floorName } from "../text/placeNames.ts";
import { addressOf } from "../navigation/matchRoute.ts";
import { listingPath } from "../navigation/pagePaths.ts";
import { siteUrl, type HeadInput } from "./headSetting.ts";
import type { LanguageCode } from "../content/language.ts";
import { placesText } from "../text/places.ts";

/** The name of an apartment's floor, as shown on its page. */
export function listingFloorName({ floor: { floor, label } }: Listing, language: LanguageCode): string {
  return floorName(placesText[language], { floor, ...(label && { label: fileText(label, language) }) });
}

/** A page's apartment in schema.org terms, offered by the company that runs the site. */
export function listingData({ match, head, current }: HeadInput, listing: Listing): object {
  const { id } = listing.apartment;
  const currentApartment = current.project.floors
    .flatMap(({ apartments }) => apartments)
    .find((each) => each.id === id);
  const { floor, apartment } = { ...listing, ...(currentApartment && { apartment: currentApartment }) };
  return apartmentData(current, {
    apartment,
    floor,
    name: [apartmentName(placesText[match.language], apartment), listingFloorName(listing, match.language)].join(", "),
    locale: match.language,
    description: head.description,
    url: siteUrl(addressOf(match.route.path, match.language)),
    id: siteUrl(listingPath(id), "#apartment"),
    containedIn: { "@id": siteUrl("/", "#complex") },
    seller: { "@id": siteUrl("/", "#organization") },
  });
}
