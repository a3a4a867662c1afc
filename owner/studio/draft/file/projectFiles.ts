import { projectSchema } from "../../../../src/project/file/projectSchema.ts";
import type { Schema } from "../../../../src/project/file/schemas.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import { isRecord } from "../../../../src/project/isRecord.ts";

/** A picture as a project file has it. */
export type WrittenPicture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources?: readonly { readonly srcset: string }[];
  /** Only in a draft: the file of the folder that it is built from. */
  readonly studio?: { readonly file?: unknown };
};

/** A place where a project file names another file. */
export type FilePlace =
  | { readonly kind: "picture"; readonly steps: Steps; readonly picture: WrittenPicture }
  | { readonly kind: "file"; readonly steps: Steps; readonly address: string };

type Fields = Readonly<Record<string, unknown>>;

/** Every picture and every other file that a project names, in order; broken parts are left out, as the reader reports them. */
export function filesOf(project: unknown): readonly FilePlace[] {
  return placesIn(projectSchema, project, []);
}

function placesIn(schema: Schema, value: unknown, steps: Steps): readonly FilePlace[] {
  switch (schema.kind) {
    case "orNull":
      return placesIn(schema.schema, value, steps);
    case "list":
    case "records":
      return Array.isArray(value) ? value.flatMap((each, step) => placesIn(schema.item, each, [...steps, step])) : [];
    case "byKey":
      return isRecord(value)
        ? Object.entries(value).flatMap(([step, each]) => placesIn(schema.item, each, [...steps, step]))
        : [];
    case "address":
      return typeof value === "string" && !schema.isOrigin ? [{ kind: "file", steps, address: value }] : [];
    case "object":
      return isRecord(value) ? placesOf(schema.fields, value, steps) : [];
    default:
      return [];
  }
}

function placesOf(
  fields: Extract<Schema, { kind: "object" }>["fields"],
  value: Fields,
  steps: Steps,
): readonly FilePlace[] {
  const { src, width, height } = value;
  if (fields["src"] && fields["placeholder"]) {
    const isWhole = typeof src === "string" && typeof width === "number" && typeof height === "number";
    return isWhole ? [{ kind: "picture", steps, picture: value as unknown as WrittenPicture }] : [];
  }
  return Object.entries(fields).flatMap(([step, field]) => placesIn(field.schema, value[step], [...steps, step]));
}

/** Every address of a picture's files: its own, and those of its `sources`. */
export function addressesOf({ src, sources }: WrittenPicture): readonly string[] {
  const listed = Array.isArray(sources) ? sources.flatMap((each) => candidates(each)) : [];
  return [src, ...listed];
}

function candidates(source: unknown): readonly string[] {
  const { srcset } = isRecord(source) ? source : {};
  if (typeof srcset !== "string") return [];
  return srcset.split(/,\s+/).flatMap((each) => each.trim().split(/\s+/)[0] ?? []);
}

/** A copy of a project with other values at some of its places. */
export function withValues<P>(project: P, values: readonly (readonly [Steps, unknown])[]): P {
  const copy = structuredClone(project);
  for (const [steps, value] of values) {
    let at: unknown = copy;
    for (const step of steps.slice(0, -1)) at = (at as Record<string | number, unknown>)[step];
    const last = steps.at(-1);
    if (last !== undefined) (at as Record<string | number, unknown>)[last] = value;
  }
  return copy;
}
