import { absoluteSrcset, absoluteUrl } from "../addresses.ts";
import type { Report } from "../ProjectDataError.ts";
import type { SchemaField, SchemaFields, Read, Schema } from "./schemas.ts";
import { isRecord } from "../isRecord.ts";

type Reader = {
  /** The file's address. */
  readonly baseUrl: string;
  /** Called for every problem. */
  readonly report: Report;
};

/** The current place in the file. One mutable path, because ten thousand apartments have a quarter of a million places. */
type ReadContext = { readonly reader: Reader; readonly path: (string | number)[] };

/**
 * The validator: reads a value by its schema; `undefined` if it is broken. Every problem is reported with its path. The rule of a broken field decides
 * how much is removed with it; a broken list item removes only itself. Fields that the schema does not list are left out.
 */
export function readBySchema<S extends Schema>(schema: S, value: unknown, reader: Reader): Read<S> | undefined {
  // TypeScript cannot infer the result through `read`: each kind returns its type in schemas.ts.
  return read(schema, value, { reader, path: [] }) as Read<S> | undefined;
}

function read(schema: Schema, value: unknown, context: ReadContext): unknown {
  const isMissing = value === undefined || (value === null && schema.kind !== "orNull");
  if (isMissing && context.path.length > 0) return broken(context, "missing");
  switch (schema.kind) {
    case "orNull":
      return value === null ? null : read(schema.schema, value, context);
    case "list":
      return withoutBroken(readItems(schema.item, value, context));
    case "records":
      return readItems(schema.item, value, context);
    case "point":
      return readPoint(value, context);
    case "object":
      return readFields(schema.fields, value, context);
    case "localText":
      return typeof value === "string" ? value : readByKey(text, value, context);
    case "byKey":
      return readByKey(schema.item, value, context);
    case "address":
    case "srcset":
      return readAddress(schema, value, context);
    default: {
      const failure = problemOf(schema, value);
      return failure === undefined ? value : broken(context, failure);
    }
  }
}

function readItems(item: Schema, value: unknown, context: ReadContext): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return broken(context, expected("Array", value));
  let items: unknown[] = value;
  for (let index = 0; index < value.length; index += 1) {
    if (isValid(item, value[index])) continue;
    const found = readAt(item, value[index], { context, key: index });
    if (found === items[index]) continue;
    if (items === value) items = value.slice();
    items[index] = found;
  }
  return items;
}

/** The list without broken items; the same array if none is broken. */
function withoutBroken(items: readonly unknown[] | undefined): readonly unknown[] | undefined {
  return items?.includes(undefined) ? items.filter((item) => item !== undefined) : items;
}

/** Reads the value at a key or index of a place. */
function readAt(
  schema: Schema,
  value: unknown,
  { context, key }: { context: ReadContext; key: string | number },
): unknown {
  context.path.push(key);
  const found = read(schema, value, context);
  context.path.pop();
  return found;
}

function readPoint(value: unknown, context: ReadContext): unknown {
  const sides = withoutBroken(readItems(coordinate, value, context));
  return sides && sides.length !== 2 ? broken(context, "not a point like [120, 80]") : sides;
}

function readFields(fields: SchemaFields, value: unknown, context: ReadContext): object | undefined {
  if (!isRecord(value)) return broken(context, expected("Object", value));
  // Nearly all records are fine: a record is copied only if something changes.
  let result = value;
  const change = (): Record<string, unknown> => {
    if (result === value) result = { ...value };
    return result;
  };
  let isWhole = true;
  let hasOthers = false;
  for (const name in value) {
    const fieldValue = ownValue(value, name);
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || fieldValue === undefined) {
      hasOthers = true;
      continue;
    }
    if (isValid(field.schema, fieldValue)) continue;
    const found = readAt(field.schema, fieldValue, { context, key: name });
    if (found === fieldValue) continue;
    if (found !== undefined) change()[name] = found;
    else isWhole = applyFallback(change(), name, field) && isWhole;
  }
  if (hasOthers) result = namedIn(fields, result);
  for (const [name, field] of fieldsToFill(fields)) {
    if (ownValue(value, name) !== undefined) continue;
    if (field.rule !== "default") readAt(field.schema, undefined, { context, key: name });
    isWhole = applyFallback(change(), name, field) && isWhole;
  }
  return isWhole ? result : undefined;
}

