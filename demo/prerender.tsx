import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { renderContent } from "../widgets/server.tsx";
import type { Tag } from "../widgets/contract/contract.ts";
import { MarkupContext, type ElementAttributes, type Loading } from "./elements/MarkupContext.tsx";
import { arrived, type ContentSource } from "./pageContent/ContentContext.tsx";
import { contentPageOf, contentPath } from "./navigation/contentPages.ts";
import { shownColours } from "../owner/site/brandColours.ts";
import { brandSheet, brandSheetPath } from "../owner/site/brandSheet.ts";
import type { ContentPage } from "../owner/site/pageContent.ts";
import { SectionIdContext } from "./home/SectionIdContext.ts";
import { factsIn, fileText } from "./facts/factsIn.ts";
import { headOf } from "./head/headOf.ts";
import { listingRoute, projectRoutes } from "./navigation/projectRoutes.ts";
import type { Listing } from "./facts/listings.ts";
import { pageHtml, type SiteAssets, type PrerenderedPage } from "./head/pageHtml.ts";
import { addressOf, matchRoute } from "./navigation/matchRoute.ts";
import { firstPicturesOf } from "./elements/firstPicturesOf.ts";
import { listingPath, tourPath } from "./navigation/pagePaths.ts";
import type { SerializedFacts } from "./facts/siteFacts.ts";
import { apartmentList, apartmentListName, mainLanguage } from "../src/facts/structuredData/apartmentList.ts";
import type { LocalText } from "../widgets/project.ts";
import { hasOEmbed, oEmbedOf, oEmbedPath } from "./head/oEmbed.ts";
import { setSiteOrigin, siteUrl, type HeadInput } from "./head/headSetting.ts";
import { siteSummary } from "./head/siteSummary.ts";
import { isForSearch, robots, sitemap } from "./head/sitemap.ts";
import { webManifest } from "./head/webManifest.ts";
import { headerRules, headersFile, mailOrigins } from "./server/headers.ts";
import { routes, type SiteRoute } from "./navigation/routes.ts";
import type { ProjectFiles, ReportLeftOut } from "./readProjectFolder.ts";
import { SiteApp } from "./SiteApp.tsx";
import { readSiteMaterial, type SiteMaterial } from "./siteMaterial.ts";
import { languages, type LanguageCode } from "./content/language.ts";
import type { Head } from "./text/heads.ts";
import { placesText } from "./text/places.ts";

type Material = SiteMaterial & { readonly assets: SiteAssets; readonly hasSectionIds?: boolean };

type Page = { readonly route: SiteRoute; readonly language: LanguageCode };

type Setting = {
  /** The site's public address, such as `https://your-domain`. */
  readonly origin?: string | undefined;
  /** Receives a sentence for each part of the project's folder that is left out; by default these are printed. */
  readonly report?: ReportLeftOut | undefined;
};

/** Every page as static HTML in every language, with every element rendered, and the site's other generated files. */
export async function renderPages(
  assets: SiteAssets,
  projectFolder: string,
  { origin, report }: Setting = {},
): Promise<PrerenderedPage[]> {
  const { sheet, ...material } = await readMaterial(assets, projectFolder, { origin, report });
  const { site, facts, contents, listings } = material;
  const all = [
    ...routes.filter(({ path }) => !facts.site.missingPaths.includes(path)),
    ...projectRoutes(facts),
    ...listings.map(({ apartment: { id } }) => listingRoute(id)),
  ];
  const pages: PrerenderedPage[] = [];
  for (const language of languages) {
    pages.push(...(await Promise.all(all.map((route) => renderPage({ route, language }, material)))).flat());
  }
  return [
    ...pages,
    ...[...contents].map(([path, content]) => ({ path: path.slice(1), html: JSON.stringify(content) })),
    { path: `project/${apartmentListName}`, html: listText(material) },
    ...(sheet ? [{ path: brandSheetPath(sheet), html: sheet }] : []),
    {
      path: "_headers",
      html: headersFile(headerRules({ origins: mailOrigins(), pages: all.map(({ path }) => path) })),
    },
    { path: "sitemap.xml", html: sitemap(all) },
    { path: "llms.txt", html: summaryText(material, all) },
    { path: "robots.txt", html: robots() },
    {
      path: "kulla.webmanifest",
      html: webManifest({
        name: fileText(site.pages.home.title, "sq"),
        shortName: fileText(site.brand.name, "sq"),
        paper: shownColours(site.brand.colours).paper,
        hasIcons: material.hasIcons,
      }),
    },
  ];
}

/**
 * A page of a site as HTML, as a preview for its owner: the page at an address, otherwise the 404 page.
 * `sheet`: the content of the style sheet with the site's own colours and fonts.
 */
export async function renderOnePage(
  assets: SiteAssets,
  projectFolder: string,
  { address, ...setting }: Setting & { readonly address: string },
): Promise<{ readonly html: string; readonly sheet: string }> {
  const { sheet, ...material } = await readMaterial(assets, projectFolder, setting);
  const { facts } = material;
  const [page] = await renderPage(matchRoute(address, { ...facts, missingPaths: facts.site.missingPaths }), {
    ...material,
    hasSectionIds: true,
  });
  return { html: page?.html ?? "", sheet };
}

async function readMaterial(
  assets: SiteAssets,
  projectFolder: string,
  { origin, report }: Setting,
): Promise<Material & { readonly sheet: string }> {
  if (origin) setSiteOrigin(origin);
  const read = await readSiteMaterial(projectFolder, siteUrl("/project/project.json"), report);
  const sheet = brandSheet(read.site.brand);
  const styles = [...assets.styles, ...(sheet ? [`/${brandSheetPath(sheet)}`] : [])];
  return { ...read, assets: { ...assets, styles }, sheet };
}

