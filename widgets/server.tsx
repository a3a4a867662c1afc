import { renderToString } from "react-dom/server";
import { createServerHost } from "../src/element/serverHost.ts";
import { WidgetShell } from "../src/element/WidgetShell.tsx";
import { ProjectSourceContext, type ProjectSource } from "../src/loading/ProjectSource.ts";
import { LiveProjectContext } from "../src/loading/useLiveProject.ts";
import { fingerprintOf } from "../src/project/fingerprint.ts";
import { parseProject, type ParsedProject } from "../src/project/parseProject.ts";
import { readAvailability, type ReadAvailability } from "../src/project/readAvailability.ts";
import type { Project } from "../src/project/types.ts";
import { withAvailability } from "../src/project/withAvailability.ts";
import type { Result } from "../src/failure/failure.ts";
import { chooseLanguage } from "../src/text/chooseLanguage.ts";
import { localeFrom } from "../src/text/locale.ts";
import { de } from "../src/text/de.ts";
import { en } from "../src/text/en.ts";
import { projectLanguage } from "../src/text/projectLanguage.ts";
import { sq } from "../src/text/sq.ts";
import { setAllParts, type Contents } from "../src/parts/parts.ts";
import { ApartmentScreen } from "../src/finder/apartment/ApartmentScreen.tsx";
import { FloorScreen } from "../src/finder/floor/FloorScreen.tsx";
import { FinderOverPage } from "../src/finder/FinderOverPage.tsx";
import { OverPage } from "../src/ui/OverPage.tsx";
import { LinkedStart } from "../src/finder/state/links/LinkedStart.tsx";
import * as searchReports from "../src/finder/state/searchReports.ts";
import { startPageIntegrations } from "../src/assistant/startPageIntegrations.ts";
import { pageProblems } from "../src/element/pageProblems.ts";
import { ApartmentInquiry } from "../src/inquiry/screens/ApartmentInquiry.tsx";
import { PrintSheet } from "../src/print/PrintSheet.tsx";
import { createFilterView } from "../src/search/onPictures/createFilterView.tsx";
import { Cards } from "../src/search/results/cards/Cards.tsx";
import { ResultTable } from "../src/search/results/list/ResultTable.tsx";
import { NoResults } from "../src/search/screen/NoResults.tsx";
import { SearchScreen } from "../src/search/screen/SearchScreen.tsx";
import * as availabilityFeed from "../src/services/availabilityFeed.ts";
import * as projectReader from "../src/services/readProject.ts";
import { CompareScreen } from "../src/shortlist/comparison/CompareScreen.tsx";
import { ShortlistInquiry } from "../src/shortlist/ShortlistInquiry.tsx";
import { ShortlistTray } from "../src/shortlist/ShortlistTray.tsx";
import * as libraryToasts from "../src/ui/toast/LibraryToasts.tsx";
import { PictureLoading } from "../src/ui/picture/Picture.tsx";
import type { Language } from "../src/ui/TextsContext.tsx";
import { elements } from "./contract/elements.ts";
import { tags, type Tag } from "./contract/tags.ts";
import type { StyleSheetName } from "../src/element/host.ts";
import { lateStylesOf } from "../src/finder/state/views.ts";
import { likelyView } from "./finder/firstParts.ts";
import { startFromAttributes } from "./finder/initialState.ts";
import { widget as apartmentPicker } from "./kulla-apartment-picker.tsx";
import { widget as apartmentPreview } from "./kulla-apartment-preview.tsx";
import { widget as apartmentSearch } from "./kulla-apartment-search.tsx";
import { widget as brochure } from "./kulla-brochure.tsx";
import { widget as buildingPicker } from "./kulla-building-picker.tsx";
import { widget as floorExplorer } from "./kulla-floor-explorer.tsx";
import { markupStamp } from "./hydration/markupStamp.ts";
import { apartmentBlock, type StructuredDataOptions } from "./apartmentBlock.ts";
import { currentProject } from "../src/facts/structuredData/currentProject.ts";
import { isAttributeOf, serverWarnings } from "./serverWarnings.ts";
import { defaultProjectUrl } from "./finder/WidgetProject.tsx";
import { escapeHtml } from "../src/text/escapeHtml.ts";

const widgets = {
  "kulla-apartment-picker": apartmentPicker,
  "kulla-building-picker": buildingPicker,
  "kulla-floor-explorer": floorExplorer,
  "kulla-apartment-preview": apartmentPreview,
  "kulla-apartment-search": apartmentSearch,
  "kulla-brochure": brochure,
} as const satisfies Readonly<Record<Tag, unknown>>;

