import type { Listing } from "../facts/listings.ts";
import { fileText } from "../facts/factsIn.ts";
import { apartmentName, floorName } from "../text/placeNames.ts";
import { addressOf } from "../navigation/placeOf.ts";
import { siteUrl, type HeadSetting } from "./headSetting.ts";
import type { Language } from "../content/language.ts";
import { placesText } from "../text/places.ts";

const squareMetres = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "MTK" });

/** The name of an apartment's floor, as its page says it. */
export function listingFloorName({ floor: { floor, label } }: Listing, language: Language): string {
  return floorName(placesText[language], { floor, ...(label && { label: fileText(label, language) }) });
}

/** One apartment in the words of schema.org; what the project does not tell is left out. */
export function apartmentData({ place, head }: HeadSetting, listing: Listing): object {
  const { apartment, floor, pictures, plan } = listing;
  const { id, area, type = "" } = apartment;
  const words = placesText[place.language];
  const rooms = type.match(/\d+/g)?.map(Number) ?? [];
  return {
    "@type": apartment.kind === "home" ? "Apartment" : "Accommodation",
    "@id": siteUrl(`/apartments/${id}#apartment`),
    name: [apartmentName(words, apartment), listingFloorName(listing, place.language)].join(", "),
    description: head.description,
    url: siteUrl(addressOf(place.route.path, place.language)),
    floorLevel: fileText(floor.label, place.language) || String(floor.floor),
    ...(area !== undefined && { floorSize: squareMetres(area) }),
    // "2+1" is two bedrooms and a living room.
    ...(rooms.length > 0 && {
      numberOfRooms: rooms.reduce((sum, count) => sum + count, 0),
      numberOfBedrooms: rooms[0],
    }),
    ...(pictures.length > 0 && { image: pictures.map(({ src }) => src) }),
    ...(plan && { accommodationFloorPlan: { "@type": "FloorPlan", layoutImage: plan.src } }),
    containedInPlace: { "@id": siteUrl("/#complex") },
  };
}
