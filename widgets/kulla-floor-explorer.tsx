import { defineWidget } from "../src/element/defineWidget.ts";
import { Finder } from "../src/finder/Finder.tsx";
import { FloorScreen } from "../src/finder/FloorScreen.tsx";
import { screenCode } from "../src/finder/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { elements } from "./contract/elements.ts";
import { finderCode } from "./finderCode.ts";
import { FinderWidget } from "./FinderWidget.tsx";

const { screens, attributes } = elements["kulla-floor-explorer"];

// It shows nothing else, so it brings it along: the fallback children stay until it is there.
screenCode.floor.give(FloorScreen);
finderCode.give(Finder);

/**
 * `<kulla-floor-explorer>`: One storey: its plan and its homes, which it announces and leaves to the page (specification 2, "Floor plan screens").
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
defineWidget({
  tag: "kulla-floor-explorer",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} />,
  sheets: [gateSheet],
  scriptUrl: import.meta.url,
});
