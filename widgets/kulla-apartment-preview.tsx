import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { ApartmentScreen } from "../src/finder/apartment/ApartmentScreen.tsx";
import { codeAtHand } from "../src/loading/createCode.ts";
import { compareCode } from "../src/finder/views/compareCode.ts";
import type { ViewsOf } from "../src/finder/state/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import waitingHomeCss from "../src/finder/apartment/waitingHome.css?inline";
import { apartmentPreview as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { languageCode } from "./takeOver/languageCode.ts";
import { takeOverFinder } from "./takeOver/takeOverFinder.ts";

const { screens, attributes } = element;

/** It shows homes first, so it brings their code along: the fallback children stay until it is there. */
const views: ViewsOf<typeof screens> = { home: codeAtHand(ApartmentScreen), compare: compareCode };

/**
 * `<kulla-apartment-preview>`: One home: pictures, facts, plan, price and tour (specification 2, "Apartment preview").
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-apartment-preview",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} views={views} />,
  languages: languageCode,
  sheets: [gateSheet, waitingHomeCss],
  takeOver: takeOverFinder(element, views),
};
