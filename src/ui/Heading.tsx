import { createContext, useContext, type ComponentPropsWithRef } from "react";

/** Reads a `heading-level` attribute: 1 to 6; `undefined` for anything else. */
export function readHeadingLevel(attribute: string | null | undefined): number | undefined {
  return attribute && /^[1-6]$/.test(attribute) ? Number(attribute) : undefined;
}

/** The level at which the headings of an element start: 1 to 6. */
export const HeadingLevel = createContext(2);

type Props = ComponentPropsWithRef<"h2"> & {
  /** A heading below the screen's title; a title gets the focus when its screen is shown. */
  readonly isSubheading?: boolean;
};

/** A heading at the level that fits the surrounding page. */
export function Heading({ isSubheading = false, ...props }: Props) {
  const level = useContext(HeadingLevel) + (isSubheading ? 1 : 0);
  const Tag = `h${Math.min(level, 6)}` as "h2";
  return <Tag part="heading" {...(!isSubheading && { tabIndex: -1 })} {...props} />;
}
