import { siteSchema } from "./siteSchema.ts";
import type { Field, Schema } from "../../src/project/file/schemas.ts";
import { isRecord } from "../../src/project/isRecord.ts";
import { pathText, type Steps } from "../../src/project/ProjectDataError.ts";

const whole: Field = { schema: siteSchema, rule: "required" };

/** The field of `site.json` at a place; undefined if the format has none. */
export function siteFieldAt(steps: Steps): Field | undefined {
  let field: Field | undefined = whole;
  for (const step of steps) {
    const schema: Schema | undefined = field?.schema;
    if (schema?.kind === "object") field = Object.hasOwn(schema.fields, step) ? schema.fields[step] : undefined;
    else if (schema?.kind === "list") field = { schema: schema.item, rule: "required" };
    else return undefined;
  }
  return field;
}

/** The value at a place of a JSON value; undefined if there is none. */
export function valueAtPath(value: unknown, steps: Steps): unknown {
  let at = value;
  for (const step of steps) {
    if (Array.isArray(at)) at = at[Number(step)] as unknown;
    else at = isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  }
  return at;
}

/** Paths that are not part of the format: they stay in the file, and no page shows them. */
export function unknownParts(content: unknown): readonly string[] {
  return unknownIn(siteSchema, content, []);
}

/** Keys of the file itself and of the studio. */
const silent = new Set(["$schema", "studio"]);

function unknownIn(schema: Schema, value: unknown, steps: Steps): readonly string[] {
  if (schema.kind === "list" && Array.isArray(value))
    return value.flatMap((each, index) => unknownIn(schema.item, each, [...steps, index]));
  if (schema.kind !== "object" || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const at = [...steps, name];
    const field = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
    return field ? unknownIn(field.schema, each, at) : silent.has(name) ? [] : [pathText(at)];
  });
}
