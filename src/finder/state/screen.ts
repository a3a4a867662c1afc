import type { ApartmentId, TowerId } from "../../project/types.ts";

/** Where the visitor is. One value, replaced whole. */
export type Screen =
  | { readonly name: "site" }
  | { readonly name: "search" }
  | { readonly name: "tower"; readonly tower: TowerId }
  | { readonly name: "floor"; readonly tower: TowerId; readonly floor: number }
  | { readonly name: "apartment" | "inquiry" | "tour"; readonly apartment: ApartmentId }
  /** Two or three homes beside each other. */
  | { readonly name: "compare"; readonly apartments: readonly ApartmentId[] };

export type ScreenName = Screen["name"];

/** What `parentOf` needs to know of a home: on which storey it lies. */
export type Whereabouts = (apartment: ApartmentId) => { tower: TowerId; floor: number } | undefined;

const site: Screen = { name: "site" };

/** The screen Back leads to; `undefined` at the site, which has none. An unknown home leads to the site. */
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
      const storey = whereIs(screen.apartment);
      return storey ? { name: "floor", tower: storey.tower, floor: storey.floor } : site;
    }
    case "inquiry":
    case "tour":
      return { name: "apartment", apartment: screen.apartment };
  }
}

/** Whether two screens are the same place. */
export function isSameScreen(a: Screen, b: Screen): boolean {
  if (a.name !== b.name) return false;
  if ("apartments" in a) return "apartments" in b && String(a.apartments) === String(b.apartments);
  if ("apartment" in a) return "apartment" in b && a.apartment === b.apartment;
  if ("floor" in a) return "floor" in b && a.tower === b.tower && a.floor === b.floor;
  if ("tower" in a) return "tower" in b && a.tower === b.tower;
  return true;
}
