import { createContext, useContext, useState, useSyncExternalStore } from "react";
import type { Tag } from "../../widgets/contract/contract.ts";

/** The attributes of the tag; those without a value are omitted. */
export type ElementAttributes = Readonly<Record<string, string | number | undefined>>;

/**
 * The prerendered content of an element: its declarative shadow root. Only the prerenderer writes it; in the browser, the markup that
 * came with the page is left unchanged.
 */
export const MarkupContext = createContext<(tag: Tag, attributes: ElementAttributes, loading: Loading) => string>(
  () => "",
);

/** "lazy": the element is not visible at first, so its pictures are not fetched immediately. */
export type Loading = "eager" | "lazy";

/** The availability file that the build's elements use, if there is one: `npm start` generates it from the sample's list. */
const availabilityAttributes: ElementAttributes = import.meta.env.KULLA_AVAILABILITY
  ? { availability: String(import.meta.env.KULLA_AVAILABILITY) }
  : {};

const subscribeToNothing = () => () => {};

/** True while the page is prerendered or hydrated, false from then on. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

/**
 * The props of one of our elements: its attributes and, if it was prerendered with the page, its content. An element that is created later
 * needs no content: its code is already loading, and a page that enforces Trusted Types does not let scripts set markup.
 */
export function useElementProps<Attributes extends ElementAttributes>(
  tag: Tag,
  attributes: Attributes,
  loading: Loading = "eager",
) {
  const allAttributes = tag === "kulla-brochure" ? attributes : { ...availabilityAttributes, ...attributes };
  const markup = useContext(MarkupContext)(tag, allAttributes, loading);
  const isHydrating = useIsHydrating();
  const [isPrerendered] = useState(isHydrating);
  const content = { dangerouslySetInnerHTML: { __html: markup }, suppressHydrationWarning: true };
  return { ...allAttributes, ...(isPrerendered && content) };
}
