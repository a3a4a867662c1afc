import { headsText, type Head } from "../text/heads.ts";
import { findApartmentPlace } from "../facts/apartmentPlace.ts";
import { apartmentName, floorNameIn } from "../text/placeNames.ts";
import { placesText } from "../text/places.ts";
import { tourHead } from "../text/tourHead.ts";
import type { Place } from "../navigation/placeOf.ts";
import type { SiteFacts } from "../facts/siteFacts.ts";

type Setting = Pick<SiteFacts, "apartments" | "towers"> & {
  readonly place: Pick<Place, "language" | "route">;
  /** What an apartment's description tells besides ("2+1, 73,4 m²"); the browser needs no description. */
  readonly size?: string;
};

/** Title and description of a place. */
export function headOf({ place: { language, route }, apartments, towers, size = "" }: Setting): Head {
  const { path, page, apartment = "" } = route;
  if (page === "tour" && path !== "/vr") return tourHead(path, language);
  const words = placesText[language];
  const place = findApartmentPlace(apartments, apartment);
  const floor = place?.floor ?? route.floor ?? 0;
  const tower = towers.find(({ id, floors }) =>
    place ? id === place.tower : floors.some((each) => each.floor === floor),
  );
  return headsText[language][page]({
    floor: floorNameIn(words, tower, floor),
    tower: (place && tower?.name) ?? "",
    apartment: place ? apartmentName(words, place) : "",
    size,
  });
}
