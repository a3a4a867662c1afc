import { useFacts } from "../../text/FactsContext.tsx";
import { findApartmentPlace } from "../../facts/apartmentPlace.ts";
import { apartmentName, floorNameIn } from "../../text/placeNames.ts";
import { useText } from "../../text/LanguageContext.tsx";
import { placesText } from "../../text/places.ts";

type ApartmentTitle = {
  /** "Apartment 7, Floor 3, Kulla 5". */
  readonly heading: string;
  /** "Apartment 7, Floor 3, Kulla 5 | Kulla". */
  readonly title: string;
};

/** The title of an apartment's page; `undefined` if no apartment has the id. */
export function useApartmentTitle(id: string | undefined): ApartmentTitle | undefined {
  const text = useText(placesText);
  const { apartments, towers, site } = useFacts();
  const place = id === undefined ? undefined : findApartmentPlace(apartments, id);
  if (!place) return undefined;
  const tower = towers.find((each) => each.id === place.tower);
  const [apartment, floor] = [apartmentName(text, place), floorNameIn(text, tower, place.floor)];
  const heading = [apartment, floor, tower?.name].filter(Boolean).join(", ");
  return { heading, title: `${heading} | ${site.brand}` };
}