/** A list of all apartments for portals and other machines, each with the address of its page. */
function listText(material: Material): string {
  const { current } = material;
  const language = siteLanguage(material);
  return `${JSON.stringify(apartmentList(current, (id) => siteUrl(addressOf(listingPath(id), language))))}\n`;
}

/** A page, and the data shown where its address is pasted. */
async function renderPage(page: Page, material: Material): Promise<readonly PrerenderedPage[]> {
  const { json, project, current, pictures, site, contents, listings, assets, hasSectionIds = false } = material;
  const { route, language } = page;
  const tour = titledTour(route, material);
  const facts = tour ? withTitle(material.facts, tour.title) : material.facts;
  const addresses = { projectUrl: "/project/project.json", scriptBase: "/widgets/" };
  const markup = (tag: Tag, attributes: ElementAttributes, loading: Loading): string =>
    renderContent(tag, { attributes, project: json, loading, ...addresses });
  const contentPage = contentPageOf(route.page);
  const content = contentPage && contents.get(contentPath(contentPage, language));
  const source = ((name: ContentPage) => arrived(contents.get(contentPath(name, language)))) as ContentSource;
  const { prelude } = await prerenderToNodeStream(
    <MarkupContext value={markup}>
      <SectionIdContext value={hasSectionIds}>
        <SiteApp facts={facts} content={source} path={addressOf(route.path, language)} />
      </SectionIdContext>
    </MarkupContext>,
    // Sections are written in place: React would otherwise move long ones to the end and put them back with an inline script.
    { progressiveChunkSize: Infinity },
  );
  const listing = listings.find(({ apartment }) => apartment.id === route.apartment);
  const head = headIn({ ...material, facts }, page);
  const setting: HeadInput = {
    match: page,
    head,
    brand: fileText(site.brand.name, language),
    picture: sharedPicture(route, material),
    project,
    current,
    hasIcons: material.hasIcons,
    facts: factsIn(facts, language),
    pictures,
    listing,
  };
  const html = pageHtml({
    setting,
    body: await text(prelude),
    data: {
      facts,
      ...(content && { content }),
      ...(route.page === "apartment" && { firstPictures: firstPicturesOf(project, siteUrl("")) }),
    },
    assets,
    fonts: site.brand.fonts,
  });
  const oEmbed = { path: oEmbedPath(page).slice(1), html: JSON.stringify(oEmbedOf(setting)) };
  return [{ path: fileOf(page), html }, ...(hasOEmbed(route) ? [oEmbed] : [])];
}

/** The title and description of a page. */
function headIn({ facts, site, listings }: Material, page: Page): Head {
  const { route, language } = page;
  const tour = titledTour(route, { facts, site });
  const listing = listings.find(({ apartment }) => apartment.id === route.apartment);
  return headOf({
    match: page,
    facts: factsIn(facts, language),
    descriptions: Object.fromEntries(
      Object.entries({ ...site.heads, ...site.pages, ...(tour && { tour }) }).map(([name, { description }]) => [
        name,
        fileText(description, language),
      ]),
    ),
    size: listing ? sizeOf(listing, language) : "",
  });
}

/** The site content's entry for the tour at a route. */
const titledTour = (route: SiteRoute, { site, facts }: Pick<SiteMaterial, "site" | "facts">) =>
  site.tours.find(({ tour }) => tour in facts.tours && tourPath(tour, facts.tours) === route.path);

/** llms.txt. The pages of apartments are in the list to which it links. */
function summaryText(material: Material, all: readonly SiteRoute[]): string {
  const { site, current } = material;
  const language = siteLanguage(material);
  const brand = fileText(site.brand.name, language);
  const pages = all
    .filter((route) => isForSearch(route) && !route.canonicalPath && route.page !== "listing")
    .map((route) => {
      const { title, description } = headIn(material, { route, language });
      return { title: title.replace(` | ${brand}`, ""), description, path: route.path };
    });
  const description = fileText(site.pages.home.description, language) || (pages[0]?.description ?? "");
  return siteSummary({ language, brand, description, facts: factsIn(material.facts, language), current, pages });
}

/** The language of everything that the site has only once: the project's first. */
function siteLanguage({ current }: Material): LanguageCode {
  return languages.find((each) => each === mainLanguage(current.project)) ?? "sq";
}

/** The facts for the page of a tour with its own title. */
function withTitle(facts: SerializedFacts, tour: LocalText): SerializedFacts {
  return { ...facts, site: { ...facts.site, titles: { ...facts.site.titles, tour } } };
}

/** Key of the picture for shared links to a page: the one that the site names, or a tower for the pages that lead to its apartments. */
function sharedPicture({ page }: SiteRoute, { site, project }: ProjectFiles): string | undefined {
  const contentPage = contentPageOf(page);
  if (contentPage === page) return site.pages[contentPage]?.picture;
  const heads: Readonly<Record<string, { readonly picture?: string }>> = site.heads;
  const isOfTowers = page === "towers" || page === "floor" || page === "search";
  return heads[page]?.picture ?? (isOfTowers ? `towers/${project.towers[0]?.id}` : undefined);
}

function fileOf({ route: { path, page }, language }: Page): string {
  if (page === "missing") return addressOf("/404.html", language).slice(1);
  return `${addressOf(path, language)}/index.html`.replace(/^\/+/, "").replace("//", "/");
}

/** "2+1, 73,4 m²", as far as the values are known. */
function sizeOf({ apartment: { type, area } }: Listing, language: LanguageCode): string {
  return [type, area !== undefined && placesText[language].area(area)].filter(Boolean).join(", ");
}
