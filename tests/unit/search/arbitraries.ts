import * as fc from "fast-check";
import type { Filter, Range } from "../../../src/search/filter/filter.ts";
import type { Apartment, ApartmentKind, Status } from "../../../src/project/types.ts";

const sides = ["N", "E", "S", "W"] as const;
const kinds: ApartmentKind[] = ["home", "shop", "office", "parking", "storage"];
const statuses: Status[] = ["available", "reserved", "sold", "notReleased"];
const towers = ["k5", "k6", "Ost & West", "ë;&1"];

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const reported = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;

/** An apartment in which any figure may be missing. */
export const apartments: fc.Arbitrary<Apartment> = fc
  .record({
    tower: fc.constantFrom(...towers),
    floor: fc.integer({ min: -2, max: 6 }),
    number: fc.integer({ min: 1, max: 9 }),
    kind: fc.constantFrom(...kinds),
    bedrooms: maybe(fc.integer({ min: 0, max: 4 })),
    type: maybe(fc.constantFrom("1+1", "2+1", "duplex")),
    area: maybe(fc.integer({ min: 30, max: 130 })),
    outdoorArea: maybe(fc.integer({ min: 0, max: 40 })),
    areas: maybe(fc.record({ balcony: fc.integer({ min: 0, max: 9 }) })),
    storeys: maybe(fc.constantFrom([1, 2], [4, 5])),
    side: fc.subarray([...sides]),
    status: maybe(fc.constantFrom(...statuses)),
    price: maybe(fc.record({ kind: fc.constant("exact" as const), amount: fc.integer({ min: 50, max: 90 }) })),
  })
  .map(
    (apartment) =>
      ({
        ...reported(apartment),
        id: `${apartment.tower}-${apartment.floor}-${apartment.number}`,
        label: "1",
        layout: "",
      }) as Apartment,
  );

const ranges = (min: number, max: number): fc.Arbitrary<Range | undefined> =>
  maybe(
    fc
      .tuple(maybe(fc.integer({ min, max })), maybe(fc.integer({ min, max })))
      .filter(([from, to]) => from !== undefined || to !== undefined)
      .map(
        ([a, b]) =>
          (a !== undefined && b !== undefined && a > b
            ? reported({ from: b, to: a })
            : reported({ from: a, to: b })) as Range,
      ),
  );

/** A filter in the order that its text form uses. */
export const filters: fc.Arbitrary<Filter> = fc
  .record({
    bedrooms: fc.subarray([0, 1, 2, 3, 4]),
    area: ranges(30, 130),
    floor: ranges(-2, 6),
    sides: fc.subarray([...sides]),
    towers: fc.subarray(towers),
    outdoor: fc.subarray(["balcony", "terrace"] as const),
    outdoorArea: ranges(0, 40),
    kinds: fc.subarray(kinds),
    statuses: fc.subarray(statuses),
    price: ranges(50, 90),
    perM2: ranges(0, 3),
  })
  .map((filter) => reported(filter) as Filter);
