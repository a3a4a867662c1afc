import type { ComponentType } from "react";
import { createCode, type Code } from "./createCode.ts";
import type { ScreenName } from "../state/screen.ts";
import { searchCode } from "../state/searchCode.ts";

export type ScreenCode = Code<ComponentType>;

/** The screens behind the first one, which many pages leave to other pages; and the site of a project without a picture of it. */
export const screenCode = {
  cards: createCode<ComponentType>(async () => (await import("../places/TowerCards.tsx")).TowerCards),
  tower: createCode<ComponentType>(async () => (await import("../places/TowerScreen.tsx")).TowerScreen),
  floor: createCode<ComponentType>(async () => (await import("../floor/FloorScreen.tsx")).FloorScreen),
  search: createCode<ComponentType>(async () => {
    const [{ SearchScreen }] = await Promise.all([import("../search/SearchScreen.tsx"), searchCode.load()]);
    return SearchScreen;
  }),
  home: createCode<ComponentType>(async () => (await import("../apartment/ApartmentScreen.tsx")).ApartmentScreen),
  compare: createCode<ComponentType>(async () => (await import("../shortlist/CompareScreen.tsx")).CompareScreen),
};

/** Whether it is a storey or one of its homes, which have a style sheet of their own. */
export function isOfHomes(code: ScreenCode | undefined): boolean {
  return code === screenCode.floor || code === screenCode.home;
}

/** The code of a screen; the site comes with the elements that have one. */
export function codeOf(screen: ScreenName): ScreenCode | undefined {
  switch (screen) {
    case "site":
      return undefined;
    case "search":
    case "tower":
    case "floor":
    case "compare":
      return screenCode[screen];
    default:
      return screenCode.home;
  }
}
