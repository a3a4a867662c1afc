import { apartmentFacts } from "../facts/apartmentFacts.ts";
import type { Project } from "../project/types.ts";
import { apartmentsOf } from "../search/filter/failedBits.ts";
import { startFilter, type Filter } from "../search/filter/filter.ts";
import { formatFilter, parseFilter } from "../search/filter/filterText.ts";
import { relaxFilter } from "../search/filter/relaxFilter.ts";
import { matches } from "../search/filter/matches.ts";
import type { Language } from "../ui/TextsContext.tsx";

const range = (unit: string) => ({ type: "string", description: `${unit}: "60-90", "60-" (from), "-90" (up to), "4"` });
const several = (values: string) => ({ type: "string", description: `with commas: ${values}` });

/** The input's schema: the filter's groups, named as in the attribute `filter`. */
export const filterProperties = {
  bedrooms: several("2,3"),
  area: range("m²"),
  floor: range("floor"),
  side: several("N,E,S,W"),
  tower: several("ids of buildings"),
  outdoor: several("balcony,terrace, or a range in m²"),
  kind: several("home,shop,office,parking,storage"),
  status: several("available,reserved,sold,notReleased"),
  price: range("in the project's currency"),
  perM2: range("price of one m², in the project's currency"),
};

/** Maximum number of apartments in an answer. */
const maxListed = 20;

/** The filter of a tool's input, and the answer to the assistant, which contains nothing that the screens do not show. */
export function findApartments(project: Project, input: Readonly<Record<string, unknown>>, language: Language) {
  const criteria = Object.entries(input).map(([name, value]) => [name, String(value)]);
  const requested = parseFilter(new URLSearchParams(criteria).toString());
  // Like the search, this starts with the available apartments.
  const filter: Filter =
    requested.statuses.length > 0 ? requested : { ...requested, statuses: startFilter(project).statuses };
  const appliedFilter = formatFilter(filter);
  const ignored = criteria.flatMap(([name = ""]) => (new URLSearchParams(appliedFilter).has(name) ? [] : name));
  const all = apartmentsOf(project);
  const found = all.filter((apartment) => matches(filter, apartment));
  const answer = {
    filter: appliedFilter,
    ...(ignored.length > 0 && { ignored }),
    count: found.length,
    of: all.length,
    apartments: found.slice(0, maxListed).map((apartment) => {
      const { id, tower, floor } = apartment;
      return { id, tower, floor, facts: apartmentFacts(apartment, language).name };
    }),
    ...(found.length === 0 && {
      loosen: relaxFilter(filter, all).map((relaxation) => ({
        filter: formatFilter(relaxation.filter),
        count: relaxation.apartments.length,
      })),
    }),
  };
  return { filter, answer };
}
