import { createContext, useContext } from "react";

/** The origin of the page around an element, "https://kulla.test"; "" where addresses stay as they are. */
export const PageOrigin = createContext("");

/**
 * Addresses as the page itself would write them: those of its own origin as paths. A server that renders them does not know
 * the origin, and the browser that takes its markup over has to write the same. Takes one address or a `srcset`.
 */
export function usePageAddress(): (addresses: string) => string {
  const origin = useContext(PageOrigin);
  return (addresses) => (origin ? addresses.replaceAll(/(^|, )(https?:\/\/[^/, ]+)(?=\/)/g, shorten) : addresses);

  function shorten(whole: string, gap: string, from: string): string {
    return from === origin ? gap : whole;
  }
}
