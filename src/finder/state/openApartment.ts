import { navigationOf } from "../../project/navigation.ts";
import type { Apartment } from "../../project/types.ts";
import type { FinderHome } from "./FinderContext.tsx";
import type { FinderProps } from "./finderProps.ts";

/** To a home: the page is told first and may take it over. Says whether somebody took it. */
export function openApartment({ actions, settings }: FinderHome, apartment: Apartment): boolean {
  const isFree = settings.announce("apartmentselect", selection(settings, apartment));
  return !isFree || actions.move({ name: "apartment", apartment: apartment.id });
}

function selection(settings: FinderProps, apartment: Apartment) {
  const { id, tower, floor, number, layout } = apartment;
  const navigation = navigationOf(settings.project, apartment, labelOf(settings, floor));
  return { apartment: id, tower, floor, number, layout, ...navigation };
}

function labelOf({ floorLabel, start }: FinderProps, floor: number): string {
  const isMeant = start.floor === null || Number(start.floor) === floor;
  return (isMeant ? floorLabel : null) ?? String(floor);
}
