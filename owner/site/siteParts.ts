import { siteSchema } from "./siteSchema.ts";
import type { SchemaField, Schema } from "../../src/project/file/schemas.ts";
import { isRecord } from "../../src/project/isRecord.ts";
import { pathText, type Steps } from "../../src/project/ProjectDataError.ts";

const whole: SchemaField = { schema: siteSchema, rule: "required" };
const text: Schema = { kind: "text" };

/** The field of `site.json` at a place; undefined if the format has none. */
export const siteFieldAt = (steps: Steps): SchemaField | undefined => fieldAt(whole, steps);

/** The schema of a file's value at a place, also of a text in one language; undefined if the format has no such place. */
export function shapeAt(schema: Schema, steps: Steps): Schema | undefined {
  const found = fieldAt({ schema, rule: "required" }, steps)?.schema;
  if (found || steps.length === 0) return found;
  return shapeAt(schema, steps.slice(0, -1))?.kind === "localText" ? text : undefined;
}

function fieldAt(from: SchemaField, steps: Steps): SchemaField | undefined {
  let field: SchemaField | undefined = from;
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

/** A name that is not part of the format: it stays in the file, and no page shows it. */
export type UnknownPart = {
  readonly path: string;
  readonly name: string;
  /** The names that the format has at its place. */
  readonly knownNames: readonly string[];
};

/** All names that are not part of the format. */
export function unknownParts(content: unknown): readonly UnknownPart[] {
  return unknownIn(siteSchema, content, []);
}

/** Keys of the file itself and of the studio. */
const silent = new Set(["$schema", "studio"]);

function unknownIn(schema: Schema, value: unknown, steps: Steps): readonly UnknownPart[] {
  if (schema.kind === "list" && Array.isArray(value))
    return value.flatMap((each, index) => unknownIn(schema.item, each, [...steps, index]));
  if (schema.kind !== "object" || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const at = [...steps, name];
    const field = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
    if (field) return unknownIn(field.schema, each, at);
    return silent.has(name) ? [] : [{ path: pathText(at), name, knownNames: Object.keys(schema.fields) }];
  });
}
