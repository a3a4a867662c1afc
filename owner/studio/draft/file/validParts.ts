import { projectSchema } from "../../../../src/project/file/projectSchema.ts";
import { readBySchema } from "../../../../src/project/file/readBySchema.ts";
import type { SchemaField, Schema } from "../../../../src/project/file/schemas.ts";
import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";

/** A part of a file that the studio does not use: `path` as written there, indices from 0. */
export type FileNote = {
  /** "leftOut": it was broken and is not in the draft; "unknown": the studio does not know it, but preserves it. */
  readonly kind: "leftOut" | "unknown";
  readonly path: string;
  readonly problem: string;
};

/** The reader resolves addresses against it to recognize web addresses; nothing is fetched. */
const anyAddress = "https://project.invalid/project/project.json";

/**
 * The parts of a project file, in its written form, that the project's own reader accepts; a broken field removes only
 * itself, or the record that needs it. Unknown fields stay, and are reported.
 */
export function validParts(value: unknown): { readonly file: unknown; readonly notes: readonly FileNote[] } {
  const notes: FileNote[] = [];
  const broken = new Map<string, string>();
  readBySchema(projectSchema, value, {
    baseUrl: anyAddress,
    report: (steps, problem) => void broken.set(pathText(steps), problem),
  });
  const file = validPart(projectSchema, value, {
    steps: [],
    isBroken: (steps) => broken.has(pathText(steps)),
    report: (kind, steps) => {
      const path = pathText(steps);
      const problem = kind === "unknown" ? "not a field that the studio uses" : (broken.get(path) ?? "broken");
      notes.push({ kind, path, problem });
    },
  });
  return { file, notes };
}

type ValueContext = {
  readonly steps: Steps;
  readonly isBroken: (steps: Steps) => boolean;
  readonly report: (kind: FileNote["kind"], steps: Steps) => void;
};

const inside = (context: ValueContext, step: string | number): ValueContext => ({
  ...context,
  steps: [...context.steps, step],
});

/** The value without its broken parts; undefined if it is broken itself. */
function validPart(schema: Schema, value: unknown, context: ValueContext): unknown {
  if (value === undefined || (value === null && schema.kind !== "orNull")) return undefined;
  if (context.isBroken(context.steps)) {
    context.report("leftOut", context.steps);
    return undefined;
  }
  switch (schema.kind) {
    case "orNull":
      return value === null ? null : validPart(schema.schema, value, context);
    case "list":
    case "records":
      return Array.isArray(value)
        ? value.flatMap((each: unknown, index) => validPart(schema.item, each, inside(context, index)) ?? [])
        : undefined;
    case "byKey":
      return validFields(value, context, { fieldOf: () => ({ schema: schema.item, rule: "optional" }), required: [] });
    case "localText":
      return typeof value === "string"
        ? value
        : validFields(value, context, {
            fieldOf: () => ({ schema: { kind: "text" }, rule: "optional" }),
            required: [],
          });
    case "object":
      return validFields(value, context, {
        fieldOf: (name) => (Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined),
        required: Object.entries(schema.fields).filter(
          ([, { rule }]) => rule === "required" || rule === "requiredWithDefault",
        ),
      });
    default:
      return value;
  }
}

type FieldRules = {
  readonly fieldOf: (name: string) => SchemaField | undefined;
  readonly required: readonly (readonly [string, SchemaField])[];
};

/** Keys that the schema does not have, but a project file may: they are not reported as unknown. */
const unreportedNames = new Set(["$schema", "studio", "history"]);

function validFields(value: unknown, context: ValueContext, { fieldOf, required }: FieldRules): object | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const sound = Object.entries(value).flatMap(([name, each]: [string, unknown]): [string, unknown][] => {
    const field = fieldOf(name);
    if (!field && !unreportedNames.has(name)) context.report("unknown", [...context.steps, name]);
    const part = field ? validPart(field.schema, each, inside(context, name)) : each;
    return part === undefined ? [] : [[name, part]];
  });
  const names = new Set(sound.map(([name]) => name));
  const missing = required.filter(([name]) => !names.has(name));
  if (missing.some(([, { rule }]) => rule === "required")) {
    context.report("leftOut", context.steps);
    return undefined;
  }
  // This defines a key "__proto__" like any other; an assignment would change the object's prototype.
  return Object.fromEntries([...sound, ...missing.map(([name, field]) => [name, "value" in field ? field.value : ""])]);
}
