import { writeFileSync } from "node:fs";
import { projectShape } from "../../src/project/file/projectShape.ts";
import type { Field, Shape } from "../../src/project/file/shapes.ts";
import { availabilityShape } from "../../src/project/readAvailability.ts";
import { projectFolder } from "./publicFolders.ts";
import { schemaDescriptions } from "./schemaDescriptions.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

const text: JsonSchema = { type: "string" };
const coordinate: JsonSchema = { type: "number", minimum: -1e5, maximum: 1e5 };

/** JSON Schema of a shape, for editors: they ask for what is only missed, too. */
function schemaOf(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case "text":
      return { ...text, ...(shape.pattern && { pattern: shape.pattern.source }) };
    case "address":
    case "srcset":
      return text;
    case "number":
      return { type: shape.isWhole ? "integer" : "number", minimum: shape.from, maximum: shape.to };
    case "flag":
      return { type: "boolean" };
    case "choice":
      return { enum: shape.of };
    case "point":
      return { type: "array", items: coordinate, minItems: 2, maxItems: 2 };
    case "localText":
      return { anyOf: [text, { type: "object", additionalProperties: text }] };
    case "byLanguage":
      return { type: "object", additionalProperties: schemaOf(shape.item) };
    case "orNull":
      return { anyOf: [schemaOf(shape.shape), { type: "null" }] };
    case "list":
    case "records":
      return { type: "array", items: schemaOf(shape.item) };
    default:
      return objectSchema(Object.entries(shape.fields));
  }
}

function objectSchema(fields: readonly (readonly [string, Field])[]): JsonSchema {
  const properties = fields.map(([name, field]) => {
    const description = schemaDescriptions[name];
    return [name, { ...schemaOf(field.shape), ...(description && { description }), ...whereAbsent(field) }];
  });
  const required = fields.filter(([, { rule }]) => rule === "needed" || rule === "missed").map(([name]) => name);
  return { type: "object", properties: Object.fromEntries(properties), required };
}

function whereAbsent(field: Field): JsonSchema {
  if (field.rule === "optional") return { default: field.value };
  return "supplied" in field ? { default: field.supplied } : {};
}

/** Writes project.schema.json and availability.schema.json into public/project, so that editors complete and check both files. */
export function writeSchema(): void {
  write("project.schema.json", "Kulla project file, versions 1 and 2", projectShape.fields);
  write("availability.schema.json", "Kulla availability file, version 1", availabilityShape.fields);
}

function write(file: string, title: string, fields: Readonly<Record<string, Field>>): void {
  const { properties, ...schema } = objectSchema(Object.entries(fields));
  const titled = {
    $schema: "http://json-schema.org/draft-07/schema#",
    ...schema,
    title,
    properties: { $schema: text, ...Object(properties) },
  };
  writeFileSync(new URL(file, projectFolder), `${JSON.stringify(titled)}\n`);
}
