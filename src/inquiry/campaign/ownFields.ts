import { plainValues, type ReadValues } from "./plainValues.ts";

/** The page's own hidden fields, from the attribute or property `fields`: an object of texts. */
export function readOwnFields(given: unknown): ReadValues {
  if (given === null || given === undefined) return { values: {}, problems: [] };
  if (typeof given !== "object" || Array.isArray(given))
    return { values: {}, problems: ["has fields that are not an object of texts"] };
  return plainValues(Object.entries(given), "fields");
}
