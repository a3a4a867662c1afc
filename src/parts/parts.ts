import type { ComponentType } from "react";
import { createPart, type Part } from "./createPart.ts";
import { toastLibrary } from "./toastLibrary.ts";

type PropsOf<Component extends (props: never) => unknown> = ComponentType<Parameters<Component>[0]>;

/** All parts of the elements: a server has every one, the browser loads those that a screen needs. */
export const parts = {
  /** A floor, and an apartment. */
  floor: createPart<ComponentType>("floor", async () => (await import("../finder/floor/FloorScreen.tsx")).FloorScreen),
  apartment: createPart<ComponentType>(
    "apartment",
    async () => (await import("../finder/apartment/ApartmentScreen.tsx")).ApartmentScreen,
  ),
  /** The search with its grid; its list and its plans. */
  search: createPart<ComponentType>(
    "search",
    async () => (await import("../search/screen/SearchScreen.tsx")).SearchScreen,
  ),
  list: createPart<PropsOf<typeof import("../search/results/list/ResultTable.tsx").ResultTable>>(
    "list",
    async () => (await import("../search/results/list/ResultTable.tsx")).ResultTable,
  ),
  cards: createPart<PropsOf<typeof import("../search/results/cards/Cards.tsx").Cards>>(
    "cards",
    async () => (await import("../search/results/cards/Cards.tsx")).Cards,
  ),
  /** Shown when nothing matches. */
  noResults: createPart<PropsOf<typeof import("../search/screen/NoResults.tsx").NoResults>>(
    "noResults",
    async () => (await import("../search/screen/NoResults.tsx")).NoResults,
  ),
  /** Applies and reports the search, and shows the filter on pictures, plans and lists. */
  searchReports: createPart<typeof import("../finder/state/searchReports.ts")>(
    "searchReports",
    () => import("../finder/state/searchReports.ts"),
  ),
  filtered: createPart<typeof import("../search/onPictures/createFilterView.tsx").createFilterView>(
    "filtered",
    async () => (await import("../search/onPictures/createFilterView.tsx")).createFilterView,
  ),
  /** Keeps the state of a finder in the page's address. */
  linkedStart: createPart<PropsOf<typeof import("../finder/state/links/LinkedStart.tsx").LinkedStart>>(
    "linkedStart",
    async () => (await import("../finder/state/links/LinkedStart.tsx")).LinkedStart,
  ),
  /** The price form for one apartment, and for several. */
  inquiry: createPart<PropsOf<typeof import("../inquiry/screens/ApartmentInquiry.tsx").ApartmentInquiry>>(
    "inquiry",
    async () => (await import("../inquiry/screens/ApartmentInquiry.tsx")).ApartmentInquiry,
  ),
  shortlistInquiry: createPart<ComponentType>(
    "shortlistInquiry",
    async () => (await import("../shortlist/ShortlistInquiry.tsx")).ShortlistInquiry,
  ),
  /** Records where a visitor comes from, and offers tools to the browser's assistant. */
  surroundings: createPart<typeof import("../assistant/startPageIntegrations.ts").startPageIntegrations>(
    "surroundings",
    async () => (await import("../assistant/startPageIntegrations.ts")).startPageIntegrations,
  ),
  /** Finds problems of an element that the page's author should fix. */
  pageProblems: createPart<typeof import("../element/pageProblems.ts").pageProblems>(
    "pageProblems",
    async () => (await import("../element/pageProblems.ts")).pageProblems,
  ),
  /** Opens an element over the page if its column is too narrow. */
  overPage: createPart<PropsOf<typeof import("../ui/OverPage.tsx").OverPage>>(
    "overPage",
    async () => (await import("../ui/OverPage.tsx")).OverPage,
  ),
  finderOverPage: createPart<ComponentType>(
    "finderOverPage",
    async () => (await import("../finder/FinderOverPage.tsx")).FinderOverPage,
  ),
  /** The shortlist, and the comparison. */
  tray: createPart<PropsOf<typeof import("../shortlist/ShortlistTray.tsx").ShortlistTray>>(
    "tray",
    async () => (await import("../shortlist/ShortlistTray.tsx")).ShortlistTray,
  ),
  comparison: createPart<ComponentType>(
    "comparison",
    async () => (await import("../shortlist/comparison/CompareScreen.tsx")).CompareScreen,
  ),
  printSheet: createPart<PropsOf<typeof import("../print/PrintSheet.tsx").PrintSheet>>(
    "printSheet",
    async () => (await import("../print/PrintSheet.tsx")).PrintSheet,
  ),
  /** Shows toasts by a library. */
  toasts: toastLibrary,
  /** Reads and checks a project file. */
  projectReader: createPart<typeof import("../services/readProject.ts")>(
    "projectReader",
    () => import("../services/readProject.ts"),
  ),
  /** Follows an availability file. */
  availability: createPart<typeof import("../services/availabilityFeed.ts")>(
    "availability",
    () => import("../services/availabilityFeed.ts"),
  ),
  /** Albanian is built into every element. */
  en: createPart("en", async () => (await import("../text/en.ts")).en),
  de: createPart("de", async () => (await import("../text/de.ts")).de),
};

/** The contents of all parts. A server has them in its own bundle and passes them here; leaving one out is a type error. */
export type Contents = {
  readonly [Name in keyof typeof parts]: (typeof parts)[Name] extends Part<infer Content> ? Content : never;
};

/** Provides every part. */
export function setAllParts(contents: Contents): void {
  const all: Readonly<Record<string, Part<unknown>>> = parts;
  for (const [name, content] of Object.entries(contents)) all[name]?.set(content);
}
