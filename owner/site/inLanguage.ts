import type { Shape } from "../../src/project/file/shapes.ts";

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
 * A value read by a shape, reduced to one language: `textOf` chooses the language of each text and fills in facts.
 */
export function inLanguage<T>(shape: Shape, value: T, textOf: (text: string | ByLanguage) => string): InLanguage<T> {
  // The compiler cannot follow a shape through `translate`.
  return translate(shape, value, textOf) as InLanguage<T>;
}

function translate(shape: Shape, value: unknown, textOf: (text: string | ByLanguage) => string): unknown {
  if (value === undefined) return undefined;
  if (shape.kind === "localText") return textOf(value as string | ByLanguage);
  if (shape.kind === "list") return (value as readonly unknown[]).map((item) => translate(shape.item, item, textOf));
  if (shape.kind !== "object") return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]: [string, unknown]) => {
      const field = shape.fields[name];
      return [name, field ? translate(field.shape, part, textOf) : part];
    }),
  );
}
