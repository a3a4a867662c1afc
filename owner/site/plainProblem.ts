import type { SchemaFields, Schema } from "../../src/project/file/schemas.ts";
import { isRecord } from "../../src/project/isRecord.ts";
import type { Steps } from "../../src/project/ProjectDataError.ts";
import { schemaAt, valueAtPath } from "./siteParts.ts";

/**
 * A sentence for somebody who wrote a JSON file by hand: what is wrong with a value, and what to write instead, such as `must be true or
 * false, without quotation marks, not "yes"`. If the schema has nothing at that path, the result is `problem` itself.
 */
export function plainProblem(
  rootSchema: Schema,
  json: unknown,
  { steps, problem }: { steps: Steps; problem: string },
): string {
  const schema = schemaAt(rootSchema, steps);
  if (!schema) return problem;
  const value = valueAtPath(json, steps);
  if (steps.length > 0 && (value === undefined || value === null)) return `is missing: write ${expectedValue(schema)}`;
  return `must be ${expectedValue(schema)}, not ${describeValue(value)}`;
}

/** The values that a schema accepts, in words. */
function expectedValue(schema: Schema): string {
  switch (schema.kind) {
    case "text":
      return schema.problem ? schema.problem.replace(/^not /, "") : "a text in quotation marks";
    case "number":
      return `a ${schema.isWhole ? "whole " : ""}number from ${schema.from} to ${schema.to}, without quotation marks`;
    case "flag":
      return "true or false, without quotation marks";
    case "choice":
      return choices(schema.of);
    case "address":
      return 'a web address like "https://video.example/roof"';
    case "srcset":
      return 'a text like "a.avif 800w, b.avif 1600w"';
    case "localText":
      return 'a text in quotation marks, or one for each language like { "sq": "…", "en": "…", "de": "…" }';
    case "byKey":
      return 'a group in braces with a part for each language like { "sq": …, "en": …, "de": … }';
    case "point":
      return "two numbers in square brackets like [120, 80]";
    case "orNull":
      return `${expectedValue(schema.schema)}, or null`;
    case "list":
    case "records":
      return `a list in square brackets like ${example(schema)}`;
    case "object":
      return `a group in braces like ${example(schema)}`;
  }
}

const choices = (values: readonly (string | number)[]): string => {
  const [last = "", ...rest] = values.map((each) => JSON.stringify(each)).toReversed();
  return rest.length === 0 ? last : `${rest.toReversed().join(", ")} or ${last}`;
};

/** An example of a value in JSON, with the names of a few fields. */
function example(schema: Schema): string {
  if (schema.kind === "list" || schema.kind === "records") return `[${example(schema.item)}]`;
  return schema.kind === "object"
    ? `{ ${exampleNames(schema.fields)
        .map((name) => `"${name}": …`)
        .join(", ")} }`
    : "…";
}

const maxNames = 3;

/** The names of the first required fields or, if none is required, of the first fields. */
function exampleNames(fields: SchemaFields): readonly string[] {
  const all = Object.entries(fields);
  const requiredFields = all.filter(([, { rule }]) => rule === "required");
  return (requiredFields.length > 0 ? requiredFields : all).slice(0, maxNames).map(([name]) => name);
}

/** Longer values are cut off, in characters. */
const maxLength = 60;

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (isRecord(value)) return "a group in braces";
  if (value === "") return "an empty text";
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
