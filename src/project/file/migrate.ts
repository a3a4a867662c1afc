import type { Apartment, AreaKind, Region } from "../types.ts";
import type { ReadFile } from "./projectShape.ts";

type Some<List extends readonly unknown[]> = NonNullable<List[number]>;
type FileHome = Some<Some<ReadFile["floors"]>["apartments"]>;
type FileRegion = Some<Some<ReadFile["plans"]>["regions"]>;

type Where = Pick<Apartment, "tower" | "floor">;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * What a home is called and measures as version 2 has it, from either version: version 1 says `number` for `label`, `area` for the area inside and
 * `outdoorArea` for balcony, terrace and garden together. What version 2 says wins. It is the home that was read.
 */
export function migrateHome(home: FileHome, mainArea: AreaKind, { tower, floor }: Where): Apartment {
  const { areas } = home;
  // It was just read and is nobody else's: with 10,000 homes copies take longer than the reading.
  const migrated = home as Writable<Apartment>;
  migrated.tower = tower;
  migrated.floor = floor;
  migrated.label = home.label ?? String(home.number ?? home.id);
  migrated.number = home.number ?? (/^\d{1,5}$/.test(migrated.label) ? Number(migrated.label) : null);
  migrated.area = areas?.[mainArea] ?? home.area;
  migrated.outdoorArea = (areas && outside(areas)) ?? home.outdoorArea;
  return migrated;
}

/** m² of balcony, terrace and garden together; `undefined` where none of them is told. */
function outside({ balcony, terrace, garden }: NonNullable<FileHome["areas"]>): number | undefined {
  const told = [balcony, terrace, garden].flatMap((area) => area ?? []);
  return told.length > 0 ? told.reduce((sum, area) => sum + area) : undefined;
}

/** A region as version 2 has it: version 1 names the home by `number`. */
export function migrateRegion({ home, number, ...region }: FileRegion): Region {
  return { ...region, home: home ?? String(number) };
}
