import { findApartment, findFloor } from "../../project/lookUps.ts";
import type { ApartmentId, TowerId } from "../../project/types.ts";
import type { FinderProps } from "./finderProps.ts";
import type { FinderStore } from "./finderStore.ts";
import { isScreenOf } from "./isScreenOf.ts";
import { isSameScreen, parentOf, type Screen } from "./screen.ts";

/**
 * The visitor's actions. Each announces an event first, and does nothing if the page prevents it or the screen is not one of the element's. Each
 * returns whether it was handled; if not, a link is followed.
 */
export type FinderActions = {
  openTower(tower: TowerId): boolean;
  openFloor(tower: TowerId, floor: number): boolean;
  /** Navigates to one of the element's screens, as a visitor does. If the page may prevent this, the caller dispatches the event first. */
  move(screen: Screen): boolean;
  goBack(): void;
  /** Whether `back` leads to one of the element's screens. */
  hasBack(): boolean;
  /** Navigates to a parent screen from the path. If it is not one of the element's, only the cancelable event `goback` is dispatched. */
  goUp(screen: Screen): boolean;
  /** Navigates to any screen without a cancelable event: for the page's own calls. */
  show(screen: unknown): void;
};

/** The actions of one finder. `props` is read at each call, because attributes may change at any time. */
export function createFinderActions(store: FinderStore, props: () => FinderProps): FinderActions {
  const isInRange = ({ name }: Screen): boolean => props().screens.includes(name);
  const move = (screen: Screen, movedBy: "visitor" | "page" = "visitor"): boolean => {
    if (!isInRange(screen)) return false;
    const { screen: from, cameFromSearch = false } = store.getState();
    if (isSameScreen(from, screen)) return true;
    store.setState({
      screen,
      movedBy,
      highlighted: undefined,
      cameFromSearch: "apartment" in screen && (cameFromSearch || from.name === "search"),
    });
    return true;
  };
  const whereIs = (id: ApartmentId) => findApartment(props().project, id);
  const goUp = (screen: Screen): boolean => {
    if (isInRange(screen)) return move(screen);
    return !props().announce("goback", { screen });
  };
  const parentScreen = (): Screen | undefined => {
    const { screen, cameFromSearch } = store.getState();
    const parent = parentOf(screen, whereIs);
    // In an element of one apartment, the parent of a comparison is that apartment.
    if (screen.name === "compare" && parent && !isInRange(parent))
      return { name: "apartment", apartment: screen.apartments[0] ?? "" };
    const isOfSearch = cameFromSearch || !isInRange({ name: "site" });
    if (screen.name === "apartment" && isOfSearch && isInRange({ name: "search" })) return { name: "search" };
    return parent;
  };
  return {
    openTower: (tower) => !props().announce("towerselect", { tower }) || move({ name: "tower", tower }),
    openFloor: (tower, floor) => {
      const customFloorUrl = findFloor(props().project, tower, floor)?.customFloorUrl ?? "";
      return (
        !props().announce("floorselect", { tower, floor, customFloorUrl }) || move({ name: "floor", tower, floor })
      );
    },
    move: (screen) => move(screen),
    goBack: () => {
      const parent = parentScreen();
      if (parent) goUp(parent);
      else props().announce("goback", { screen: store.getState().screen });
    },
    hasBack: () => props().screens.some((name) => name === parentScreen()?.name),
    goUp,
    show: (screen) => {
      if (isScreenOf(props().project, screen)) move(screen, "page");
      else console.warn("kulla: show() was given a screen this project does not have.");
    },
  };
}
