import type { SiteLink } from "../facts/siteFacts.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";

/** Pages whose content and title come from `site.json`. */
const pagesWithTitles: ReadonlySet<SiteLink["name"]> = new Set([
  "about",
  "services",
  "projects",
  "videos",
  "visuals",
  "animation",
  "contact",
  "privacy",
  "imprint",
]);

/** The text of a link to a page: the page's title in `site.json`, otherwise its default name. */
export function useLinkName(): (name: SiteLink["name"]) => string {
  const defaultNames = useText(frameText);
  const { titles } = useFacts().site;
  return (name) => (pagesWithTitles.has(name) && titles[name]) || defaultNames[name];
}
