import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";

/**
 * The modules of each chunk; `…/*` means all files of a folder. A chunk also contains what its modules import, unless a chunk above it
 * does. Bundle size limits are in tests/bench/weight.ts.
 */
type Chunks = Readonly<Record<string, readonly string[]>>;

/** The elements' chunks by feature, for partners' pages and for the package. The bundler assigns all other shared modules. */
export const elementChunks: Chunks = {
  // React and what every tag needs.
  core: [
    "node_modules/zustand/esm/react.mjs",
    "src/element/defineWidget.ts",
    "widgets/finder/WidgetProject.tsx",
    "widgets/contract/elements.ts",
    "widgets/styles/fetchStyles.ts",
    "src/project/toJson.ts",
    "src/project/ProjectDataError.ts",
    "src/project/addresses.ts",
    "src/ui/Arrow.tsx",
    "src/ui/Cross.tsx",
    "src/ui/Dialog.tsx",
    "src/ui/LinkOrButton.tsx",
    "src/ui/picture/Picture.tsx",
    "src/ui/picture/PictureOrigin.tsx",
    "src/hooks/useElementSize.ts",
    "src/hooks/useIsOnScreen.ts",
    "src/hooks/useIsTooNarrow.ts",
    "src/hooks/useKeydown.ts",
    "src/hooks/useWindowEvent.ts",
  ],
  // Parses and checks a project file.
  project: ["src/services/readProject.ts"],
  // Shared by all screens of a finder.
  finder: [
    "widgets/finder/FinderWidget.tsx",
    "widgets/hydration/hydrateFinder.ts",
    "src/facts/Cells.tsx",
    "src/facts/apartmentFacts.ts",
    "src/facts/titles.ts",
    "src/facts/price/perM2Text.ts",
    "src/finder/panel/Breadcrumbs.tsx",
    "src/finder/state/openApartment.ts",
    "src/finder/state/useArrival.ts",
    "src/finder/state/useAsOf.ts",
    "src/finder/state/pictureSizes.ts",
    "src/shortlist/toggleApartment.ts",
    "src/hooks/touchRule.ts",
    "src/hooks/useAddressChange.ts",
    "src/hooks/useMediaQuery.ts",
  ],
  // Pictures with regions, and the screens above an apartment with such pictures.
  hotspots: [
    "src/facts/floorFacts.ts",
    "src/facts/towerFacts.ts",
    "src/hotspots/*",
    "src/hotspots/label/*",
    "src/finder/panel/*",
    "src/finder/tower/TowerSwitch.tsx",
    "src/finder/state/useNextScreen.ts",
    "src/ui/Stepper.tsx",
  ],
  towers: ["src/finder/site/*", "src/finder/tower/*"],
  // Facts of apartments, for floors, apartments, lists and forms.
  apartments: [
    "src/facts/price/*",
    "src/finder/state/apartmentDetails.ts",
    "src/finder/state/openInquiryOrTour.ts",
    "src/shortlist/SaveButton.tsx",
    "src/shortlist/splitBySold.ts",
    "src/shortlist/shortlistTextsFor.ts",
  ],
  // Includes the rarely needed code for an element in a column that is too narrow for it.
  apartment: ["src/finder/apartment/ApartmentScreen.tsx", "src/finder/FinderOverPage.tsx", "src/ui/OverPage.tsx"],
  floor: ["src/finder/floor/FloorScreen.tsx"],
  filter: [
    "src/text/searchTexts.ts",
    "src/finder/state/searchReports.ts",
    "src/search/filter/filterProblems.ts",
    "src/search/filter/filterCounts.ts",
    "src/search/filter/matches.ts",
    "src/search/panel/filterTexts.ts",
    "src/search/panel/filterOptions.ts",
  ],
  filtered: ["src/search/onPictures/createFilterView.tsx"],
  search: ["src/search/screen/SearchScreen.tsx"],
  results: [
    "src/search/results/list/ResultTable.tsx",
    "src/search/results/cards/Cards.tsx",
    "src/search/screen/NoResults.tsx",
  ],
  sun: ["src/sun/*", "src/text/sunTexts.ts"],
  // Reports mistakes in how a page uses an element.
  problems: ["src/element/pageProblems.ts"],
  // What lies around an element: the campaign that led to its page, and the browser's assistant.
  campaign: ["src/assistant/startPageIntegrations.ts"],
  inquiry: ["src/inquiry/screens/ApartmentInquiry.tsx", "src/shortlist/ShortlistInquiry.tsx"],
  shortlist: ["src/shortlist/ShortlistTray.tsx", "src/shortlist/comparison/CompareScreen.tsx"],
  // Only where the browser has an assistant.
  assistant: ["src/assistant/registerAssistantTools.ts"],
  // Needed on some pages: hydration, availability, links in the address, the page's language.
  page: [
    "widgets/hydration/loadFinderForHydration.ts",
    "src/services/availabilityFeed.ts",
    "src/finder/state/links/LinkedStart.tsx",
    "widgets/hydration/watchLanguage.ts",
  ],
};

