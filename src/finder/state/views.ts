import type { ComponentType } from "react";
import type { Part } from "../../parts/createPart.ts";
import { parts } from "../../parts/parts.ts";
import type { ScreenName } from "./screen.ts";

/** The views; the form and the tour are part of the apartment's. */
export type ViewName = Exclude<ScreenName, "inquiry" | "tour">;

/** The views bundled with an element. */
export type Views = Readonly<Partial<Record<ViewName, ComponentType>>>;

/** The view that shows a screen. */
export function viewOf(screen: ScreenName): ViewName {
  return screen === "inquiry" || screen === "tour" ? "apartment" : screen;
}

const lateViews: Readonly<Partial<Record<ViewName, Part<ComponentType>>>> = {
  search: parts.search,
  floor: parts.floor,
  apartment: parts.apartment,
  compare: parts.comparison,
};

/** The style sheets that an element may need in addition to its own. */
export type LateStyles = "home" | "search" | "more";

const stylesOfViews: Readonly<Partial<Record<ViewName, LateStyles>>> = {
  floor: "home",
  apartment: "home",
  search: "search",
  compare: "more",
};

/** The style sheet of a view, if it loads late. */
export const lateStylesOf = (view: ViewName): LateStyles | undefined => stylesOfViews[view];

/** The late part with a view; `undefined` if every element with that screen bundles it. */
export const latePartOf = (view: ViewName): Part<ComponentType> | undefined => lateViews[view];
