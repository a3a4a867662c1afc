import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { SiteScreen } from "../src/finder/places/SiteScreen.tsx";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { elements } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { languageCode } from "./takeOver/languageCode.ts";
import { takeOverFinder } from "./takeOver/takeOverFinder.ts";

const element = elements["kulla-apartment-picker"];
const { screens, attributes } = element;

/**
 * `<kulla-apartment-picker>`: From the picture of the towers to one home, its price and its tour: the whole way in one tag.
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-apartment-picker",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} site={SiteScreen} />,
  languages: languageCode,
  sheets: [gateSheet],
  takeOver: takeOverFinder(element),
};
