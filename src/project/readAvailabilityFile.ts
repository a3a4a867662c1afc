import type { AvailabilityFile, ApartmentAvailability } from "./availability.ts";
import { price } from "./file/projectSchema.ts";
import { readBySchema } from "./file/readBySchema.ts";
import { byKey, object, withDefault, optional } from "./file/schemas.ts";
import { fieldsOf } from "./isRecord.ts";
import { availabilityEntry, availabilitySchema, moment } from "./readAvailability.ts";

const day = { kind: "text", pattern: /^\d{4}-\d\d-\d\d$/, problem: "not a date like 2026-11-29" } as const;
const priceWithHistory = object({
  ...price.fields,
  since: optional(day),
  before: optional({ kind: "number", from: 0, to: 1e12 }),
});
const entryWithHistory = object({
  ...availabilityEntry.fields,
  price: optional(priceWithHistory),
  changedAt: withDefault(moment, ""),
});

const fileSchema = object({
  ...availabilitySchema.fields,
  source: withDefault({ kind: "text", pattern: /^\P{Cc}{0,300}$/u, problem: "not the name of a file" }, ""),
  homes: withDefault(byKey(entryWithHistory), {}),
});

/**
 * Reads all fields of an availability file, which are needed to write the next one; visitors need fewer (readAvailability). Unknown fields
 * are left out; an apartment without any valid field is shown as "ask". `undefined` if it is not an availability file.
 */
export function readAvailabilityFile(json: unknown): AvailabilityFile | undefined {
  const file = readBySchema(fileSchema, json, { baseUrl: "", report: () => undefined });
  if (!file || Number.isNaN(Date.parse(file.generatedAt))) return undefined;
  const { revision, generatedAt, staleAfterS, source } = file;
  const validEntries = new Map(Object.entries(file.homes));
  const homes = Object.keys(fieldsOf(fieldsOf(json)["homes"])).map((id): [string, ApartmentAvailability] => {
    const { changedAt, ...offer } = validEntries.get(id) ?? {};
    return [id, { ...offer, changedAt: changedAt || generatedAt }];
  });
  return { version: 1, revision, generatedAt, staleAfterS, source, homes: Object.fromEntries(homes) };
}
