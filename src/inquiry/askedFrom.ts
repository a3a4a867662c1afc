/** A page's addresses, the one that tells most first: its own, the one it sees others from, and where it was opened from. */
export type PageAddresses = { readonly href: string; readonly baseURI: string; readonly referrer: string };

/**
 * The address a letter names as the page it comes from, without its query: the page's own; of one that has none on the web (written
 * into a frame, a file) that of the page around it, where it is known.
 */
export function askedFrom({ href, baseURI, referrer }: PageAddresses): string {
  const known = [href, baseURI, referrer].find((address) => /^https?:/.test(address)) ?? href;
  return known.replace(/[?#].*/s, "");
}
