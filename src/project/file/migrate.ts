import type { Apartment, AreaKind, Region } from "../types.ts";
import { apartmentDefaults, type ReadFile } from "./projectSchema.ts";

type Some<List extends readonly unknown[]> = NonNullable<List[number]>;
type FileApartment = Some<Some<ReadFile["floors"]>["apartments"]>;
type FileRegion = Some<Some<ReadFile["plans"]>["regions"]>;

type Where = Pick<Apartment, "tower" | "floor">;

/**
 * The labels and areas of version 2, from either version: version 1 has `number` for `label`, `area` for the indoor area, and
 * `outdoorArea` for balcony, terrace and garden together. Fields of version 2 win. An area or price of 0 counts as not stated:
 * lists use it for unknown values. An apartment without a name has the label "": an id is never shown in its place.
 */
export function migrateApartment(apartment: FileApartment, mainArea: AreaKind, { tower, floor }: Where): Apartment {
  const { area, outdoorArea, price, ...fields } = apartment;
  const areas = fields.areas && statedAreas(fields.areas);
  const label = fields.label ?? String(fields.number ?? "");
  // Assigning to an object literal: copying the record field by field takes four times as long.
  return Object.assign(
    {
      kind: apartmentDefaults.kind,
      layout: apartmentDefaults.layout,
      side: apartmentDefaults.side,
      tower,
      floor,
      label,
      number: fields.number ?? (/^\d{1,5}$/.test(label) ? Number(label) : null),
      area: areas?.[mainArea] ?? (area || undefined),
      outdoorArea: (areas && outdoorSum(areas)) ?? (outdoorArea || undefined),
    },
    fields,
    areas && areas !== fields.areas && { areas },
    price && price.amount !== 0 && { price },
  );
}

type Areas = NonNullable<FileApartment["areas"]>;

/** The same object if all areas are stated. */
function statedAreas(areas: Areas): Areas {
  const entries = Object.entries(areas);
  return entries.some(([, m2]) => m2 === 0) ? Object.fromEntries(entries.filter(([, m2]) => m2 !== 0)) : areas;
}

/** m² of balcony, terrace and garden together; `undefined` if none is given. */
function outdoorSum({ balcony, terrace, garden }: Areas): number | undefined {
  const parts = [balcony, terrace, garden].flatMap((area) => area ?? []);
  return parts.length > 0 ? parts.reduce((sum, area) => sum + area) : undefined;
}

/** A region of version 2; version 1 refers to the apartment by `number`. */
export function migrateRegion({ home, number, ...region }: FileRegion): Region {
  // Empty text is not the name of an apartment without one.
  return { ...region, home: home || String(number) };
}
