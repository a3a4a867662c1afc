import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { SiteScreen } from "../src/finder/site/SiteScreen.tsx";
import { codeAtHand } from "../src/loading/createCode.ts";
import { cardsCode } from "../src/finder/views/cardsCode.ts";
import { towerCode } from "../src/finder/views/towerCode.ts";
import type { ViewsOf } from "../src/finder/state/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { buildingPicker as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { languageCode } from "./takeOver/languageCode.ts";
import { takeOverFinder } from "./takeOver/takeOverFinder.ts";

const { screens, attributes } = element;

const views: ViewsOf<typeof screens> = { site: codeAtHand(SiteScreen), cards: cardsCode, tower: towerCode };

/**
 * `<kulla-building-picker>`: From the picture of the towers to a floor, which it announces and leaves to the page (specification 2, "Intro view", "Building picker").
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-building-picker",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} views={views} />,
  languages: languageCode,
  sheets: [gateSheet],
  takeOver: takeOverFinder(element, views),
};
