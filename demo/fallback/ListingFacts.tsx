import type { Listing } from "../facts/listings.ts";
import { apartmentText } from "../text/apartment.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { sideName } from "./sideName.ts";

/** What the project tells about the home; what it does not tell has no row. */
export function ListingFacts({ listing: { apartment, statusDate } }: { listing: Listing }) {
  const words = useText(placesText);
  const names = useText(apartmentText);
  const { type = "", area, outdoorArea, side = [], status } = apartment;
  const bedrooms = Number.parseInt(type, 10);
  const [year = "", month = "", day = ""] = statusDate?.split("-") ?? [];
  const rows = [
    [names.bedrooms, bedrooms > 0 ? String(bedrooms) : ""],
    [names.side, sideName(words.sides, side)],
    [names.outdoorArea, outdoorArea === undefined ? "" : words.area(outdoorArea)],
    [words.legend, status ? words[status] : ""],
  ] as const;
  return (
    <dl className="listing-facts">
      {area !== undefined && (
        <div className="listing-area">
          <dt>{names.area}</dt>
          <dd>{words.area(area)}</dd>
        </div>
      )}
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              {name === words.legend && statusDate && (
                <dd className="as-of">{words.asOf(words.date(year, month, day))}</dd>
              )}
            </div>
          ),
      )}
    </dl>
  );
}
