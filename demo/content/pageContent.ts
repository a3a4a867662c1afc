import { inLanguage, type InLanguage } from "../../owner/site/inLanguage.ts";
import { pictureName, siteShape, type SiteContent } from "../../owner/site/siteShape.ts";
import type { Shape } from "../../src/project/file/shapes.ts";
import { fill } from "../../src/text/format/fill.ts";
import type { Picture } from "../../widgets/project.ts";
import { fileText } from "../facts/factsIn.ts";
import type { TextFacts } from "../facts/textFacts.ts";
import type { FilmFile } from "../film/filmFile.ts";
import type { SiteMap } from "../../owner/site/siteMapShape.ts";
import type { SitePicture } from "../pictures/sitePicture.ts";
import type { Language } from "./language.ts";

type Pages = SiteContent["pages"];

/** A page whose words stand in `site.json`. */
export type ContentPage = keyof Pages;

/** The words of a page in one language, with the facts they name. */
export type PageWords<Page extends ContentPage> = InLanguage<NonNullable<Pages[Page]>>;

type Contents = {
  readonly [Page in ContentPage]: {
    readonly words: PageWords<Page>;
    readonly pictures: Readonly<Record<string, SitePicture>>;
    /** Its own films that there are, by their names in `film/`. */
    readonly films: Readonly<Record<string, readonly FilmFile[]>>;
    /** The drawn surroundings, where the page shows them. */
    readonly siteMap: SiteMap | null;
  };
};

/** What a page shows: its words, and the pictures that there are by their keys. */
export type PageContent<Page extends ContentPage = ContentPage> = Contents[Page];

type Material = {
  readonly site: SiteContent;
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly films: Readonly<Record<string, readonly FilmFile[]>>;
  readonly siteMap: SiteMap | null;
  readonly facts: TextFacts;
};

const pageShapes = siteShape.fields.pages.shape.fields;

/** Pictures that a page shows wherever the project has them, besides those that its content names. */
const besides: Partial<Record<ContentPage, RegExp>> = {
  home: /^towers\//,
  projects: /^towers\//,
  about: /^film\/loop-poster$/,
  animation: /^film\/poster$/,
  visuals: /^site\/hero-portrait$/,
};

/** The content of a page in a language; `undefined` where the site has no such page. */
export function pageContent<Page extends ContentPage>(
  page: Page,
  language: Language,
  { site, pictures, films, siteMap, facts }: Material,
): PageContent<Page> | undefined {
  const content = site.pages[page];
  if (!content) return undefined;
  const { shape } = pageShapes[page];
  const words = inLanguage(shape, content, (text) => textWith(fileText(text, language), facts));
  const named = new Set(picturesIn(shape, content));
  const shown = Object.entries(pictures).filter(([key]) => named.has(key) || besides[page]?.test(key));
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
  };
  // The compiler cannot follow a page through its shape.
  return shownPage as PageContent<Page>;
}

/** A text that names a fact of which the project says nothing would be untrue: it is left out. */
function textWith(text: string, facts: TextFacts): string {
  const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return named.every((name) => Object.hasOwn(facts, name)) ? fill(text, facts) : "";
}

/** The keys of all pictures that a value names, in their order. */
function picturesIn(shape: Shape, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (shape === pictureName) return [value as string];
  if (shape.kind === "list") return (value as readonly unknown[]).flatMap((item) => picturesIn(shape.item, item));
  if (shape.kind !== "object") return [];
  return Object.entries(value as object).flatMap(([name, part]: [string, unknown]) => {
    const field = shape.fields[name];
    return field ? picturesIn(field.shape, part) : [];
  });
}
