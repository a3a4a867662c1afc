import { findApartment, findFloor } from "../../project/lookUps.ts";
import type { ApartmentId, TowerId } from "../../project/types.ts";
import type { FinderProps } from "./finderProps.ts";
import type { FinderStore } from "./finderStore.ts";
import { isScreenOf } from "./isScreenOf.ts";
import { isSameScreen, parentOf, type Screen } from "./screen.ts";

/**
 * The verbs: what a visitor does. Each tells the host first and stops when the page says no or the way leads out of range; it
 * says whether somebody took it, so that a link is followed if not.
 */
export type FinderActions = {
  openTower(tower: TowerId): boolean;
  openFloor(tower: TowerId, floor: number): boolean;
  /** To a screen of the range, as a visitor; what the page is asked first is the affair of who calls. */
  move(screen: Screen): boolean;
  goBack(): void;
  /** Whether Back would stay within the range. */
  hasBack(): boolean;
  /** To a screen above, as the path offers it; outside the range it is only announced, as `goback`, which a page may prevent. */
  goUp(screen: Screen): boolean;
  /** To any screen, without asking the page: the host's own word. */
  show(screen: unknown): void;
};

/** The verbs of one finder. `props` is asked at each call, so that attributes may change at any time. */
export function createFinderActions(store: FinderStore, props: () => FinderProps): FinderActions {
  const isInRange = ({ name }: Screen): boolean => props().range.includes(name);
  const move = (screen: Screen, movedBy: "visitor" | "page" = "visitor"): boolean => {
    if (!isInRange(screen)) return false;
    const { screen: from, cameFromSearch = false } = store.getState();
    if (isSameScreen(from, screen)) return true;
    store.setState({
      screen,
      movedBy,
      cameFromSearch: "apartment" in screen && (cameFromSearch || from.name === "search"),
    });
    return true;
  };
  const whereIs = (id: ApartmentId) => findApartment(props().project, id);
  const goUp = (screen: Screen): boolean => {
    if (isInRange(screen)) return move(screen);
    return !props().announce("goback", { screen });
  };
  const above = (): Screen | undefined => {
    const { screen, cameFromSearch } = store.getState();
    const parent = parentOf(screen, whereIs);
    // An element of one apartment has nothing above a comparison but that home.
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
      const parent = above();
      if (parent) goUp(parent);
      else props().announce("goback", { screen: store.getState().screen });
    },
    hasBack: () => props().range.some((name) => name === above()?.name),
    goUp,
    show: (screen) => {
      if (isScreenOf(props().project, screen)) move(screen, "page");
      else console.warn("kulla: show() was given a screen this project does not have.");
    },
  };
}
