import { emptyFilter } from "../filter/filter.ts";
import { formatFilter } from "../filter/filterText.ts";
import type { Searched } from "../useSearched.ts";

/**
 * Hidden fields of the form, for pages without script: the groups of the filter that have no visible field, `status=all`, which counts if
 * no status is chosen, and the query of the form's address, which browsers replace when they send the form.
 */
export function hiddenFields({ filter, options }: Searched, address = ""): readonly (readonly [string, string])[] {
  const { bedrooms, towers, kinds, statuses, outdoorArea, price, perM2 } = filter;
  const text = formatFilter({
    ...emptyFilter,
    bedrooms: bedrooms.filter((each) => !options.bedrooms.includes(each)),
    towers: towers.filter((each) => !options.towers.includes(each)),
    kinds: kinds.filter((each) => !options.kinds.includes(each)),
    statuses: statuses.filter((each) => each !== "available" || statuses.length > 1),
    ...(outdoorArea && { outdoorArea }),
  });
  const [, query = ""] = /\?([^#]*)/.exec(address) ?? [];
  const minPrices = Object.entries({ price, perM2 }).flatMap(([name, range]): readonly [string, string][] =>
    range?.from === undefined ? [] : [[`${name}-from`, String(range.from)]],
  );
  return [...new URLSearchParams(query), ...new URLSearchParams(text), ...minPrices, ["status", "all"]];
}
