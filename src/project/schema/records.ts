import { array, optional, type ArraySchema, type GenericSchema, type OptionalSchema } from "valibot";
import { standIn } from "./standIn.ts";

/** A list in which `undefined` stands for a broken record: the others keep their indices until links are checked. */
export function records<T extends GenericSchema>(item: T): ArraySchema<OptionalSchema<T, undefined>, undefined> {
  return array(standIn(optional(item), undefined));
}
