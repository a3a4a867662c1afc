import type { SiteLink } from "../facts/siteFacts.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";

/** Pages whose content the site states itself, and with it their titles. */
const ownPages: ReadonlySet<SiteLink["name"]> = new Set([
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

/** The text of a link to a page: the title that the site gives to its own page, otherwise the frame's word for it. */
export function useLinkName(): (name: SiteLink["name"]) => string {
  const words = useText(frameText);
  const { titles } = useFacts().site;
  return (name) => (ownPages.has(name) && titles[name]) || words[name];
}
