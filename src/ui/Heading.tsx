import { createContext, useContext, type ComponentPropsWithRef } from "react";

/** The level the page has named for the headings of an element: 1 to 6. */
export const HeadingLevel = createContext(2);

type Props = ComponentPropsWithRef<"h2"> & {
  /** Stands under the title of its screen; a title takes the focus when its screen has come. */
  readonly isPart?: boolean;
};

/** A heading that fits into the page around the element; what it looks like is its class's. */
export function Heading({ isPart = false, ...props }: Props) {
  const level = useContext(HeadingLevel) + (isPart ? 1 : 0);
  const Tag = `h${Math.min(level, 6)}` as "h2";
  return <Tag {...(!isPart && { tabIndex: -1 })} {...props} />;
}
