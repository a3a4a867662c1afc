import { navigationOf, floorLabelInProject } from "../../project/navigation.ts";
import type { Apartment } from "../../project/types.ts";
import type { FinderCore } from "./FinderContext.tsx";
import type { FinderProps } from "./finderProps.ts";

/** Opens an apartment, unless the page prevents the event to handle it itself. Returns whether it was handled. */
export function openApartment(
  { actions, settings }: Pick<FinderCore, "actions" | "settings">,
  apartment: Apartment,
): boolean {
  const isAllowed = settings.announce("apartmentselect", selection(settings, apartment));
  return !isAllowed || actions.move({ name: "apartment", apartment: apartment.id });
}

function selection(settings: FinderProps, apartment: Apartment) {
  const { id, tower, floor, number, layout } = apartment;
  const navigation = navigationOf(settings.project, apartment, floorLabelOf(settings, apartment));
  return { apartment: id, tower, floor, number, layout: layout || null, ...navigation };
}

/**
 * The floor label of an apartment. The attribute's label applies only to the floor it was set for; other floors have their own label, in
 * `locale`, or else in the language of addresses.
 */
export function floorLabelOf(
  { floorLabel, start, project }: FinderProps,
  apartment: Apartment,
  locale?: string,
): string {
  const isForThisFloor = start.floor === null || Number(start.floor) === apartment.floor;
  return (isForThisFloor ? floorLabel : null) ?? floorLabelInProject(project, apartment, locale);
}
