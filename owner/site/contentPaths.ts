import type { ContentPage } from "./pageContent.ts";

/** The paths of the pages that `site.json` describes, in Albanian; English and German pages have `/en` or `/de` before them. */
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

/** The `id` attribute of a section of the home page in the studio's preview, by the section's index among the published ones. */
export const sectionId = (index: number): string => `section-${index + 1}`;
