import type { ApartmentId, TowerId } from "../../project/types.ts";

/** The current screen; immutable. */
export type Screen =
  | { readonly name: "site" }
  | { readonly name: "search" }
  | { readonly name: "tower"; readonly tower: TowerId }
  | { readonly name: "floor"; readonly tower: TowerId; readonly floor: number }
  | { readonly name: "apartment" | "inquiry" | "tour"; readonly apartment: ApartmentId }
  /** Two or three apartments side by side. */
  | { readonly name: "compare"; readonly apartments: readonly ApartmentId[] };

export type ScreenName = Screen["name"];

/** Looks up the floor of an apartment. */
export type Whereabouts = (apartment: ApartmentId) => { tower: TowerId; floor: number } | undefined;

const site: Screen = { name: "site" };

/** The screen that Back leads to; `undefined` at the site. An unknown apartment leads to the site. */
export function parentOf(screen: Screen, whereIs: Whereabouts): Screen | undefined {
  switch (screen.name) {
    case "site":
      return undefined;
    case "search":
    case "tower":
      return site;
    case "compare":
      return { name: "search" };
    case "floor":
      return { name: "tower", tower: screen.tower };
    case "apartment": {
      const floor = whereIs(screen.apartment);
      return floor ? { name: "floor", tower: floor.tower, floor: floor.floor } : site;
    }
    case "inquiry":
    case "tour":
      return { name: "apartment", apartment: screen.apartment };
  }
}

type AnyPlace = { readonly [Part in "name" | "tower" | "floor" | "apartment" | "apartments"]?: unknown };

/** Identifies a screen. */
const screenKey = ({ name, tower, floor, apartment, apartments }: AnyPlace): string =>
  JSON.stringify([name, tower, floor, apartment, apartments]);

export const isSameScreen = (a: Screen, b: Screen): boolean => screenKey(a) === screenKey(b);

/** Whether `at` shows the requested screen; price form and tour are shown over their apartment. */
export const isAt = (current: Screen, requested: Screen): boolean =>
  isSameScreen(current, requested) ||
  (requested.name === "apartment" && screenKey({ ...current, name: requested.name }) === screenKey(requested));
