import type { Apartment, AreaKind, Region } from "../types.ts";
import { apartmentDefaults, type ReadFile } from "./projectShape.ts";

type Some<List extends readonly unknown[]> = NonNullable<List[number]>;
type FileApartment = Some<Some<ReadFile["floors"]>["apartments"]>;
type FileRegion = Some<Some<ReadFile["plans"]>["regions"]>;

type Where = Pick<Apartment, "tower" | "floor">;

/**
 * What an apartment is called and measures as version 2 has it, from either version: version 1 says `number` for `label`, `area`
 * for the area inside and `outdoorArea` for balcony, terrace and garden together. What version 2 says wins. An area of 0 and a price
 * of 0 are not stated: lists have them where nobody knows.
 */
export function migrateApartment(apartment: FileApartment, mainArea: AreaKind, { tower, floor }: Where): Apartment {
  const { area, outdoorArea, price, ...fields } = apartment;
  const areas = fields.areas && statedAreas(fields.areas);
  const label = fields.label ?? String(fields.number ?? fields.id);
  // Onto an object written out: a copy of the record that grows field by field takes four times as long.
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
      outdoorArea: (areas && outside(areas)) ?? (outdoorArea || undefined),
    },
    fields,
    areas && areas !== fields.areas && { areas },
    price && price.amount !== 0 && { price },
  );
}

type Areas = NonNullable<FileApartment["areas"]>;

/** The same object where all of them are stated. */
function statedAreas(areas: Areas): Areas {
  const entries = Object.entries(areas);
  return entries.some(([, m2]) => m2 === 0) ? Object.fromEntries(entries.filter(([, m2]) => m2 !== 0)) : areas;
}

/** m² of balcony, terrace and garden together; `undefined` if none is given. */
function outside({ balcony, terrace, garden }: Areas): number | undefined {
  const parts = [balcony, terrace, garden].flatMap((area) => area ?? []);
  return parts.length > 0 ? parts.reduce((sum, area) => sum + area) : undefined;
}

/** A region as version 2 has it: version 1 names the apartment by `number`. */
export function migrateRegion({ home, number, ...region }: FileRegion): Region {
  return { ...region, home: home ?? String(number) };
}
