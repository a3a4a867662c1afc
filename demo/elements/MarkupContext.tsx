import { createContext, useContext, useState, useSyncExternalStore } from "react";
import type { Tag } from "../../widgets/contract/contract.ts";

/** The attributes of the tag; those without a value are left out. */
export type ElementAttributes = Readonly<Record<string, string | number | undefined>>;

/**
 * The content of an element when the page arrives: its declarative shadow root. Only the prerender writes it; in the browser what
 * the page came with is kept as it is.
 */
export const MarkupContext = createContext<(tag: Tag, attributes: ElementAttributes, loading: Loading) => string>(
  () => "",
);

/** "lazy": it is not seen first, its pictures are not fetched at once. */
export type Loading = "eager" | "lazy";

/** The availability file that the build's elements follow, if the build names one: `npm start` writes it from the sample's sheet. */
const available: ElementAttributes = import.meta.env.KULLA_AVAILABILITY
  ? { availability: String(import.meta.env.KULLA_AVAILABILITY) }
  : {};

const never = () => () => {};

/** Whether the page is being written, or taken over as it was written; false from then on. */
export function useIsTakingOver(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * The properties of an element of ours: its attributes, and its content where it comes with the page. A tag made later needs none:
 * its code is on the way already, and setting markup from scripts is what strict pages forbid.
 */
export function useElement<Attributes extends ElementAttributes>(
  tag: Tag,
  attributes: Attributes,
  loading: Loading = "eager",
) {
  const written = tag === "kulla-brochure" ? attributes : { ...available, ...attributes };
  const markup = useContext(MarkupContext)(tag, written, loading);
  const isTakingOver = useIsTakingOver();
  const [cameWithPage] = useState(isTakingOver);
  const content = { dangerouslySetInnerHTML: { __html: markup }, suppressHydrationWarning: true };
  return { ...written, ...(cameWithPage && content) };
}