/** The showcase. */
export const siteChunks: Chunks = {
  react: [
    "node_modules/react/jsx-runtime.js",
    "node_modules/react-dom/index.js",
    "node_modules/react-dom/client.js",
    "node_modules/zustand/esm/react.mjs",
  ],
  // What the first script needs before anything else, and Vite's function for dynamic imports.
  first: [
    "\0vite/preload-helper.js",
    "demo/navigation/routes.ts",
    "demo/navigation/navigationState.ts",
    "demo/navigation/matchRoute.ts",
    "demo/navigation/pagePaths.ts",
    "demo/content/language.ts",
    "demo/loading/loadChunk.ts",
    "demo/loading/showLoadFailed.ts",
    "demo/text/loadFailed.ts",
  ],
  // Only some pages need the following chunks.
  project: ["widgets/project.ts"],
  forms: ["widgets/forms.ts", "src/ui/toast/ToastLayer.tsx", "src/ui/toast/createToaster.ts"],
  toasts: ["src/ui/toast/LibraryToasts.tsx"],
  parts: [
    "widgets/contract/contract.ts",
    "src/ui/RecoveryBoundary.tsx",
    "src/tour/useTourFrame.ts",
    "src/ui/LookButtons.tsx",
    "src/text/escapeHtml.ts",
  ],
  // All views of the elements, for snippets that are rendered on the page for partners.
  rendering: ["widgets/server.tsx"],
};

/**
 * The chunk groups for the bundler; `merged` names chunks that are merged into one file, to save requests. Throws if a module does not
 * exist.
 */
export function chunkGroups(chunks: Chunks, merged: Chunks = {}) {
  const names = Object.keys(chunks);
  const isMerged = (name: string) =>
    Object.entries(merged).some(([file, more]) => file !== name && more.includes(name));
  return names
    .filter((name) => !isMerged(name))
    .map((name, index) => {
      const files = new Set([name, ...(merged[name] ?? [])].flatMap((each) => chunks[each] ?? []).flatMap(filesOf));
      return { name, test: (id: string) => files.has(id), priority: names.length - index };
    });
}

function filesOf(pathOrPattern: string): readonly string[] {
  // A virtual module of a plugin has no file.
  if (pathOrPattern.startsWith("\0")) return [pathOrPattern];
  const folder = /^(.*)\/\*$/.exec(pathOrPattern)?.[1];
  if (folder === undefined && !existsSync(pathOrPattern))
    throw new Error(`There is no ${pathOrPattern}: see build/chunks.ts.`);
  const paths = folder === undefined ? [pathOrPattern] : readdirSync(folder).map((name) => `${folder}/${name}`);
  return paths.map((path) => resolve(path));
}
