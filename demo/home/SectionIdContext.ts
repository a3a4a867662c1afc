import { createContext, useContext } from "react";
import { sectionId } from "../../owner/site/contentPaths.ts";
import type { PageContent } from "../pageContent/pageContent.ts";
import type { HomeSection } from "./sectionProps.ts";

/** Whether the home page's sections have ids: in the studio's preview, which scrolls to the section that is being edited. */
export const SectionIdContext = createContext(false);

/**
 * The ids of the home page's sections, by their places among all of the site's sections, shown or not: the function returns
 * `undefined` for every section outside the preview.
 */
export function useSectionIds({ words }: PageContent<"home">): (section: HomeSection) => string | undefined {
  const hasIds = useContext(SectionIdContext);
  return (section) => (hasIds ? sectionId(words.sections.indexOf(section)) : undefined);
}
