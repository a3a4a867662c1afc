import { defineWidget } from "../src/element/defineWidget.ts";
import { ApartmentScreen } from "../src/finder/ApartmentScreen.tsx";
import { Finder } from "../src/finder/Finder.tsx";
import { screenCode } from "../src/finder/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { elements } from "./contract/elements.ts";
import { finderCode } from "./finderCode.ts";
import { FinderWidget } from "./FinderWidget.tsx";

const { screens, attributes } = elements["kulla-apartment-preview"];

// It shows nothing else, so it brings it along: the fallback children stay until it is there.
screenCode.home.give(ApartmentScreen);
finderCode.give(Finder);

/**
 * `<kulla-apartment-preview>`: One home: pictures, facts, plan, price and tour (specification 2, "Apartment preview").
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
defineWidget({
  tag: "kulla-apartment-preview",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} />,
  sheets: [gateSheet],
  scriptUrl: import.meta.url,
});
