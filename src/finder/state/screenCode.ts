import type { ComponentType } from "react";
import type { ScreenName } from "./screen.ts";
import type { Code } from "../../loading/createCode.ts";

export type ScreenCode = Code<ComponentType>;

/** What shows screens: the form and the tour stand on their home's, and a project without a picture of its site has cards. */
export type ViewName = Exclude<ScreenName, "apartment" | "inquiry" | "tour"> | "home" | "cards";

/** The views of one element, by the code of each. It knows of no others, which are then not on its pages. */
export type ViewCode = Readonly<Partial<Record<ViewName, ScreenCode>>>;

type ViewOf<Name extends ScreenName> = Name extends "apartment" | "inquiry" | "tour"
  ? "home"
  : Name extends "site"
    ? "site" | "cards"
    : Exclude<Name, "apartment" | "inquiry" | "tour">;

/** Those of an element with these screens: each of them, and none besides. */
export type ViewsOf<Range extends readonly ScreenName[]> = Readonly<Record<ViewOf<Range[number]>, ScreenCode>>;

/** Which view shows a screen. */
export function viewOf(screen: ScreenName): ViewName {
  return screen === "apartment" || screen === "inquiry" || screen === "tour" ? "home" : screen;
}

/** Whether it is a storey or one of its homes, which have a style sheet of their own. */
export const isOfHomes = (view: ViewName | undefined): boolean => view === "floor" || view === "home";
