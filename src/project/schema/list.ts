import { array, type ArraySchema, type GenericSchema } from "valibot";
import { standIn } from "./standIn.ts";

/** A list without its broken items. */
export function list<T extends GenericSchema>(item: T): ArraySchema<T, undefined> {
  const schema = array(standIn(item, undefined));
  return {
    ...schema,
    "~run"(dataset, config) {
      const result = schema["~run"](dataset, config);
      if (result.typed) result.value = result.value.filter((value) => value !== undefined);
      return result;
    },
  };
}
