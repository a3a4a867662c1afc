import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { SearchScreen } from "../src/search/screen/SearchScreen.tsx";
import { searchCode } from "../src/finder/state/searchCode.ts";
import * as searchReports from "../src/finder/state/searchReports.ts";
import { codeAtHand } from "../src/loading/createCode.ts";
import { compareCode } from "../src/finder/views/compareCode.ts";
import { homeCode } from "../src/finder/views/homeCode.ts";
import type { ViewsOf } from "../src/finder/state/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { apartmentSearch as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { languageCode } from "./takeOver/languageCode.ts";
import { takeOverFinder } from "./takeOver/takeOverFinder.ts";

const { screens, attributes } = element;

/** It shows the search first, so it brings its code along: the fallback children stay until it is there. */
const views: ViewsOf<typeof screens> = { search: codeAtHand(SearchScreen), home: homeCode, compare: compareCode };

/**
 * `<kulla-apartment-search>`: Homes by what matters: filters with counts, and three views of what they leave.
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-apartment-search",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} views={views} />,
  languages: languageCode,
  sheets: [gateSheet],
  takeOver: takeOverFinder(element, views),
  prepare: () => searchCode.give(searchReports),
};
