import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { ApartmentScreen } from "../src/finder/apartment/ApartmentScreen.tsx";
import { screenCode } from "../src/finder/screens/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import waitingHomeCss from "../src/finder/apartment/waitingHome.css?inline";
import { elements } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { languageCode } from "./takeOver/languageCode.ts";
import { takeOverFinder } from "./takeOver/takeOverFinder.ts";

const element = elements["kulla-apartment-preview"];
const { screens, attributes } = element;

/**
 * `<kulla-apartment-preview>`: One home: pictures, facts, plan, price and tour (specification 2, "Apartment preview").
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-apartment-preview",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} />,
  languages: languageCode,
  sheets: [gateSheet, waitingHomeCss],
  takeOver: takeOverFinder(element),
  // It shows nothing else, so it brings it along: the fallback children stay until it is there.
  prepare: () => screenCode.home.give(ApartmentScreen),
};
