import { createContext, useContext, useState, useSyncExternalStore } from "react";

/** Which element's fallback: the site's picture, one tower, one storey, the home, the book. */
export type FallbackName = "site" | `tower:${string}` | `floor:${number}` | "home" | "brochure" | `listing:${string}`;

/**
 * Markup of an element's fallback children. Only the prerender writes it; in the browser what the page came with is kept as it
 * is, so that outlines and lists are not shipped a second time as code.
 */
export const FallbackContext = createContext<(name: FallbackName) => string>(() => "");

const never = () => () => {};

/**
 * The properties that put the fallback into a tag and leave it there when React takes the page over. A tag made later needs none:
 * its code is on the way already, and setting markup from scripts is what strict pages forbid.
 */
export function useFallback(name: FallbackName) {
  const markup = useContext(FallbackContext)(name);
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isPrerendered] = useState(isTakingOver);
  return isPrerendered ? { dangerouslySetInnerHTML: { __html: markup }, suppressHydrationWarning: true } : {};
}