function namedIn(fields: SchemaFields, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => Object.hasOwn(fields, name) && value !== undefined),
  );
}

function ownValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Sets the value that replaces a broken or missing field; returns false if the record is lost without it. */
function applyFallback(record: Record<string, unknown>, name: string, field: SchemaField): boolean {
  if (field.rule === "default" || field.rule === "requiredWithDefault") record[name] = field.value;
  else if (field.rule === "optional" && "broken" in field) record[name] = field.broken;
  else delete record[name];
  return field.rule !== "required";
}

type AwaitedFields = readonly (readonly [name: string, field: SchemaField])[];

const filledFields = new WeakMap<SchemaFields, AwaitedFields>();

/** Fields whose absence has a meaning. */
function fieldsToFill(fields: SchemaFields): AwaitedFields {
  const toFill = filledFields.get(fields) ?? Object.entries(fields).filter(([, { rule }]) => rule !== "optional");
  filledFields.set(fields, toFill);
  return toFill;
}

function readByKey(item: Schema, value: unknown, context: ReadContext): object | undefined {
  if (!isRecord(value)) return broken(context, expected("Object", value));
  const found = Object.entries(value).map(([step, each]) => [step, readAt(item, each, { context, key: step })]);
  return Object.fromEntries(found.filter(([, each]) => each !== undefined)) as object;
}

const coordinate: Schema = { kind: "number", from: -1e5, to: 1e5 };
const text: Schema = { kind: "text" };

type PlainSchema = Extract<Schema, { readonly kind: "text" | "number" | "flag" | "choice" }>;

/** Whether the value is valid and can be used unchanged. */
function isValid(schema: Schema, value: unknown): boolean {
  const { kind } = schema;
  const isPlain = kind === "text" || kind === "number" || kind === "choice" || kind === "flag";
  return isPlain && problemOf(schema, value) === undefined;
}

function problemOf(schema: PlainSchema, value: unknown): string | undefined {
  switch (schema.kind) {
    case "text":
      if (typeof value !== "string") return expected("string", value);
      return schema.pattern && !schema.pattern.test(value) ? (schema.problem ?? "") : undefined;
    case "number":
      return typeof value === "number" ? numberProblem(schema, value) : expected("number", value);
    case "flag":
      return typeof value === "boolean" ? undefined : expected("boolean", value);
    case "choice":
      return schema.of.some((choice) => choice === value)
        ? undefined
        : expected(schema.of.map(shown).join(" | "), value);
  }
}

type NumberSchema = Extract<Schema, { readonly kind: "number" }>;

function numberProblem({ from, to, isWhole, isHalves }: NumberSchema, value: number): string | undefined {
  if (isWhole && !Number.isInteger(value)) return "not a whole number";
  if (isHalves && value % 0.5) return "not a multiple of 0.5";
  return value >= from && value <= to ? undefined : `not a number from ${from} to ${to}`;
}

type AddressSchema = Extract<Schema, { readonly kind: "address" | "srcset" }>;

function readAddress(schema: AddressSchema, value: unknown, context: ReadContext): string | undefined {
  if (typeof value !== "string") return broken(context, expected("string", value));
  const { baseUrl } = context.reader;
  if (schema.kind === "srcset")
    return absoluteSrcset(value, baseUrl) ?? broken(context, "not a list like a.avif 800w, b.avif 1600w");
  const url = absoluteUrl(value, baseUrl) ?? broken(context, "not a web address");
  return schema.isOrigin ? url?.replace(/(?<!\/)\/+$/, "") : url;
}

/** A wrong value may be very long. */
const maxProblemLength = 200;

function broken({ reader, path }: ReadContext, problem: string): undefined {
  reader.report([...path], problem.slice(0, maxProblemLength));
}

function expected(what: string, value: unknown): string {
  return `Expected ${what} but received ${shown(value)}`;
}

function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? String(value);
  return Array.isArray(value) ? "Array" : "Object";
}
