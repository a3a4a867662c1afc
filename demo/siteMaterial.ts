import type { ContentPage } from "../owner/site/pageContent.ts";
import { contentPath } from "./navigation/contentPages.ts";
import { languages } from "./content/language.ts";
import { pageContent, type PageContent } from "./pageContent/pageContent.ts";
import { factsIn } from "./facts/factsIn.ts";
import { factsOf, siteFrame } from "./facts/factsOf.ts";
import { listingsOf, type Listing } from "./facts/listings.ts";
import type { CarriedFacts } from "./facts/siteFacts.ts";
import { textFacts } from "./text/textFacts.ts";
import { absentPaths } from "./navigation/absentPaths.ts";
import { readProjectFolder, type ProjectFiles } from "./readProjectFolder.ts";

/** By their addresses: what each page shows in each language. */
type Contents = ReadonlyMap<string, PageContent>;

/** What all pages of a project's site are made from. */
export type SiteMaterial = ProjectFiles & {
  readonly facts: CarriedFacts;
  readonly contents: Contents;
  readonly listings: readonly Listing[];
};

/** Reads a project's folder. `baseUrl`: the project file's own address. @throws where there is no project to show */
export async function readSiteMaterial(folder: string, baseUrl: string): Promise<SiteMaterial> {
  const files = await readProjectFolder(folder, baseUrl);
  const facts = { ...factsOf(files.project), site: siteFrame(files.site, absentPaths(files)) };
  return { ...files, facts, contents: contentsOf(files, facts), listings: listingsOf(files.project) };
}

function contentsOf(files: ProjectFiles, facts: CarriedFacts): Contents {
  const contents = new Map<string, PageContent>();
  const services = files.site.pages.services?.groups.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  for (const language of languages) {
    const named = { ...textFacts(factsIn(facts, language), language), count: services };
    for (const page of Object.keys(files.site.pages) as ContentPage[]) {
      const content = pageContent(page, language, { ...files, facts: named });
      if (content) contents.set(contentPath(page, language), content);
    }
  }
  return contents;
}