// A server has all late parts. Without top-level await, because code in an edge runtime may be a classic script.
const contents: Contents = {
  floor: FloorScreen,
  apartment: ApartmentScreen,
  search: SearchScreen,
  list: ResultTable,
  cards: Cards,
  noResults: NoResults,
  searchReports,
  filtered: createFilterView,
  linkedStart: LinkedStart,
  inquiry: ApartmentInquiry,
  surroundings: startPageIntegrations,
  pageProblems,
  overPage: OverPage,
  finderOverPage: FinderOverPage,
  shortlistInquiry: ShortlistInquiry,
  tray: ShortlistTray,
  comparison: CompareScreen,
  printSheet: PrintSheet,
  toasts: libraryToasts,
  projectReader,
  availability: availabilityFeed,
  en,
  de,
};
setAllParts(contents);
const tables = { sq, en, de };

export type RenderOptions = {
  /** The tag's attributes; `null` and `undefined` are left out. */
  readonly attributes?: Readonly<Record<string, string | number | null | undefined>> | undefined;
  /** The project file, parsed from its JSON. */
  readonly project: unknown;
  /** The availability file, parsed from its JSON, to render current statuses; the browser reads it again before hydration. */
  readonly availability?: unknown;
  /** The project file's address for the page: a path of its own origin, or an absolute URL. */
  readonly projectUrl: string;
  /** The address of the folder `widgets/` for the page, with a slash at the end. */
  readonly scriptBase: string;
  /** The page's own addresses by screen, as in the attribute `links`. */
  readonly links?: object | undefined;
  /** The project's own texts file, parsed from its JSON, for a language that is not built in. */
  readonly texts?: object | undefined;
  /** "lazy" for an element that is not visible initially: its pictures load when the visitor comes near. Default: "eager". */
  readonly loading?: "eager" | "lazy" | undefined;
  /** HTML for browsers without declarative shadow roots; inserted unchanged. */
  readonly children?: string | undefined;
  /** Writes the apartment's structured data (JSON-LD) after the tag, with the page's address and the seller. Not in `renderContent`. */
  readonly structuredData?: StructuredDataOptions | undefined;
  /** Receives the warnings that a browser would log. */
  readonly warn?: ((sentence: string) => void) | undefined;
};

/** A placeholder for the page's origin, which a server need not know: its addresses are written as paths. */
const page = "https://page.invalid/";

/**
 * Renders an element as HTML, with its content in a declarative shadow root: visible and, with `links`, usable without script;
 * the element's script hydrates it. Pure: the same options give the same text, until the availability file is stale.
 */
export function renderElement(tag: Tag, options: RenderOptions): string {
  const content = renderContent(tag, options) + (options.children ?? "");
  const { attributes } = writtenAttributes(tag, options);
  return `${openTag(tag, attributes)}${content}</${tag}>${structuredDataOf(attributes, options)}`;
}

/**
 * Renders the declarative shadow root only, for frameworks that write the tag with the same attributes. "" if the texts of its language
 * are missing: the browser then renders it.
 */
export function renderContent(tag: Tag, options: RenderOptions): string {
  if (!Object.hasOwn(widgets, tag)) throw new Error(`kulla: there is no tag "${tag}"; there are ${tags.join(", ")}.`);
  const { attributes, leftOut } = writtenAttributes(tag, options);
  const { scriptBase, loading = "eager" } = options;
  const warned = new Set<string>();
  const warn = (problem: string): void => {
    if (!warned.has(problem)) options.warn?.(`<${tag}> ${problem}`);
    warned.add(problem);
  };
  const { component, languages, attributes: followed } = widgets[tag];
  const project = readProject(options);
  const live = liveProject(project, options);
  const language = languageOf(options, attributes["locale"] || "sq", project);
  serverWarnings({ tag, leftOut, attributes, project: project.result }).forEach(warn);
  availabilityWarnings(project, options).forEach(warn);
  if (typeof language === "string") {
    warn(`uses "${language}", whose texts are missing: it is not rendered.`);
    return "";
  }
  const host = createServerHost({
    attributes,
    baseUrl: page,
    language,
    scriptBase: new URL(scriptBase, page).href,
    warn,
  });
  const content = renderToString(
    <ProjectSourceContext value={sourceOf(project)}>
      <PictureLoading value={loading}>
        <LiveProjectContext value={live}>
          <WidgetShell host={host} component={component} languages={languages} />
        </LiveProjectContext>
      </PictureLoading>
    </ProjectSourceContext>,
  );
  const stamp = markupStamp(host, followed, {
    project: project.fingerprint,
    texts: language.own,
    currentProject: live,
  });
  const lang = language.locale;
  const box = openTag("div", { class: "kulla", hidden: "", lang, "data-stamp": stamp });
  const link = openTag("link", { rel: "stylesheet", href: `${scriptBase}${sheetOf(tag, attributes)}.css` });
  return `<template shadowrootmode="open">${link}${box}${content}</div></template>`;
}

