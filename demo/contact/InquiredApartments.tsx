import { useMemo } from "react";
import { useSearch } from "wouter";
import { useFacts } from "../text/FactsContext.tsx";
import { findApartmentPlace } from "../facts/apartmentPlace.ts";
import { apartmentName, floorNameIn } from "../text/placeNames.ts";
import { useIsHydrated } from "./useMessageForm.ts";
import { contactText } from "../text/pages/contact.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";

/** The maximum size of a visitor's shortlist. */
const maxApartments = 24;

/** The ids of the apartments named in an address: `?home=k5-07-05` or `?home=k5-07-05,k6-04-04`. */
export function apartmentsInQuery(query: string): readonly string[] {
  const ids = new URLSearchParams(query).getAll("home").flatMap((each) => each.split(","));
  return [...new Set(ids)].slice(0, maxApartments);
}

/** The names of the apartments the page was opened for; ids that the project does not have are left out. */
export function useInquiredApartments(): readonly string[] {
  const address = useSearch();
  // The prerendered page is the same for every query.
  const query = useIsHydrated() ? address : "";
  const { apartments, towers } = useFacts();
  const text = useText(placesText);
  return useMemo(
    () =>
      apartmentsInQuery(query).flatMap((id) => {
        const apartment = findApartmentPlace(apartments, id);
        const tower = towers.find((each) => each.id === apartment?.tower);
        const count = tower?.floors.find((each) => each.floor === apartment?.floor)?.count ?? 0;
        // An id may name a floor or a number that the project does not have.
        const exists =
          apartment &&
          (Object.hasOwn(apartments, id) || (Number(apartment.label) > 0 && Number(apartment.label) <= count));
        if (!tower || !exists) return [];
        return [[tower.name, floorNameIn(text, tower, apartment.floor), apartmentName(text, apartment)].join(", ")];
      }),
    [query, apartments, towers, text],
  );
}

/** The number and the names of the apartments that the message is about. */
export function InquiredApartments({ apartments }: { readonly apartments: readonly string[] }) {
  const text = useText(contactText);
  if (apartments.length === 0) return null;
  return (
    <div className="inquired-apartments">
      <p className="lead">{text.inquiredAbout(apartments.length)}</p>
      <ul>
        {apartments.map((apartment) => (
          <li key={apartment}>{apartment}</li>
        ))}
      </ul>
    </div>
  );
}
