import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { FloorScreen } from "../src/finder/floor/FloorScreen.tsx";
import { codeAtHand } from "../src/loading/createCode.ts";
import type { ViewsOf } from "../src/finder/state/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { floorExplorer as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { languageCode } from "./takeOver/languageCode.ts";
import { takeOverFinder } from "./takeOver/takeOverFinder.ts";

const { screens, attributes } = element;

/** It shows nothing else, so it brings it along: the fallback children stay until it is there. */
const views: ViewsOf<typeof screens> = { floor: codeAtHand(FloorScreen) };

/**
 * `<kulla-floor-explorer>`: One storey: its plan and its homes, which it announces and leaves to the page (specification 2, "Floor plan screens").
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-floor-explorer",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} views={views} />,
  languages: languageCode,
  sheets: [gateSheet],
  takeOver: takeOverFinder(element, views),
};
