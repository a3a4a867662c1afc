import type { ContentPage } from "../../owner/site/pageContent.ts";
import type { LanguageCode } from "../content/language.ts";
import type { PageName } from "./routes.ts";

const contentPages: Partial<Record<PageName, ContentPage>> = {
  home: "home",
  click: "home",
  about: "about",
  services: "services",
  videos: "videos",
  visuals: "visuals",
  gallery: "visuals",
  projects: "projects",
  contact: "contact",
  privacy: "privacy",
  imprint: "imprint",
  animation: "animation",
};

/** The page of `site.json` that a page shows; `undefined` for a page that is generated from the project's facts. */
export const contentPageOf = (page: PageName): ContentPage | undefined => contentPages[page];

/** Address of a page's content, which the build generates. */
export const contentPath = (page: ContentPage, language: LanguageCode): string => `/content/${language}/${page}.json`;
