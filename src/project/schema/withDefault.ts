import { optional, type Default, type GenericSchema, type OptionalSchema } from "valibot";
import { standIn } from "./standIn.ts";

/** An optional field: `value` where the file has none, or a wrong one. */
export function withDefault<T extends GenericSchema, const D extends Default<T, undefined>>(
  schema: T,
  value: D,
): OptionalSchema<T, D> {
  return standIn(optional(schema, value), value);
}
