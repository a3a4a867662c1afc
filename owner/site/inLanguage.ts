import type { Schema } from "../../src/project/file/schemas.ts";

/** A text by language. */
export type ByLanguage = { readonly [language: string]: string };

/** A part of a site's content with its texts by language each reduced to a single text. */
export type InLanguage<T> = [T] extends [string | ByLanguage]
  ? ByLanguage extends T
    ? string
    : T
  : T extends readonly (infer Item)[]
    ? readonly InLanguage<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: InLanguage<T[Key]> }
      : T;

/**
 * A value read by a schema, reduced to one language: `textOf` chooses the language of each text and fills in facts.
 */
export function inLanguage<T>(schema: Schema, value: T, textOf: (text: string | ByLanguage) => string): InLanguage<T> {
  // The compiler cannot follow a schema through `translate`.
  return translate(schema, value, textOf) as InLanguage<T>;
}

function translate(schema: Schema, value: unknown, textOf: (text: string | ByLanguage) => string): unknown {
  if (value === undefined) return undefined;
  if (schema.kind === "localText") return textOf(value as string | ByLanguage);
  if (schema.kind === "list") return (value as readonly unknown[]).map((item) => translate(schema.item, item, textOf));
  if (schema.kind !== "object") return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]: [string, unknown]) => {
      const field = schema.fields[name];
      return [name, field ? translate(field.schema, part, textOf) : part];
    }),
  );
}
