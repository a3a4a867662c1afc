import { useFacts } from "../text/FactsContext.tsx";
import type { SiteTower } from "../facts/siteFacts.ts";
import { ArrowLink } from "../layout/Arrow.tsx";
import { Elevation } from "../layout/menu/Elevation.tsx";
import { searchPath } from "../navigation/searchAddress.ts";
import { homePartsText } from "../text/pages/homeParts.ts";
import { searchText } from "../text/pages/search.ts";
import type { SectionProps } from "./sectionProps.ts";
import { useText } from "../text/LanguageContext.tsx";

/** The second set of figures: counted from the project's data, next to a drawn front of the buildings if the site enables it. */
export function CountsSection({ section: { text: apartments } }: SectionProps) {
  const text = useText(homePartsText);
  const { find } = useText(searchText);
  const { towers, types, site } = useFacts();
  const isMixed = towers.some(({ homes }) => homes !== undefined);
  const sumOf = (number: (tower: SiteTower) => number) => towers.reduce((sum, tower) => sum + number(tower), 0);
  const rows: readonly (readonly [string, number])[] = [
    [isMixed ? text.allFloors : text.floors, towers.reduce((sum, { floors }) => sum + floors.length, 0)],
    ...(isMixed
      ? ([
          [text.allUnits, sumOf(({ count }) => count)],
          [apartments || text.apartments, sumOf(({ count, homes = count }) => homes)],
        ] as const)
      : ([[apartments || text.apartments, sumOf(({ count }) => count)]] as const)),
    ...(types > 0 ? ([[text.types, types]] as const) : []),
    ...site.counts.map(({ name, value }) => [name, value] as const),
  ];
  return (
    <div className="counts">
      {site.hasElevation && <Elevation />}
      <div>
        <dl className="count-rows">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
        <ArrowLink to={searchPath}>{find}</ArrowLink>
      </div>
    </div>
  );
}
