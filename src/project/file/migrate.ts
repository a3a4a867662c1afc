import type { Apartment, AreaKind, Region } from "../types.ts";
import type { ReadFile } from "./projectShape.ts";

type Some<List extends readonly unknown[]> = NonNullable<List[number]>;
type FileHome = Some<Some<ReadFile["floors"]>["apartments"]>;
type FileRegion = Some<Some<ReadFile["plans"]>["regions"]>;

type Migrated = "label" | "number" | "area" | "outdoorArea";

/**
 * What a home is called and measures as version 2 has it, from either version: version 1 says `number` for `label`, `area` for the area inside and
 * `outdoorArea` for balcony, terrace and garden together. What version 2 says wins.
 */
export function migrateHome(home: FileHome, mainArea: AreaKind): Pick<Apartment, Migrated> {
  const { areas } = home;
  const label = home.label ?? String(home.number ?? home.id);
  const outside = [areas?.balcony, areas?.terrace, areas?.garden].flatMap((area) => area ?? []);
  return {
    label,
    number: home.number ?? (/^\d{1,5}$/.test(label) ? Number(label) : null),
    area: areas?.[mainArea] ?? home.area,
    outdoorArea: outside.length > 0 ? outside.reduce((sum, area) => sum + area) : home.outdoorArea,
  };
}

/** A region as version 2 has it: version 1 names the home by `number`. */
export function migrateRegion({ home, number, ...region }: FileRegion): Region {
  return { ...region, home: home ?? String(number) };
}
