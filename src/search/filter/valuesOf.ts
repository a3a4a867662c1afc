import { bedroomsOf } from "../../project/homeFigures.ts";
import type { Apartment, HomeKind, Status, TowerId } from "../../project/types.ts";
import {
  hasOutdoor,
  outdoors,
  priceOf,
  storeysOf,
  type Group,
  type OptionGroup,
  type Outdoor,
  type RangeGroup,
  type Side,
} from "./filter.ts";

/** The values of an apartment that filters compare, by group; a number for each range. */
export type ValueOf = Readonly<Record<RangeGroup, number>> & {
  readonly bedrooms: number;
  readonly sides: Side;
  readonly towers: TowerId;
  readonly outdoor: Outdoor;
  readonly kinds: HomeKind;
  readonly statuses: Status;
};

const told = <Value>(value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value]);

/** The distinct values of an apartment in a group: several sides at a corner, several floors of a duplex, none if not given. */
export const valuesOf: { readonly [Name in Group]: (home: Apartment) => readonly ValueOf[Name][] } = {
  bedrooms: (home) => told(bedroomsOf(home)),
  area: ({ area }) => told(area),
  floor: (home) => [...new Set(storeysOf(home))],
  sides: ({ side }) => [...new Set(side)],
  towers: ({ tower }) => [tower],
  outdoor: (home) => outdoors.filter((kind) => hasOutdoor(home, kind)),
  outdoorArea: ({ outdoorArea }) => told(outdoorArea),
  kinds: ({ kind }) => [kind],
  price: (home) => told(priceOf(home)),
  statuses: ({ status }) => told(status),
};

/** Of a group of options, whichever it is. */
export const optionsOf = (home: Apartment, group: OptionGroup): readonly (string | number)[] => valuesOf[group](home);
