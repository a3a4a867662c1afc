import { bedroomsOf } from "../../project/apartmentFigures.ts";
import { pricePerM2 } from "../../project/pricePerM2.ts";
import type { Apartment, ApartmentKind, Status, TowerId } from "../../project/types.ts";
import {
  hasOutdoor,
  outdoors,
  priceOf,
  floorNumbersOf,
  type Group,
  type OptionGroup,
  type Outdoor,
  type RangeGroup,
  type Orientation,
} from "./filter.ts";

/** The values of an apartment that filters compare, by group; a number for each range. */
export type ValueOf = Readonly<Record<RangeGroup, number>> & {
  readonly bedrooms: number;
  readonly sides: Orientation;
  readonly towers: TowerId;
  readonly outdoor: Outdoor;
  readonly kinds: ApartmentKind;
  readonly statuses: Status;
};

const listOf = <Value>(value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value]);

/** The distinct values of an apartment in a group: several sides at a corner, several floors of a duplex; empty if unknown. */
export const valuesOf: { readonly [Name in Group]: (apartment: Apartment) => readonly ValueOf[Name][] } = {
  bedrooms: (apartment) => listOf(bedroomsOf(apartment)),
  area: ({ area }) => listOf(area),
  floor: (apartment) => [...new Set(floorNumbersOf(apartment))],
  sides: ({ side }) => [...new Set(side)],
  towers: ({ tower }) => [tower],
  outdoor: (apartment) => outdoors.filter((kind) => hasOutdoor(apartment, kind)),
  outdoorArea: ({ outdoorArea }) => listOf(outdoorArea),
  kinds: ({ kind }) => [kind],
  price: (apartment) => listOf(priceOf(apartment)),
  perM2: (apartment) => listOf(pricePerM2(apartment)?.amount),
  statuses: ({ status }) => listOf(status),
};

/** The values of an apartment in a group of options. */
export const optionsOf = (apartment: Apartment, group: OptionGroup): readonly (string | number)[] =>
  valuesOf[group](apartment);
