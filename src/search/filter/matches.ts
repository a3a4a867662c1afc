import { bedroomsOf } from "../../project/homeFigures.ts";
import type { Apartment } from "../../project/types.ts";
import { bitOf, hasOutdoor, isWithin, priceOf, storeysOf, type Filter, type Range } from "./filter.ts";

/** Whether a home is looked for. One without the figure that a group asks for is not. */
export function matches(filter: Filter, home: Apartment): boolean {
  return failedGroups(filter, home) === 0;
}

/** The groups that keep a home out, as a sum of their bits; 0 for a home that matches. */
export function failedGroups(filter: Filter, home: Apartment): number {
  const { area, floor, outdoorArea, price } = filter;
  let failed = 0;
  if (filter.bedrooms.length > 0 && !has(filter.bedrooms, bedroomsOf(home))) failed += bitOf.bedrooms;
  if (area && !isWithin(area, home.area)) failed += bitOf.area;
  if (floor && !isOnStoreys(floor, home)) failed += bitOf.floor;
  if (filter.sides.length > 0 && !home.side.some((side) => filter.sides.includes(side))) failed += bitOf.sides;
  if (filter.towers.length > 0 && !filter.towers.includes(home.tower)) failed += bitOf.towers;
  if (filter.outdoor.length > 0 && !filter.outdoor.some((kind) => hasOutdoor(home, kind))) failed += bitOf.outdoor;
  if (outdoorArea && !isWithin(outdoorArea, home.outdoorArea)) failed += bitOf.outdoorArea;
  if (filter.kinds.length > 0 && !filter.kinds.includes(home.kind)) failed += bitOf.kinds;
  if (price && !isWithin(price, priceOf(home))) failed += bitOf.price;
  if (filter.statuses.length > 0 && !has(filter.statuses, home.status)) failed += bitOf.statuses;
  return failed;
}

function isOnStoreys(range: Range, home: Apartment): boolean {
  if (!home.storeys) return isWithin(range, home.floor);
  return storeysOf(home).some((storey) => isWithin(range, storey));
}

function has<T>(list: readonly T[], value: T | undefined): boolean {
  return value !== undefined && list.includes(value);
}
