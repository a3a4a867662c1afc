import { absoluteSrcset, absoluteUrl } from "../addresses.ts";
import type { Report, Steps } from "../ProjectDataError.ts";
import type { Fields, Read, Shape } from "./shapes.ts";

type Reader = {
  /** The file's own address. */
  readonly baseUrl: string;
  /** Hears of every fault. */
  readonly report: Report;
};

/** Where in the file a value stands: what holds it, and its key or index there. */
type Place = { readonly reader: Reader; readonly within?: Place; readonly step?: string | number };

/**
 * Reads a value of a file by its shape; `undefined` where it is broken. Every fault is reported by its path; a broken field
 * costs no more than its rule says, a broken item no more than itself. Fields the shape does not name are left out.
 */
export function readShape<S extends Shape>(shape: S, value: unknown, reader: Reader): Read<S> | undefined {
  // The compiler cannot follow a shape through `read`: each kind gives what its type in shapes.ts says.
  return read(shape, value, { reader }) as Read<S> | undefined;
}

function read(shape: Shape, value: unknown, place: Place): unknown {
  const isMissing = value === undefined || (value === null && shape.kind !== "orNull");
  if (isMissing && place.step !== undefined) return broken(place, "missing");
  switch (shape.kind) {
    case "orNull":
      return value === null ? null : read(shape.shape, value, place);
    case "list":
      return readItems(shape.item, value, place)?.filter((item) => item !== undefined);
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
  return value.map((each: unknown, step) => read(item, each, { reader: place.reader, within: place, step }));
}

function readPoint(value: unknown, place: Place): unknown {
  const sides = readItems(coordinate, value, place)?.filter((side) => side !== undefined);
  return sides && sides.length !== 2 ? broken(place, "not a point like [120, 80]") : sides;
}

function readFields(fields: Fields, value: unknown, place: Place): object | undefined {
  if (!isObject(value)) return broken(place, expected("Object", value));
  const result: Record<string, unknown> = {};
  let isWhole = true;
  for (const name in fields) {
    const field = fields[name];
    if (!field) continue;
    const isLeftOut = !Object.hasOwn(value, name) && (field.rule === "part" || field.rule === "optional");
    const found = isLeftOut
      ? undefined
      : read(field.shape, value[name], { reader: place.reader, within: place, step: name });
    if (found !== undefined) result[name] = found;
    else if ("value" in field) result[name] = field.value;
    else if ("broken" in field && !isLeftOut) result[name] = field.broken;
    else if (field.rule === "needed") isWhole = false;
  }
  return isWhole ? result : undefined;
}

function readByLanguage(item: Shape, value: unknown, place: Place): object | undefined {
  if (!isObject(value)) return broken(place, expected("Object", value));
  const found = Object.entries(value).map(([step, each]) => [
    step,
    read(item, each, { reader: place.reader, within: place, step }),
  ]);
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

function broken({ reader, step, within }: Place, problem: string): undefined {
  const steps: Steps = step === undefined ? [] : [...stepsTo(within), step];
  reader.report(steps, problem.slice(0, longestProblem));
}

const stepsTo = (place: Place | undefined): Steps =>
  place?.step === undefined ? [] : [...stepsTo(place.within), place.step];

function expected(what: string, value: unknown): string {
  return `Expected ${what} but received ${shown(value)}`;
}

function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? String(value);
  return Array.isArray(value) ? "Array" : "Object";
}
