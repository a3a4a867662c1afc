import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { SearchWay } from "../src/search/screen/SearchWay.tsx";
import { SiteScreen } from "../src/finder/site/SiteScreen.tsx";
import { codeAtHand } from "../src/loading/createCode.ts";
import { cardsCode } from "../src/finder/views/cardsCode.ts";
import { compareCode } from "../src/finder/views/compareCode.ts";
import { floorCode } from "../src/finder/views/floorCode.ts";
import { homeCode } from "../src/finder/views/homeCode.ts";
import { searchScreenCode } from "../src/finder/views/searchScreenCode.ts";
import { towerCode } from "../src/finder/views/towerCode.ts";
import type { ViewsOf } from "../src/finder/state/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { apartmentPicker as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { languageCode } from "./takeOver/languageCode.ts";
import { takeOverFinder } from "./takeOver/takeOverFinder.ts";

const { screens, attributes } = element;

const views: ViewsOf<typeof screens> = {
  site: codeAtHand(SiteScreen),
  cards: cardsCode,
  search: searchScreenCode,
  tower: towerCode,
  floor: floorCode,
  home: homeCode,
  compare: compareCode,
};

/**
 * `<kulla-apartment-picker>`: From the picture of the towers to one home, its price and its tour: the whole way in one tag.
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-apartment-picker",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} views={views} searchWay={SearchWay} />,
  languages: languageCode,
  sheets: [gateSheet],
  takeOver: takeOverFinder(element, views),
};
