import { createContext, useContext } from "react";

/** The origin of the page around an element, "https://kulla.test"; "" to leave addresses unchanged. */
export const PageOrigin = createContext("");

/**
 * Writes addresses of the page's own origin as paths. A server does not know the origin, and hydration has to produce the same
 * markup. Accepts one address or a `srcset`.
 */
export function usePageAddress(): (addresses: string) => string {
  const origin = useContext(PageOrigin);
  return (addresses) => (origin ? addresses.replaceAll(/(^|, )(https?:\/\/[^/, ]+)(?=\/)/g, shorten) : addresses);

  function shorten(whole: string, gap: string, from: string): string {
    return from === origin ? gap : whole;
  }
}
