import type { ContentPage } from "./pageContent.ts";

/** The addresses of the pages of `site.json`, in Albanian. */
export const contentPaths = {
  home: "/",
  about: "/about",
  services: "/services",
  videos: "/videos",
  visuals: "/vizualizimet",
  projects: "/projects",
  contact: "/contact",
  privacy: "/privatesia",
  imprint: "/impressum",
  animation: "/animation",
} as const satisfies Readonly<Record<ContentPage, string>>;

/** The id of a section of the home page in the studio's preview, by its index among the published sections. */
export const sectionId = (index: number): string => `section-${index + 1}`;
