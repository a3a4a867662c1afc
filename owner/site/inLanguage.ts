import type { Schema } from "../../src/project/file/schemas.ts";

/** One text per language. */
export type ByLanguage = { readonly [language: string]: string };

/** A part of a website's content in one language: each of its texts is a string. */
export type InLanguage<T> = [T] extends [string | ByLanguage]
  ? ByLanguage extends T
    ? string
    : T
  : T extends readonly (infer Item)[]
    ? readonly InLanguage<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: InLanguage<T[Key]> }
      : T;

/** A value that was read by a schema, in one language: `textOf` picks the language of each text and fills in facts. */
export function inLanguage<T>(schema: Schema, value: T, textOf: (text: string | ByLanguage) => string): InLanguage<T> {
  // The compiler cannot follow a schema through `pickLanguage`.
  return pickLanguage(schema, value, textOf) as InLanguage<T>;
}

function pickLanguage(schema: Schema, value: unknown, textOf: (text: string | ByLanguage) => string): unknown {
  if (value === undefined) return undefined;
  if (schema.kind === "localText") return textOf(value as string | ByLanguage);
  if (schema.kind === "list")
    return (value as readonly unknown[]).map((item) => pickLanguage(schema.item, item, textOf));
  if (schema.kind !== "object") return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]: [string, unknown]) => {
      const field = schema.fields[name];
      return [name, field ? pickLanguage(field.schema, part, textOf) : part];
    }),
  );
}
