import type { GenericSchema } from "valibot";
import { standIn } from "./standIn.ts";

/**
 * A field that a record has to have but does not die for: where it is missing or wrong that is reported and `value`
 * stands in. Valibot looks at a missing field only where it has a default; null fits no schema, and so is told.
 */
export function forgiving<T extends GenericSchema>(schema: T, value: unknown): T {
  return { ...standIn(schema, value), type: "optional", wrapped: schema, default: null };
}
