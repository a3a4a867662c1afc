import { siteShape } from "./siteShape.ts";
import type { Field, Shape } from "../../src/project/file/shapes.ts";
import { isRecord } from "../../src/project/isRecord.ts";
import { pathText, type Steps } from "../../src/project/ProjectDataError.ts";

const whole: Field = { shape: siteShape, rule: "required" };

/** The field of `site.json` at a place; undefined if the format has none. */
export function siteFieldAt(steps: Steps): Field | undefined {
  let field: Field | undefined = whole;
  for (const step of steps) {
    const shape: Shape | undefined = field?.shape;
    if (shape?.kind === "object") field = Object.hasOwn(shape.fields, step) ? shape.fields[step] : undefined;
    else if (shape?.kind === "list") field = { shape: shape.item, rule: "required" };
    else return undefined;
  }
  return field;
}

/** The value at a place of a JSON value; undefined if there is none. */
export function valueAt(value: unknown, steps: Steps): unknown {
  let at = value;
  for (const step of steps) {
    if (Array.isArray(at)) at = at[Number(step)] as unknown;
    else at = isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  }
  return at;
}

/** Paths that are not part of the format: they stay in the file, and no page shows them. */
export function unknownParts(content: unknown): readonly string[] {
  return unknownIn(siteShape, content, []);
}

/** Keys of the file itself and of the studio. */
const silent = new Set(["$schema", "studio"]);

function unknownIn(shape: Shape, value: unknown, steps: Steps): readonly string[] {
  if (shape.kind === "list" && Array.isArray(value))
    return value.flatMap((each, index) => unknownIn(shape.item, each, [...steps, index]));
  if (shape.kind !== "object" || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const at = [...steps, name];
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    return field ? unknownIn(field.shape, each, at) : silent.has(name) ? [] : [pathText(at)];
  });
}
