import { exactOptional, type ExactOptionalSchema, type GenericSchema } from "valibot";
import { standIn } from "./standIn.ts";

/** An optional field: absent where the file has none, `undefined` where the file's is wrong. */
export function part<T extends GenericSchema>(schema: T): ExactOptionalSchema<T, undefined> {
  return standIn(exactOptional(schema), undefined);
}
