import { fillFacts, type TextFacts } from "../../owner/site/siteFacts.ts";
import { pageTexts, showsPicture, type ContentPage, type PageTexts } from "../../owner/site/pageContent.ts";
import type { SiteMap } from "../../owner/site/siteMapSchema.ts";
import type { SiteContent } from "../../owner/site/siteSchema.ts";
import type { Picture } from "../../widgets/project.ts";
import type { LanguageCode } from "../content/language.ts";
import { fileText } from "../facts/factsIn.ts";
import type { FilmFile } from "../film/Player.tsx";
import type { NavigationState } from "../navigation/navigationState.ts";
import type { SitePicture } from "../pictures/sitePicture.ts";

type Contents = {
  readonly [Page in ContentPage]: {
    readonly words: PageTexts<Page>;
    readonly pictures: Readonly<Record<string, SitePicture>>;
    /** The page's own films that exist, by their names in `film/`. */
    readonly films: Readonly<Record<string, readonly FilmFile[]>>;
    /** The map of the surroundings, if the page shows one. */
    readonly siteMap: SiteMap | null;
    /** The tour that the page links to, with the navigation state for the way back to its apartment. */
    readonly tour: TourEntry | null;
  };
};

/** As passed in history.state (docs/developers/specification.md, section 3). */
export type TourEntry = Pick<NavigationState, "customUrl1" | "customUrl2" | "customUrl3" | "vrPath">;

/** The content of a page: its texts, and the pictures that exist, by key. */
export type PageContent<Page extends ContentPage = ContentPage> = Contents[Page];

type Material = {
  readonly site: SiteContent;
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly films: Readonly<Record<string, readonly FilmFile[]>>;
  readonly siteMap: SiteMap | null;
  readonly tour: TourEntry | null;
  readonly facts: TextFacts;
};

/** The content of a page in a language; `undefined` if the site does not have the page. */
export function pageContent<Page extends ContentPage>(
  page: Page,
  language: LanguageCode,
  { site, pictures, films, siteMap, tour, facts }: Material,
): PageContent<Page> | undefined {
  const content = site.pages[page];
  if (!content) return undefined;
  const words = pageTexts(page, content, (text) => fillFacts(fileText(text, language), facts));
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
  // The compiler cannot relate the value to the page's type parameter.
  return shownPage as PageContent<Page>;
}
