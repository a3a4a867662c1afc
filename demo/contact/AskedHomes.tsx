import { useMemo } from "react";
import { useSearch } from "wouter";
import { useFacts } from "../facts/FactsContext.tsx";
import { useIsAlive } from "../loading/useIsAlive.ts";
import { apartmentParts } from "../navigation/apartmentParts.ts";
import { contactText } from "../text/contact.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places/places.ts";

/** As many as a visitor's list holds. */
const most = 24;

/** The homes an address asks for, `?home=k5-07-05` or `?home=k5-07-05,k6-04-04`, by their ids. */
export function askedIn(query: string): readonly string[] {
  const ids = new URLSearchParams(query).getAll("home").flatMap((each) => each.split(","));
  return [...new Set(ids)].slice(0, most);
}

/** The homes the page was opened for, by name; those that the project does not have are left out. */
export function useAskedHomes(): readonly string[] {
  const address = useSearch();
  // The page was written for every address.
  const query = useIsAlive() ? address : "";
  const { towers } = useFacts();
  const words = useText(placesText);
  return useMemo(
    () =>
      askedIn(query).flatMap((id) => {
        const { tower: of, floor, number } = apartmentParts(id) ?? { tower: "", floor: 0, number: 0 };
        const tower = towers.find((each) => each.id === of);
        const homes = tower?.floors.find((each) => each.floor === floor)?.homes ?? 0;
        if (!tower || number < 1 || number > homes) return [];
        return [[tower.name, words.floor(floor), words.apartment(number)].join(", ")];
      }),
    [query, towers, words],
  );
}

/** How many homes the message asks for, and which. */
export function AskedHomes({ homes }: { readonly homes: readonly string[] }) {
  const text = useText(contactText);
  if (homes.length === 0) return null;
  return (
    <div className="asked-homes">
      <p className="lead">{text.asked(homes.length)}</p>
      <ul>
        {homes.map((home) => (
          <li key={home}>{home}</li>
        ))}
      </ul>
    </div>
  );
}
