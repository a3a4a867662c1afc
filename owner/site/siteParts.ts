import { siteSchema } from "./siteSchema.ts";
import type { SchemaField, Schema } from "../../src/project/file/schemas.ts";
import { isRecord } from "../../src/project/isRecord.ts";
import { pathText, type Steps } from "../../src/project/ProjectDataError.ts";

const rootField: SchemaField = { schema: siteSchema, rule: "required" };
const text: Schema = { kind: "text" };

/** The field of `site.json` at a path; undefined if the format has none there. */
export const siteFieldAt = (steps: Steps): SchemaField | undefined => fieldAt(rootField, steps);

/** The schema of the value at a path, which may lead to one language of a text; undefined if the format has no such path. */
export function schemaAt(schema: Schema, steps: Steps): Schema | undefined {
  const found = fieldAt({ schema, rule: "required" }, steps)?.schema;
  if (found || steps.length === 0) return found;
  return schemaAt(schema, steps.slice(0, -1))?.kind === "localText" ? text : undefined;
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

/** The value at a path of a JSON value; undefined if there is none. */
export function valueAtPath(value: unknown, steps: Steps): unknown {
  let inner = value;
  for (const step of steps) {
    if (Array.isArray(inner)) inner = inner[Number(step)] as unknown;
    else inner = isRecord(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined;
  }
  return inner;
}

/** A field that is not part of the format: it stays in the file, but no page shows it. */
export type UnknownPart = {
  readonly path: string;
  readonly name: string;
  /** The names of the fields that the format has there. */
  readonly knownNames: readonly string[];
};

/** All fields of a `site.json` that are not part of its format. */
export function unknownParts(content: unknown): readonly UnknownPart[] {
  return unknownIn(siteSchema, content, []);
}

/** Fields that are not reported: the reference to the JSON schema, and the studio's notes. */
const ignoredNames = new Set(["$schema", "studio"]);

function unknownIn(schema: Schema, value: unknown, steps: Steps): readonly UnknownPart[] {
  if (schema.kind === "list" && Array.isArray(value))
    return value.flatMap((each, index) => unknownIn(schema.item, each, [...steps, index]));
  if (schema.kind !== "object" || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const at = [...steps, name];
    const field = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
    if (field) return unknownIn(field.schema, each, at);
    return ignoredNames.has(name) ? [] : [{ path: pathText(at), name, knownNames: Object.keys(schema.fields) }];
  });
}
