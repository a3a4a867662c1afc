/**
 * The ids of the saved apartments (favourites), in the order of saving. Ids that the project no longer has stay in the browser's storage, in
 * case they come back: the list shows them as gone.
 */
export type Shortlist = readonly string[];

/** Maximum number of saved apartments: a longer list would not be a shortlist. */
export const maxSaved = 24;

/** The list without the apartment, or with it at the end; a full list is returned unchanged. */
export function toggled(list: Shortlist, apartment: string): Shortlist {
  if (list.includes(apartment)) return list.filter((each) => each !== apartment);
  return list.length < maxSaved ? [...list, apartment] : list;
}

/** A list followed by the new entries of another one, up to the limit. */
export function mergeLists(list: Shortlist, more: Shortlist): Shortlist {
  return [...new Set([...list, ...more])].slice(0, maxSaved);
}

/** A list as text for storage and links: `k5-09-07,k6-04-04`. Ids may contain any character, so each is encoded. */
export function formatShortlist(list: Shortlist): string {
  return list.map((apartment) => encodeURIComponent(apartment.replaceAll(/\p{Surrogate}/gu, "\uFFFD"))).join(",");
}

/** Parses the text of a list; invalid and repeated ids, and more than 24, are dropped. */
export function parseShortlist(text: string): Shortlist {
  return mergeLists([], text.split(",").map(decoded).filter(Boolean));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
