/** Addresses of a page, the most telling first: its own, the one that relative links resolve against, and the page it was opened from. */
export type PageAddresses = { readonly href: string; readonly baseURI: string; readonly referrer: string };

/**
 * The address that an inquiry names as its page, without the query. A page without a web address of its own (a `srcdoc` frame, a
 * file) takes that of the page around it, if it is known.
 */
export function inquiryPageUrl({ href, baseURI, referrer }: PageAddresses): string {
  const known = [href, baseURI, referrer].find((address) => /^https?:/.test(address)) ?? href;
  return known.replace(/[?#].*/s, "");
}
