import type { Rule } from "./finding.ts";
import { groundShapes } from "./groundShapes.ts";
import { daylight } from "./layout/daylight.ts";
import { doorPlaces } from "./layout/doorPlaces.ts";
import { furniturePlaces } from "./layout/furniturePlaces.ts";
import { furnitureSet } from "./layout/furnitureSet.ts";
import { requiredRooms } from "./layout/requiredRooms.ts";
import { roomReach } from "./layout/roomReach.ts";
import { roomShapes } from "./layout/roomShapes.ts";
import { roomSizes } from "./layout/roomSizes.ts";
import { walkways } from "./layout/walkways.ts";
import { windowPlaces } from "./layout/windowPlaces.ts";
import { everyLayout } from "./layoutCase.ts";
import { layoutSet } from "./layoutSet.ts";
import { coreShapes } from "./plate/coreShapes.ts";
import { entrances } from "./plate/entrances.ts";
import { everyPlate } from "./plate/everyPlate.ts";
import { openAirPlaces } from "./plate/openAirPlaces.ts";
import { plateShapes } from "./plate/plateShapes.ts";
import { wallClasses } from "./plate/wallClasses.ts";
import { floorCounts } from "./tower/floorCounts.ts";
import { apartmentRecords } from "./tower/apartmentRecords.ts";
import { roofTerraceRules } from "./tower/roofTerraceRules.ts";
import { support } from "./tower/support.ts";
import { tourRecords } from "./tower/tourRecords.ts";
import { towersApart } from "./tower/towersApart.ts";

/** All rules of the complex by name, from individual apartments to the site. */
export const ruleBook = {
  layoutSet,
  roomShapes: everyLayout(roomShapes),
  requiredRooms: everyLayout(requiredRooms),
  roomSizes: everyLayout(roomSizes),
  doorPlaces: everyLayout(doorPlaces),
  roomReach: everyLayout(roomReach),
  windowPlaces: everyLayout(windowPlaces),
  daylight: everyLayout(daylight),
  furniturePlaces: everyLayout(furniturePlaces),
  furnitureSet: everyLayout(furnitureSet),
  walkways: everyLayout(walkways),
  plateShapes: everyPlate(plateShapes),
  coreShapes: everyPlate(coreShapes),
  wallClasses: everyPlate(wallClasses),
  openAirPlaces: everyPlate(openAirPlaces),
  entrances: everyPlate(entrances),
  groundShapes,
  floorCounts,
  apartmentRecords,
  tourRecords,
  support,
  roofTerraceRules,
  towersApart,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof ruleBook;
