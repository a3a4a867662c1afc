import { namedIn, showsPicture, type ContentPage } from "./pageContent.ts";
import { filmName, pictureName, siteSchema, type SiteContent } from "./siteSchema.ts";

/** Icons for browsers and home screens. A website has all of them, or none. */
export const iconFiles = [
  "icons/icon.svg",
  "icons/icon-32.png",
  "icons/icon-192.png",
  "icons/icon-512.png",
  "icons/maskable-192.png",
  "icons/maskable-512.png",
  "icons/apple-touch-icon.png",
] as const;

/** The paths of the files that a film may have. */
export const filmFiles = (film: string): readonly string[] => [`film/${film}.webm`, `film/${film}.mp4`];

/** The names of all films in a website's content. */
export const namedFilms = (content: SiteContent): readonly string[] => [
  ...new Set(namedIn(filmName, siteSchema, content)),
];

/** Whether a website needs a picture of its `pictures.json`: its content names the picture, or a page shows it. */
export function needsPicture(content: SiteContent): (key: string) => boolean {
  const pictureNames = new Set(namedIn(pictureName, siteSchema, content));
  const pages = Object.entries(content.pages).flatMap(([page, shown]) =>
    shown ? [showsPicture(page as ContentPage, shown)] : [],
  );
  return (key) => pictureNames.has(key) || pages.some((shows) => shows(key));
}
