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

/** Only used to recognize web addresses; nothing is fetched. */
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
  const file = keep(projectSchema, value, {
    steps: [],
    isBroken: (steps) => broken.has(pathText(steps)),
    tell: (kind, steps) => {
      const path = pathText(steps);
      notes.push({ kind, path, problem: kind === "unknown" ? "not known here" : (broken.get(path) ?? "broken") });
    },
  });
  return { file, notes };
}

type RecordPath = {
  readonly steps: Steps;
  readonly isBroken: (steps: Steps) => boolean;
  readonly tell: (kind: FileNote["kind"], steps: Steps) => void;
};

const inside = (place: RecordPath, step: string | number): RecordPath => ({ ...place, steps: [...place.steps, step] });

/** The value without its broken parts; undefined if it is broken itself. */
function keep(schema: Schema, value: unknown, place: RecordPath): unknown {
  if (value === undefined || (value === null && schema.kind !== "orNull")) return undefined;
  if (place.isBroken(place.steps)) {
    place.tell("leftOut", place.steps);
    return undefined;
  }
  switch (schema.kind) {
    case "orNull":
      return value === null ? null : keep(schema.schema, value, place);
    case "list":
    case "records":
      return Array.isArray(value)
        ? value.flatMap((each: unknown, index) => keep(schema.item, each, inside(place, index)) ?? [])
        : undefined;
    case "byKey":
      return keepFields(value, place, { fieldOf: () => ({ schema: schema.item, rule: "optional" }), required: [] });
    case "localText":
      return typeof value === "string"
        ? value
        : keepFields(value, place, { fieldOf: () => ({ schema: { kind: "text" }, rule: "optional" }), required: [] });
    case "object":
      return keepFields(value, place, {
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

/** Keys of the project file and of the studio, but not of fields that a reader reads. */
const silent = new Set(["$schema", "studio", "history"]);

function keepFields(value: unknown, place: RecordPath, { fieldOf, required }: FieldRules): object | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const sound = Object.entries(value).flatMap(([name, each]: [string, unknown]): [string, unknown][] => {
    const field = fieldOf(name);
    if (!field && !silent.has(name)) place.tell("unknown", [...place.steps, name]);
    const part = field ? keep(field.schema, each, inside(place, name)) : each;
    return part === undefined ? [] : [[name, part]];
  });
  const names = new Set(sound.map(([name]) => name));
  const missing = required.filter(([name]) => !names.has(name));
  if (missing.some(([, { rule }]) => rule === "required")) {
    place.tell("leftOut", place.steps);
    return undefined;
  }
  // Defines each key, "__proto__" too, where an assignment would set it.
  return Object.fromEntries([...sound, ...missing.map(([name, field]) => [name, "value" in field ? field.value : ""])]);
}
