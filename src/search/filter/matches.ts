import { bedroomsOf } from "../../project/apartmentFigures.ts";
import { pricePerM2 } from "../../project/pricePerM2.ts";
import type { Apartment } from "../../project/types.ts";
import { bitOf, hasOutdoor, isWithin, priceOf, floorNumbersOf, type Filter, type Range } from "./filter.ts";

/** Whether an apartment matches. An apartment without a value does not match a criterion on that value. */
export function matches(filter: Filter, apartment: Apartment): boolean {
  return failedGroups(filter, apartment) === 0;
}

/** The groups that reject an apartment, as a sum of their bits; 0 if it matches. */
export function failedGroups(filter: Filter, apartment: Apartment): number {
  const { area, floor, outdoorArea, price, perM2 } = filter;
  let failed = 0;
  if (filter.bedrooms.length > 0 && !has(filter.bedrooms, bedroomsOf(apartment))) failed += bitOf.bedrooms;
  if (area && !isWithin(area, apartment.area)) failed += bitOf.area;
  if (floor && !isOnFloors(floor, apartment)) failed += bitOf.floor;
  if (filter.sides.length > 0 && !apartment.side.some((side) => filter.sides.includes(side))) failed += bitOf.sides;
  if (filter.towers.length > 0 && !filter.towers.includes(apartment.tower)) failed += bitOf.towers;
  if (filter.outdoor.length > 0 && !filter.outdoor.some((kind) => hasOutdoor(apartment, kind))) failed += bitOf.outdoor;
  if (outdoorArea && !isWithin(outdoorArea, apartment.outdoorArea)) failed += bitOf.outdoorArea;
  if (filter.kinds.length > 0 && !filter.kinds.includes(apartment.kind)) failed += bitOf.kinds;
  if (price && !isWithin(price, priceOf(apartment))) failed += bitOf.price;
  if (perM2 && !isWithin(perM2, pricePerM2(apartment)?.amount)) failed += bitOf.perM2;
  if (filter.statuses.length > 0 && !has(filter.statuses, apartment.status)) failed += bitOf.statuses;
  return failed;
}

function isOnFloors(range: Range, apartment: Apartment): boolean {
  if (!apartment.storeys) return isWithin(range, apartment.floor);
  return floorNumbersOf(apartment).some((floor) => isWithin(range, floor));
}

function has<T>(list: readonly T[], value: T | undefined): boolean {
  return value !== undefined && list.includes(value);
}
