import { absoluteSrcset, absoluteUrl } from "../addresses.ts";
import type { Report } from "../ProjectDataError.ts";
import type { Fields, Read, Shape } from "./shapes.ts";

type Reader = {
  /** The file's own address. */
  readonly baseUrl: string;
  /** Hears of every fault. */
  readonly report: Report;
};

/** Where in the file it is: one path that grows and shrinks, as ten thousand homes have a quarter of a million places. */
type Place = { readonly reader: Reader; readonly path: (string | number)[] };

/**
 * Reads a value of a file by its shape; `undefined` where it is broken. Every fault is reported by its path; a broken field
 * costs no more than its rule says, a broken item no more than itself. Fields the shape does not name are left out.
 */
export function readShape<S extends Shape>(shape: S, value: unknown, reader: Reader): Read<S> | undefined {
  // The compiler cannot follow a shape through `read`: each kind gives what its type in shapes.ts says.
  return read(shape, value, { reader, path: [] }) as Read<S> | undefined;
}

function read(shape: Shape, value: unknown, place: Place): unknown {
  const isMissing = value === undefined || (value === null && shape.kind !== "orNull");
  if (isMissing && place.path.length > 0) return broken(place, "missing");
  switch (shape.kind) {
    case "orNull":
      return value === null ? null : read(shape.shape, value, place);
    case "list":
      return whole(readItems(shape.item, value, place));
    case "records":
      return readItems(shape.item, value, place);
    case "point":
      return readPoint(value, place);
    case "object":
      return readFields(shape.fields, value, place);
    case "localText":
      return typeof value === "string" ? value : readByLanguage(text, value, place);
    case "byLanguage":
      return readByLanguage(shape.item, value, place);
    default:
      return readSingle(shape, value, place);
  }
}

function readItems(item: Shape, value: unknown, place: Place): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return broken(place, expected("Array", value));
  return value.map((each: unknown, step) => readAt(item, each, { place, step }));
}

/** Without broken items; the list itself where there are none. */
function whole(items: readonly unknown[] | undefined): readonly unknown[] | undefined {
  return items?.includes(undefined) ? items.filter((item) => item !== undefined) : items;
}

/** Reads what stands under a key or an index of a place. */
function readAt(shape: Shape, value: unknown, { place, step }: { place: Place; step: string | number }): unknown {
  place.path.push(step);
  const found = read(shape, value, place);
  place.path.pop();
  return found;
}

function readPoint(value: unknown, place: Place): unknown {
  const sides = whole(readItems(coordinate, value, place));
  return sides && sides.length !== 2 ? broken(place, "not a point like [120, 80]") : sides;
}

function readFields(fields: Fields, value: unknown, place: Place): object | undefined {
  if (!isObject(value)) return broken(place, expected("Object", value));
  // A whole copy takes half the time of one made field by field; what the shape does not name has no place in it.
  const result: Record<string, unknown> = hasOnly(fields, value) ? { ...value } : {};
  let isWhole = true;
  for (const name in fields) {
    const field = fields[name];
    if (!field) continue;
    const given = ownValue(value, name);
    const isLeftOut = given === undefined && (field.rule === "part" || field.rule === "optional");
    const found = isLeftOut ? undefined : readAt(field.shape, given, { place, step: name });
    if (found !== undefined) {
      if (found !== result[name]) result[name] = found;
      continue;
    }
    if (given !== undefined) delete result[name];
    if (field.rule === "needed") isWhole = false;
    else if (field.rule !== "part") result[name] = field.value;
    else if (!isLeftOut && "broken" in field) result[name] = field.broken;
  }
  return isWhole ? result : undefined;
}

/** Whether all of a record's fields are the shape's. */
function hasOnly(fields: Fields, record: Readonly<Record<string, unknown>>): boolean {
  for (const name in record) {
    if (!Object.hasOwn(fields, name) || record[name] === undefined) return false;
  }
  return true;
}

/** Looked for only where there is something: most fields of most homes are left out. */
function ownValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  const value = record[name];
  return value !== undefined && Object.hasOwn(record, name) ? value : undefined;
}

function readByLanguage(item: Shape, value: unknown, place: Place): object | undefined {
  if (!isObject(value)) return broken(place, expected("Object", value));
  const found = Object.entries(value).map(([step, each]) => [step, readAt(item, each, { place, step })]);
  return Object.fromEntries(found.filter(([, each]) => each !== undefined)) as object;
}

const coordinate: Shape = { kind: "number", from: -1e5, to: 1e5 };
const text: Shape = { kind: "text" };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type SingleShape = Extract<Shape, { readonly kind: "text" | "number" | "flag" | "choice" | "address" | "srcset" }>;

function readSingle(shape: SingleShape, value: unknown, place: Place): unknown {
  switch (shape.kind) {
    case "number":
      return typeof value === "number" ? readNumber(shape, value, place) : broken(place, expected("number", value));
    case "flag":
      return typeof value === "boolean" ? value : broken(place, expected("boolean", value));
    case "choice":
      return shape.of.some((choice) => choice === value)
        ? value
        : broken(place, expected(shape.of.map(shown).join(" | "), value));
    default:
      return typeof value === "string" ? readText(shape, value, place) : broken(place, expected("string", value));
  }
}

type NumberShape = Extract<Shape, { readonly kind: "number" }>;

function readNumber({ from, to, isWhole }: NumberShape, value: number, place: Place): number | undefined {
  if (isWhole && !Number.isInteger(value)) return broken(place, "not a whole number");
  return value >= from && value <= to ? value : broken(place, `not a number from ${from} to ${to}`);
}

type TextShape = Extract<Shape, { readonly kind: "text" | "address" | "srcset" }>;

function readText(shape: TextShape, value: string, place: Place): string | undefined {
  const { baseUrl } = place.reader;
  switch (shape.kind) {
    case "address": {
      const url = absoluteUrl(value, baseUrl) ?? broken(place, "not a web address");
      return shape.isOrigin ? url?.replace(/\/+$/, "") : url;
    }
    case "srcset":
      return absoluteSrcset(value, baseUrl) ?? broken(place, "not a list like a.avif 800w, b.avif 1600w");
    default:
      return shape.pattern && !shape.pattern.test(value) ? broken(place, shape.problem ?? "") : value;
  }
}

/** A wrong value may be a whole book. */
const longestProblem = 200;

function broken({ reader, path }: Place, problem: string): undefined {
  reader.report([...path], problem.slice(0, longestProblem));
}

function expected(what: string, value: unknown): string {
  return `Expected ${what} but received ${shown(value)}`;
}

function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? String(value);
  return Array.isArray(value) ? "Array" : "Object";
}
