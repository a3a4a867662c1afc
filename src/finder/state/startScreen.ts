import { findApartment, findFloor, findLayout, findTour, findTower, floorsOf } from "../../project/lookUps.ts";
import type { Project } from "../../project/types.ts";
import type { Start } from "./finderProps.ts";
import { isScreenOf, layoutPrefix } from "./isScreenOf.ts";
import type { Screen, ScreenName } from "./screen.ts";

/** The first screen, and the attribute values that the project does not have. */
export type Beginning = { readonly screen: Screen; readonly unknown: readonly string[] };

/**
 * The screen selected by the attributes: the deepest one that exists and that the element has. An unknown value falls back to the
 * nearest existing screen above it.
 */
export function startScreen(project: Project, screens: readonly ScreenName[], start: Start): Beginning {
  const unknown: string[] = [];
  const check = (name: PlaceName, isKnown: boolean): boolean => {
    if (!isKnown && start[name] !== null) unknown.push(`${name}="${start[name]}"`);
    return isKnown;
  };
  const compared: Screen = { name: "compare", apartments: start.compare ?? [] };
  if (screens.includes("compare") && isScreenOf(project, compared)) return { screen: compared, unknown };
  if (start.search && screens.includes("search")) return { screen: { name: "search" }, unknown };
  const apartment = screens.includes("apartment") ? apartmentScreen(project, start, check) : undefined;
  if (apartment) return { screen: apartment, unknown };
  if (screens[0] === "search") return { screen: { name: "search" }, unknown };
  const namedTower = findTower(project, start.tower ?? "");
  check("tower", !!namedTower);
  const tower = namedTower ?? project.towers[0];
  if (!tower) return { screen: { name: "site" }, unknown };
  if (screens.includes("floor")) {
    const requestedFloor = findFloor(project, tower.id, Number(start.floor ?? Number.NaN));
    check("floor", !!requestedFloor);
    const floor = requestedFloor ?? (screens[0] === "floor" ? floorsOf(project, tower.id).at(-1) : undefined);
    if (floor) return { screen: { name: "floor", tower: tower.id, floor: floor.floor }, unknown };
  }
  // A site with a single card would be useless.
  const isAlone = project.site?.picture === undefined && project.towers.length === 1;
  const isTower = screens.includes("tower") && (!!namedTower || isAlone);
  return { screen: isTower ? { name: "tower", tower: tower.id } : firstScreen(project, screens), unknown };
}

type PlaceName = Exclude<keyof Start, "search" | "compare">;
type Check = (name: PlaceName, isKnown: boolean) => boolean;

function apartmentScreen(project: Project, start: Start, check: Check): Screen | undefined {
  const apartment = findApartment(project, start.apartment ?? "");
  if (check("apartment", !!apartment) && apartment) return { name: "apartment", apartment: apartment.id };
  if (start.layout === null) return undefined;
  // The page may still ask for the price of a layout that the project does not show.
  check("layout", !!findLayout(project, start.layout));
  check("tour", !!findTour(project, start.tour ?? ""));
  return { name: "apartment", apartment: layoutPrefix + start.layout };
}

function firstScreen(project: Project, screens: readonly ScreenName[]): Screen {
  const first = project.floors[0]?.apartments[0];
  return screens[0] === "apartment" ? { name: "apartment", apartment: first?.id ?? layoutPrefix } : { name: "site" };
}
