import type { ComponentType } from "react";
import type { Part } from "../../createPart.ts";
import { parts } from "../../parts.ts";
import type { ScreenName } from "./screen.ts";

/** What shows screens: the form and the tour stand on their apartment's. */
export type ViewName = Exclude<ScreenName, "inquiry" | "tour">;

/** The views that come with an element: what it starts with. */
export type Views = Readonly<Partial<Record<ViewName, ComponentType>>>;

/** Which view shows a screen. */
export function viewOf(screen: ScreenName): ViewName {
  return screen === "inquiry" || screen === "tour" ? "apartment" : screen;
}

const lateViews: Readonly<Partial<Record<ViewName, Part<ComponentType>>>> = {
  search: parts.search,
  floor: parts.floor,
  apartment: parts.apartment,
  compare: parts.comparison,
};

/** The style sheets that an element may need besides its own. */
export type LateStyles = "home" | "search" | "more";

const stylesOfViews: Readonly<Partial<Record<ViewName, LateStyles>>> = {
  floor: "home",
  apartment: "home",
  search: "search",
  compare: "more",
};

/** Which of them a view is shown by. */
export const lateStylesOf = (view: ViewName): LateStyles | undefined => stylesOfViews[view];

/** The part that brings a view where the element does not; `undefined` for one that every element with that screen has. */
export const latePartOf = (view: ViewName): Part<ComponentType> | undefined => lateViews[view];
