/** Addresses of a page, most specific first: its own, the base of its relative links, and that of the page it was opened from. */
export type PageAddresses = { readonly href: string; readonly baseURI: string; readonly referrer: string };

/**
 * The address that an inquiry contains as its page, without the query. A page without its own web address (a `srcdoc` frame, a
 * file) uses that of the surrounding page, if it is known.
 */
export function inquiryPageUrl({ href, baseURI, referrer }: PageAddresses): string {
  const webAddress = [href, baseURI, referrer].find((address) => /^https?:/.test(address)) ?? href;
  return webAddress.replace(/[?#].*/s, "");
}
