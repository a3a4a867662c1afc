import type { SiteFacts } from "../facts/siteFacts.ts";
import type { PageContent } from "../pageContent/pageContent.ts";
import type { HomeSection } from "./sectionProps.ts";

type Setting = {
  readonly content: PageContent<"home">;
  readonly facts: Pick<SiteFacts, "hasSitePicture" | "towers" | "sample" | "site">;
};

/** The sections of the home page that have something to show. A section whose picture, tour or figures are missing leaves no gap. */
export function shownSections({ content, facts }: Setting): readonly HomeSection[] {
  const { words, pictures, tour, siteMap } = content;
  const { hasSitePicture, towers, sample, site } = facts;
  const has: Partial<Record<HomeSection["kind"], (section: HomeSection) => boolean>> = {
    pictures: (section) => section.pictures.some((key) => key in pictures),
    // Without a picture of all buildings, the banner already has their cards; for a single building it shows everything.
    projects: () => hasSitePicture && towers.length > 1,
    tour: (section) => tour !== null && section.pictures.some((key) => key in pictures),
    figures: () => site.figures.length > 0,
    place: ({ text }) => Boolean(text) || siteMap !== null || site.mapUrl !== "",
    randomApartment: () => sample !== null,
  };
  return words.sections.filter((section) => has[section.kind]?.(section) ?? true);
}
