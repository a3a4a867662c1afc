import { writeFileSync } from "node:fs";
import { siteSchema } from "../../owner/site/siteSchema.ts";
import { projectSchema } from "../../src/project/file/projectSchema.ts";
import type { SchemaField, Schema } from "../../src/project/file/schemas.ts";
import { historyField } from "../../src/project/priceHistory.ts";
import { availabilitySchema } from "../../src/project/readAvailability.ts";
import { projectFolder } from "./publicFolders.ts";
import { schemaDescriptions } from "./schemaDescriptions.ts";
import { siteDescriptions } from "./siteDescriptions.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

/** The purpose of each field, by its name. */
type Descriptions = Readonly<Record<string, string>>;

const text: JsonSchema = { type: "string" };
const coordinate: JsonSchema = { type: "number", minimum: -1e5, maximum: 1e5 };

/** The JSON Schema of a part of a file, for editors, which also require fields that would only cause a warning. */
function schemaOf(schema: Schema, descriptions: Descriptions): JsonSchema {
  switch (schema.kind) {
    case "text":
      return { ...text, ...(schema.pattern && { pattern: schema.pattern.source }) };
    case "address":
    case "srcset":
      return text;
    case "number":
      return {
        type: schema.isWhole ? "integer" : "number",
        ...(schema.isHalves && { multipleOf: 0.5 }),
        minimum: schema.from,
        maximum: schema.to,
      };
    case "flag":
      return { type: "boolean" };
    case "choice":
      return { enum: schema.of };
    case "point":
      return { type: "array", items: coordinate, minItems: 2, maxItems: 2 };
    case "localText":
      return { anyOf: [text, { type: "object", additionalProperties: text }] };
    case "byKey":
      return { type: "object", additionalProperties: schemaOf(schema.item, descriptions) };
    case "orNull":
      return { anyOf: [schemaOf(schema.schema, descriptions), { type: "null" }] };
    case "list":
    case "records":
      return { type: "array", items: schemaOf(schema.item, descriptions) };
    default:
      return objectSchema(Object.entries(schema.fields), descriptions);
  }
}

function objectSchema(fields: readonly (readonly [string, SchemaField])[], descriptions: Descriptions): JsonSchema {
  const properties = fields.map(([name, field]) => {
    const description = descriptions[name];
    return [
      name,
      { ...schemaOf(field.schema, descriptions), ...(description && { description }), ...whereAbsent(field) },
    ];
  });
  const required = fields
    .filter(([, { rule }]) => rule === "required" || rule === "requiredWithDefault")
    .map(([name]) => name);
  return { type: "object", properties: Object.fromEntries(properties), required };
}

function whereAbsent(field: SchemaField): JsonSchema {
  if (field.rule === "default") return { default: field.value };
  return "supplied" in field ? { default: field.supplied } : {};
}

/** Writes the schemas of an owner's files to public/project, so that editors can complete and check them. */
export function writeSchema(): void {
  const project = { title: "Kulla project file, versions 1 and 2", descriptions: schemaDescriptions };
  write("project.schema.json", { ...project, fields: { ...projectSchema.fields, history: historyField } });
  const availability = { title: "Kulla availability file, version 1", descriptions: schemaDescriptions };
  write("availability.schema.json", { ...availability, fields: availabilitySchema.fields });
  const site = { title: "Kulla site file, version 1", descriptions: siteDescriptions };
  write("site.schema.json", { ...site, fields: siteSchema.fields });
}

type SchemaFile = {
  readonly title: string;
  readonly fields: Readonly<Record<string, SchemaField>>;
  readonly descriptions: Descriptions;
};

function write(file: string, { title, fields, descriptions }: SchemaFile): void {
  const { properties, ...schema } = objectSchema(Object.entries(fields), descriptions);
  const titled = {
    $schema: "http://json-schema.org/draft-07/schema#",
    ...schema,
    title,
    properties: { $schema: text, ...Object(properties) },
  };
  writeFileSync(new URL(file, projectFolder), `${JSON.stringify(titled)}\n`);
}
