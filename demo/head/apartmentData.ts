import type { Listing } from "../facts/listings.ts";
import { addressOf } from "../navigation/placeOf.ts";
import { siteUrl } from "./siteUrl.ts";
import { placesText } from "../text/places/places.ts";
import type { HeadSetting } from "./headSetting.ts";

const squareMetres = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "MTK" });

/** One home in the words of schema.org; what the project does not tell is left out. */
export function apartmentData({ place, head }: HeadSetting, listing: Listing): object {
  const { apartment, floor, layout } = listing;
  const { id, number, area, type = "" } = apartment;
  const words = placesText[place.language];
  const rooms = type.match(/\d+/g)?.map(Number) ?? [];
  const picture = (src: string): string => siteUrl(`/project/${src}`);
  const plan = layout?.plan;
  return {
    "@type": "Apartment",
    "@id": siteUrl(`/apartments/${id}#apartment`),
    name: [words.apartment(number), words.floor(floor)].join(", "),
    description: head.description,
    url: siteUrl(addressOf(place.route.path, place.language)),
    floorLevel: String(floor),
    ...(area !== undefined && { floorSize: squareMetres(area) }),
    // "2+1" is two bedrooms and a living room.
    ...(rooms.length > 0 && {
      numberOfRooms: rooms.reduce((sum, count) => sum + count, 0),
      numberOfBedrooms: rooms[0],
    }),
    ...(layout && layout.pictures.length > 0 && { image: layout.pictures.map(({ src }) => picture(src)) }),
    ...(plan && { accommodationFloorPlan: { "@type": "FloorPlan", layoutImage: picture(plan.src) } }),
    containedInPlace: { "@id": siteUrl("/#complex") },
  };
}
