import { navigationOf, floorOf } from "../../project/navigation.ts";
import type { Apartment } from "../../project/types.ts";
import type { FinderCore } from "./FinderContext.tsx";
import type { FinderProps } from "./finderProps.ts";

/** To an apartment: the page is told first and may take it over. Says whether somebody took it. */
export function openApartment(
  { actions, settings }: Pick<FinderCore, "actions" | "settings">,
  apartment: Apartment,
): boolean {
  const isFree = settings.announce("apartmentselect", selection(settings, apartment));
  return !isFree || actions.move({ name: "apartment", apartment: apartment.id });
}

function selection(settings: FinderProps, apartment: Apartment) {
  const { id, tower, floor, number, layout } = apartment;
  const navigation = navigationOf(settings.project, apartment, labelOf(settings, apartment));
  return { apartment: id, tower, floor, number, layout: layout || null, ...navigation };
}

/**
 * The attribute's label goes with the floor it was given for; every other floor has its own: in the language of addresses, or in the
 * one that is given, to be read.
 */
export function labelOf({ floorLabel, start, project }: FinderProps, apartment: Apartment, locale?: string): string {
  const isMeant = start.floor === null || Number(start.floor) === apartment.floor;
  return (isMeant ? floorLabel : null) ?? floorOf(project, apartment, locale);
}
