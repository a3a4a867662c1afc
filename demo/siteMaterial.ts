import { printError } from "../owner/system/terminal/print.ts";
import type { ContentPage } from "../owner/site/pageContent.ts";
import { contentPath } from "./navigation/contentPages.ts";
import { languages } from "./content/language.ts";
import { availableApartments } from "./facts/availableApartments.ts";
import { navigationOf } from "../widgets/project.ts";
import { pageContent, type PageContent, type TourEntry } from "./pageContent/pageContent.ts";
import { factsIn } from "./facts/factsIn.ts";
import { factsOf, sharedFacts } from "./facts/factsOf.ts";
import { listingsOf, type Listing } from "./facts/listings.ts";
import type { SerializedFacts } from "./facts/siteFacts.ts";
import { textFacts } from "./text/textFacts.ts";
import { floorPathsOf } from "./navigation/floorPaths.ts";
import { siteLinks } from "./navigation/siteLinks.ts";
import { missingPathsOf } from "./navigation/missingPathsOf.ts";
import { readProjectFolder, type ProjectFiles, type ReportLeftOut } from "./readProjectFolder.ts";

/** By address: the content of each page in each language. */
type Contents = ReadonlyMap<string, PageContent>;

/** The input for all pages of a project's site. */
export type SiteMaterial = ProjectFiles & {
  readonly facts: SerializedFacts;
  readonly contents: Contents;
  readonly listings: readonly Listing[];
};

/**
 * Reads a project's folder. `baseUrl`: the project file's address; `report`: receives what is left out, which is printed by default.
 * @throws Error if project.json cannot be read or has nothing to show
 */
export async function readSiteMaterial(
  folder: string,
  baseUrl: string,
  report: ReportLeftOut = (sentence) => printError(`${folder}/${sentence}`),
): Promise<SiteMaterial> {
  const files = await readProjectFolder(folder, baseUrl, report);
  const made = factsOf(files.project, { floorPaths: floorPathsOf(files, report), baseUrl });
  const missingPaths = missingPathsOf({ ...files, tours: made.tours });
  const links = siteLinks({ order: files.site.pageOrder, missingPaths });
  const facts = { ...made, site: sharedFacts(files.site, { missingPaths, ...links }) };
  return { ...files, facts, contents: contentsOf(files, facts), listings: listingsOf(files.project) };
}

/** The tour linked from the home page: that of the apartment named in its section, otherwise of the first available one whose tour has a page. */
function tourEntryOf({ project, site }: ProjectFiles, tours: SerializedFacts["tours"]): TourEntry | null {
  const apartmentId = site.pages.home.sections.find(({ kind }) => kind === "tour")?.apartment;
  const candidateIds = apartmentId ? [apartmentId] : availableApartments(project).map(({ id }) => id);
  const all = project.floors.flatMap(({ apartments }) => apartments);
  const apartment = candidateIds
    .flatMap((id) => all.find((each) => each.id === id) ?? [])
    .find(({ tour }) => tour && tour in tours);
  return apartment ? navigationOf(project, apartment, null) : null;
}

function contentsOf(files: ProjectFiles, facts: SerializedFacts): Contents {
  const contents = new Map<string, PageContent>();
  const services = files.site.pages.services?.groups.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  for (const language of languages) {
    const siteFacts = { ...textFacts(factsIn(facts, language), language), count: services };
    for (const page of Object.keys(files.site.pages) as ContentPage[]) {
      const content = pageContent(page, language, {
        ...files,
        tour: tourEntryOf(files, facts.tours),
        facts: siteFacts,
      });
      if (content) contents.set(contentPath(page, language), content);
    }
  }
  return contents;
}
