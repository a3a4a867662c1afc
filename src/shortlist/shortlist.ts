/**
 * The apartments a visitor has saved, by id, in the order of saving. Ids the project does not (or no longer) have may be among
 * them.
 */
export type Shortlist = readonly string[];

/** More are no choice any more. */
export const mostSaved = 24;

/** The list without the apartment, or with it at its end; a full list takes no more and comes back as it was. */
export function toggled(list: Shortlist, apartment: string): Shortlist {
  if (list.includes(apartment)) return list.filter((each) => each !== apartment);
  return list.length < mostSaved ? [...list, apartment] : list;
}

/** A list followed by what another one has besides, as far as there is room. */
export function joined(list: Shortlist, more: Shortlist): Shortlist {
  return [...new Set([...list, ...more])].slice(0, mostSaved);
}

/** A list as one line, for storage and for the link: `k5-09-07,k6-04-04`. Ids are open strings, so each is encoded. */
export function formatShortlist(list: Shortlist): string {
  return list.map((apartment) => encodeURIComponent(apartment.replaceAll(/\p{Surrogate}/gu, "\uFFFD"))).join(",");
}

/** Reads what `formatShortlist` wrote; of what anybody else wrote, what can be read: no id twice, no more than 24. */
export function parseShortlist(text: string): Shortlist {
  return joined([], text.split(",").map(decoded).filter(Boolean));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
