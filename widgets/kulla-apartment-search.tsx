import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { SearchScreen } from "../src/finder/search/SearchScreen.tsx";
import { screenCode } from "../src/finder/screens/screenCode.ts";
import { searchCode } from "../src/finder/state/searchCode.ts";
import * as searchReports from "../src/finder/state/searchReports.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { elements } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { languageCode } from "./takeOver/languageCode.ts";
import { takeOverFinder } from "./takeOver/takeOverFinder.ts";

const element = elements["kulla-apartment-search"];
const { screens, attributes } = element;

/**
 * `<kulla-apartment-search>`: Homes by what matters: filters with counts, and three views of what they leave.
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-apartment-search",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} />,
  languages: languageCode,
  sheets: [gateSheet],
  takeOver: takeOverFinder(element),
  // It shows nothing else, so it brings it along: the fallback children stay until it is there.
  prepare: () => {
    searchCode.give(searchReports);
    screenCode.search.give(SearchScreen);
  },
};
