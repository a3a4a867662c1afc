import { isOfHomes } from "../../src/finder/state/screenCode.ts";
import type { Project } from "../../src/project/types.ts";
import { elements } from "../contract/elements.ts";
import type { Tag } from "../contract/tags.ts";
import { firstViewOf, writtenStart } from "./firstViewOf.ts";

type MarkupSheets = {
  /** Names of the style sheets, which lie beside the scripts. */
  readonly files: readonly string[];
  /** What the markup's box says where more than one belongs to it: it is seen when all of them have come (kulla.css). */
  readonly besides: { readonly "data-sheets"?: string };
};

type Written = { readonly attributes: Readonly<Record<string, string>>; readonly project: Project | undefined };

/** The style sheets of a server's markup. */
export function markupSheets(tag: Tag, { attributes, project }: Written): MarkupSheets {
  if (tag === "kulla-brochure") return { files: ["kulla-brochure.css"], besides: {} };
  const start = writtenStart((name) => attributes[name]);
  const hasHomes = isOfHomes(firstViewOf(elements[tag].screens, start, project));
  const isSearched = tag === "kulla-apartment-search" || attributes["filter"] !== undefined;
  return {
    files: ["kulla.css", ...(hasHomes ? ["homes.css"] : []), ...(isSearched ? ["kulla-search.css"] : [])],
    besides:
      hasHomes || isSearched
        ? { "data-sheets": [hasHomes ? "homes" : "", isSearched ? "search" : ""].filter(Boolean).join(" ") }
        : {},
  };
}
