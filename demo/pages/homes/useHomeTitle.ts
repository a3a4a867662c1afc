import { useFacts } from "../../text/FactsContext.tsx";
import { homeAt } from "../../facts/homeAt.ts";
import { homeName, storeyOf } from "../../text/placeNames.ts";
import { headsText } from "../../text/heads/heads.ts";
import { useText } from "../../text/LanguageContext.tsx";
import { placesText } from "../../text/places/places.ts";

type HomeTitle = {
  /** "Apartment 7, Floor 3, Kulla 5". */
  readonly heading: string;
  /** The same for the window. */
  readonly title: string;
};

/** What a home's page is called; `undefined` where no home has the id. */
export function useHomeTitle(id: string | undefined): HomeTitle | undefined {
  const [words, heads] = [useText(placesText), useText(headsText)];
  const { homes, towers } = useFacts();
  const place = id === undefined ? undefined : homeAt(homes, id);
  if (!place) return undefined;
  const tower = towers.find((each) => each.id === place.tower);
  const [home, storey] = [homeName(words, place), storeyOf(words, tower, place.floor)];
  const heading = [home, storey, tower?.name].filter(Boolean).join(", ");
  return { heading, title: heads.listing({ home, storey, tower: tower?.name ?? "", size: "" }).title };
}
