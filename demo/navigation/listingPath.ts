const before = "/apartments/";

/** Address of an apartment's own page. */
export const listingPath = (apartment: string): string => before + apartment;

/** The apartment whose page stands at a path. */
export function apartmentAt(path: string): string | undefined {
  return path.startsWith(before) ? path.slice(before.length) : undefined;
}
