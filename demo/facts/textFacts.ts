import type { Language } from "../content/language.ts";
import { placesText } from "../text/places.ts";
import type { SiteFacts } from "./siteFacts.ts";

/** Facts of the project that a text may name, as `{from}`. A fact that the project does not state is absent. */
export type TextFacts = Readonly<Record<string, string | number>>;

/** The facts that texts of `site.json` may name. */
export function textFacts(
  { from, to, towers }: Pick<SiteFacts, "from" | "to" | "towers">,
  language: Language,
): TextFacts {
  return {
    ...(to > 0 && { from, to }),
    towers: towers.map(({ name }) => name).join(placesText[language].and),
    floors: towers.reduce((sum, { floors }) => sum + floors.length, 0),
    apartments: towers.reduce((sum, { count }) => sum + count, 0),
  };
}