/** The structured data of the apartment that the element shows, if the page requests it. */
function structuredDataOf(attributes: Readonly<Record<string, string>>, options: RenderOptions): string {
  const { result } = readProject(options);
  if (!options.structuredData || !result.ok) return "";
  const { project } = result.value;
  const language = languageOf(options, attributes["locale"] || "sq", { result, fingerprint: "" });
  if (typeof language === "string") return "";
  // Without the file that the tag names, statuses and prices are unknown.
  const availability = options.availability ?? (attributes["availability"] ? null : undefined);
  const current = currentProject(project, availability, Date.now());
  const apartment = attributes["apartment"] ?? "";
  return apartmentBlock(options.structuredData, { current, apartment, language, placeholder: page });
}

/** The style sheet of an element's first screen; the picker may start at a floor or an apartment. */
function sheetOf(tag: Tag, attributes: Readonly<Record<string, string>>): StyleSheetName {
  const { styles } = widgets[tag];
  if (tag !== "kulla-apartment-picker") return styles;
  const view = likelyView(
    elements[tag].screens,
    startFromAttributes((name) => attributes[name]),
  );
  return view && lateStylesOf(view) === "home" ? "kulla-home" : styles;
}

/** The attributes of the tag, and the names that are not allowed. */
function writtenAttributes(tag: Tag, { attributes = {}, links, projectUrl, scriptBase }: RenderOptions) {
  const isBeside = defaultProjectUrl(new URL(scriptBase, page).href) === new URL(projectUrl, page).href;
  const all: NonNullable<RenderOptions["attributes"]> = {
    ...(!isBeside && { project: projectUrl }),
    ...attributes,
    ...(links && { links: JSON.stringify(links) }),
  };
  const filled = Object.entries(all).filter(([, value]) => value !== null && value !== undefined);
  const leftOut = filled.map(([name]) => name).filter((name) => !isAttributeOf(tag, name));
  const rendered = filled.flatMap(([name, value]) =>
    leftOut.includes(name) ? [] : [[name, lineEndsOf(String(value))] as const],
  );
  return { attributes: Object.fromEntries(rendered), leftOut };
}

/** The language of an element; the project's first if it follows its page. Only the tag if its texts are missing. */
function languageOf({ texts }: RenderOptions, localeAttribute: string, { result }: ReadProject): Language | string {
  const tag = chooseLanguage(localeAttribute, "", result.ok ? result.value.project : {}) ?? "sq";
  const locale = localeFrom(tag);
  return locale ? { locale, texts: tables[locale] } : (projectLanguage(tag, texts, en) ?? tag);
}

type ReadProject = { readonly result: Result<ParsedProject>; readonly fingerprint: string };

/** Parsed projects, cached as long as the caller's object exists. */
const read = new WeakMap<object, Map<string, ReadProject>>();

function readProject({ project, projectUrl }: RenderOptions): ReadProject {
  const url = new URL(projectUrl, page).href;
  if (typeof project !== "object" || project === null) return parse(project, url);
  const byUrl = read.get(project) ?? new Map<string, ReadProject>();
  read.set(project, byUrl);
  const cached = byUrl.get(url) ?? parse(project, url);
  byUrl.set(url, cached);
  return cached;
}

function parse(project: unknown, url: string): ReadProject {
  const fingerprint = fingerprintOf(project);
  try {
    return { result: { ok: true, value: parseProject(project, url) }, fingerprint };
  } catch (error) {
    return { result: { ok: false, failure: { code: "badProject", detail: String(error) } }, fingerprint };
  }
}

function sourceOf({ result }: ReadProject): ProjectSource {
  return { loaded: () => result, load: async () => result };
}

const parsed = new WeakMap<object, ReadAvailability>();

/** The parsed availability file, cached in the same way. */
function parsedOf(availability: unknown): ReadAvailability | undefined {
  if (availability === undefined) return undefined;
  if (typeof availability !== "object" || availability === null) return readAvailability(availability);
  const cached = parsed.get(availability) ?? readAvailability(availability);
  parsed.set(availability, cached);
  return cached;
}

function liveProject({ result }: ReadProject, { availability: file }: RenderOptions): Project | undefined {
  const availability = parsedOf(file)?.availability;
  return result.ok && availability
    ? withAvailability(result.value.project, { availability, now: Date.now() })
    : undefined;
}

function availabilityWarnings({ result }: ReadProject, { attributes, availability }: RenderOptions): readonly string[] {
  const file = parsedOf(availability);
  const hasAddress = attributes?.["availability"] || (result.ok && result.value.project.availability);
  const missingAddress =
    file && !hasAddress ? ["neither the project nor the attribute has the address of the availability file."] : [];
  return [...missingAddress, ...(file?.problems ?? [])];
}

/** An opening HTML tag; values are escaped, names are not. */
function openTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  const attributeTexts = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${attributeTexts.join("")}>`;
}

/** Normalizes line ends as an HTML parser does, so that the stamp of the markup still matches in the browser. */
const lineEndsOf = (text: string): string => text.replaceAll(/\r\n?/g, "\n");
