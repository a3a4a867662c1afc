import { defineWidget } from "../src/element/defineWidget.ts";
import { screenCode } from "../src/finder/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { elements } from "./contract/elements.ts";
import { finderCode } from "./finderCode.ts";
import { FinderWidget } from "./FinderWidget.tsx";

const { screens, attributes } = elements["kulla-building-picker"];

// Fetched beside the project, not after it. Where that fails the element asks again and says so.
void Promise.allSettled([finderCode.load(), screenCode.places.load()]);

/**
 * `<kulla-building-picker>`: From the picture of the towers to a floor, which it announces and leaves to the page (specification 2, "Intro view", "Building picker").
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
defineWidget({
  tag: "kulla-building-picker",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} />,
  sheets: [gateSheet],
  scriptUrl: import.meta.url,
});
