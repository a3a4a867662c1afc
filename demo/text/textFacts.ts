import type { TextFacts } from "../../owner/site/siteFacts.ts";
import type { LanguageCode } from "../content/language.ts";
import { placesText } from "./places.ts";
import type { SiteFacts } from "../facts/siteFacts.ts";

/** The facts that texts of `site.json` may refer to. */
export function textFacts(
  { from, to, towers }: Pick<SiteFacts, "from" | "to" | "towers">,
  language: LanguageCode,
): TextFacts {
  return {
    ...(to > 0 && { from, to }),
    towers: towers.map(({ name }) => name).join(placesText[language].and),
    floors: towers.reduce((sum, { floors }) => sum + floors.length, 0),
    apartments: towers.reduce((sum, { count, homes = count }) => sum + homes, 0),
    units: towers.reduce((sum, { count }) => sum + count, 0),
  };
}
