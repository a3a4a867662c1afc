import { writeFileSync } from "node:fs";
import { toJsonSchema, type JsonSchema } from "@valibot/to-json-schema";
import { projectSchema } from "../../src/project/schema/projectSchema.ts";
import { projectFolder } from "./projectFolder.ts";
import { schemaDescriptions } from "./schemaDescriptions.ts";

/** Writes public/project/project.schema.json, so that editors complete and check a project file. */
export function writeSchema(): void {
  const schema = toJsonSchema(projectSchema("https://kulla.example/"), {
    typeMode: "input",
    errorMode: "ignore",
    overrideSchema: ({ jsonSchema, valibotSchema }) =>
      withRequired(jsonSchema, "entries" in valibotSchema ? { ...Object(valibotSchema.entries) } : undefined),
  });
  const properties = { $schema: { type: "string" }, ...schema.properties };
  const titled = { ...schema, title: "Kulla project file, version 1", properties };
  writeFileSync(new URL("project.schema.json", projectFolder), `${JSON.stringify(titled)}\n`);
}

type Entries = Readonly<Record<string, object>>;

/** Fields that are missed (src/project/schema/forgiving.ts) look optional to the converter: an editor shall ask for them. */
function withRequired(schema: JsonSchema, entries: Entries | undefined): JsonSchema {
  if (!entries || !schema.properties) return schema;
  const required = new Set(schema.required);
  const properties: Record<string, JsonSchema> = {};
  for (const [key, value] of Object.entries(schema.properties)) {
    if (typeof value === "boolean") continue;
    const { default: absent, ...property } = value;
    const isMissed = isForgiving(entries[key]);
    if (isMissed) required.add(key);
    const description = schemaDescriptions[key];
    properties[key] = {
      ...property,
      ...(description && { description }),
      ...(absent !== undefined && !isMissed && { default: absent }),
    };
  }
  return { ...schema, properties, required: [...required] };
}

function isForgiving(entry: object | undefined): boolean {
  if (!entry || !("default" in entry) || !("wrapped" in entry)) return false;
  const { wrapped } = entry;
  const isNullable =
    typeof wrapped === "object" && wrapped !== null && "type" in wrapped && wrapped.type === "nullable";
  return entry.default === null && !isNullable;
}
