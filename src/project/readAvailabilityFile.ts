import type { AvailabilityFile, ApartmentAvailability } from "./availability.ts";
import { readShape } from "./file/readShape.ts";
import { byLanguage, object, optional } from "./file/shapes.ts";
import { fieldsOf } from "./isRecord.ts";
import { availabilityEntry, availabilityShape, moment } from "./readAvailability.ts";

const fileShape = object({
  ...availabilityShape.fields,
  source: optional({ kind: "text", pattern: /^\P{Cc}{0,300}$/u, problem: "not the name of a sheet" }, ""),
  homes: optional(byLanguage(object({ ...availabilityEntry.fields, changedAt: optional(moment, "") })), {}),
});

/**
 * All that an availability file says, for who writes the next one: visitors need less of it (readAvailability). Fields that
 * somebody else put there do not travel on; an apartment of which nothing can be read is one to ask for. `undefined` for what is no
 * such file.
 */
export function readAvailabilityFile(json: unknown): AvailabilityFile | undefined {
  const file = readShape(fileShape, json, { baseUrl: "", report: () => undefined });
  if (!file || Number.isNaN(Date.parse(file.generatedAt))) return undefined;
  const { revision, generatedAt, staleAfterS, source } = file;
  const read = new Map(Object.entries(file.homes));
  const homes = Object.keys(fieldsOf(fieldsOf(json)["homes"])).map((id): [string, ApartmentAvailability] => {
    const { status, price, changedAt } = read.get(id) ?? {};
    return [id, { ...(status && { status }), ...(price && { price }), changedAt: changedAt || generatedAt }];
  });
  return { version: 1, revision, generatedAt, staleAfterS, source, homes: Object.fromEntries(homes) };
}
