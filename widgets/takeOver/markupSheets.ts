import { isOfHomes } from "../../src/finder/screens/screenCode.ts";
import { elements } from "../contract/elements.ts";
import type { Tag } from "../contract/tags.ts";
import { firstView } from "../finder/useFirstScreen.ts";

type MarkupSheets = {
  /** Names of the style sheets, which lie beside the scripts. */
  readonly files: readonly string[];
  /** What the markup's box says where more than one belongs to it: it is seen when all of them have come (kulla.css). */
  readonly besides: { readonly "data-sheets"?: string };
};

/** The style sheets of a server's markup. */
export function markupSheets(tag: Tag, written: Readonly<Record<string, string>>): MarkupSheets {
  if (tag === "kulla-brochure") return { files: ["kulla-brochure.css"], besides: {} };
  const { tower = null, floor = null, apartment = null, filter } = written;
  const hasHomes = isOfHomes(firstView(elements[tag].screens, { tower, floor, apartment }));
  const isSearched = tag === "kulla-apartment-search" || filter !== undefined;
  return {
    files: ["kulla.css", ...(hasHomes ? ["homes.css"] : []), ...(isSearched ? ["kulla-search.css"] : [])],
    besides:
      hasHomes || isSearched
        ? { "data-sheets": [hasHomes ? "homes" : "", isSearched ? "search" : ""].filter(Boolean).join(" ") }
        : {},
  };
}
