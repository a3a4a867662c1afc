import { isRecord } from "../../../../src/project/isRecord.ts";

type Fields = Readonly<Record<string, unknown>>;

const mapList = (value: unknown, change: (record: Fields) => Fields): unknown =>
  Array.isArray(value) ? value.map((each: unknown) => (isRecord(each) ? change(each) : each)) : value;

/**
 * A project file of version 1 or 2 in the form of version 2: apartments have a text `label`, and regions a text `home`, instead of a `number`.
 * A `number` stays where the record already has such a text, or where it cannot become one. Everything else is unchanged, including broken
 * parts.
 */
export function migrateToVersion2(file: unknown): unknown {
  if (!isRecord(file) || file["version"] !== 1) return file;
  return renamed(file, {
    version: () => ["version", 2],
    floors: (floors) => ["floors", mapList(floors, (floor) => renamed(floor, { apartments: migratedApartments }))],
    plans: (plans) => ["plans", mapList(plans, (plan) => renamed(plan, { regions: migratedRegions }))],
  });
}

type Rename = (value: unknown, record: Fields) => readonly [string, unknown];

/** The record with some fields renamed or changed, in the same order. */
function renamed(record: Fields, renames: Readonly<Record<string, Rename>>): Fields {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const rename = Object.hasOwn(renames, name) ? renames[name] : undefined;
      return rename ? rename(value, record) : [name, value];
    }),
  );
}

const migratedApartments: Rename = (apartments) => [
  "apartments",
  mapList(apartments, (apartment) => renamed(apartment, { number: asLabel })),
];
const migratedRegions: Rename = (regions) => [
  "regions",
  mapList(regions, (region) => renamed(region, { number: asApartment })),
];

const asLabel: Rename = (number, apartment) =>
  "label" in apartment || !/^\d{1,5}$/.test(String(number)) ? ["number", number] : ["label", String(number)];

const asApartment: Rename = (number, region) =>
  "home" in region || typeof number !== "number" ? ["number", number] : ["home", String(number)];
