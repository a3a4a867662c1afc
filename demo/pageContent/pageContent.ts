import { fillFacts, type TextFacts } from "../../owner/site/fillFacts.ts";
import { pageWords, showsPicture, type ContentPage, type PageWords } from "../../owner/site/pageContent.ts";
import type { SiteMap } from "../../owner/site/siteMapShape.ts";
import type { SiteContent } from "../../owner/site/siteShape.ts";
import type { Picture } from "../../widgets/project.ts";
import type { Language } from "../content/language.ts";
import { fileText } from "../facts/factsIn.ts";
import type { FilmFile } from "../film/Player.tsx";
import type { NavigationState } from "../navigation/navigationState.ts";
import type { SitePicture } from "../pictures/sitePicture.ts";

type Contents = {
  readonly [Page in ContentPage]: {
    readonly words: PageWords<Page>;
    readonly pictures: Readonly<Record<string, SitePicture>>;
    /** Its own films that there are, by their names in `film/`. */
    readonly films: Readonly<Record<string, readonly FilmFile[]>>;
    /** The drawn surroundings, where the page shows them. */
    readonly siteMap: SiteMap | null;
    /** The tour that the page leads into, with what travels along for the way back to its apartment. */
    readonly tour: TourEntry | null;
  };
};

/** As it travels in history.state (docs/developers/specification.md, section 3). */
export type TourEntry = Pick<NavigationState, "customUrl1" | "customUrl2" | "customUrl3" | "vrPath">;

/** What a page shows: its words, and the pictures that there are by their keys. */
export type PageContent<Page extends ContentPage = ContentPage> = Contents[Page];

type Material = {
  readonly site: SiteContent;
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly films: Readonly<Record<string, readonly FilmFile[]>>;
  readonly siteMap: SiteMap | null;
  readonly tour: TourEntry | null;
  readonly facts: TextFacts;
};

/** The content of a page in a language; `undefined` where the site has no such page. */
export function pageContent<Page extends ContentPage>(
  page: Page,
  language: Language,
  { site, pictures, films, siteMap, tour, facts }: Material,
): PageContent<Page> | undefined {
  const content = site.pages[page];
  if (!content) return undefined;
  const words = pageWords(page, content, (text) => fillFacts(fileText(text, language), facts));
  const shows = showsPicture(page, content);
  const shown = Object.entries(pictures).filter(([key]) => shows(key));
  const captions = new Map(site.captions.map(({ picture, text }) => [picture, fileText(text, language)]));
  const entries = shown.map(([key, picture]): [string, SitePicture] => {
    const alt = fileText(picture.alt, language);
    return [key, { ...picture, key, alt, caption: captions.get(key) ?? alt, sources: picture.sources ?? [] }];
  });
  const shownPage: object = {
    words,
    pictures: Object.fromEntries(entries),
    films: page === "about" || page === "animation" || page === "videos" ? films : {},
    siteMap: page === "home" ? siteMap : null,
    tour: page === "home" ? tour : null,
  };
  // The compiler cannot follow a page through its shape.
  return shownPage as PageContent<Page>;
}
