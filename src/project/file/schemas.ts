/**
 * The kinds of values in a project file, as plain data. readBySchema.ts reads files by them, sample/project/writeSchema.ts generates the
 * JSON Schema from them, and Written and Read derive their TypeScript types.
 */
export type Schema =
  | { readonly kind: "text"; readonly pattern?: RegExp; readonly problem?: string }
  | {
      readonly kind: "number";
      readonly from: number;
      readonly to: number;
      readonly isWhole?: boolean;
      readonly isHalves?: boolean;
    }
  | { readonly kind: "flag" }
  | { readonly kind: "choice"; readonly of: readonly (string | number)[] }
  /** A web address; an origin has no slash at its end. */
  | { readonly kind: "address"; readonly isOrigin?: boolean }
  | { readonly kind: "srcset" }
  | { readonly kind: "localText" }
  /** An object with values of one kind, by any key: a language tag or an id. */
  | { readonly kind: "byKey"; readonly item: Schema }
  | { readonly kind: "point" }
  /** `null` is valid. */
  | { readonly kind: "orNull"; readonly schema: Schema }
  /** A list; broken items are removed. */
  | { readonly kind: "list"; readonly item: Schema }
  /** A list with `undefined` for broken items: the others keep their indices until links are checked. */
  | { readonly kind: "records"; readonly item: Schema }
  | { readonly kind: "object"; readonly fields: SchemaFields };

type ByKey<T> = { readonly [key: string]: T };

/**
 * A field of an object, and the consequence if it is missing or invalid. Invalid fields are always reported.
 *
 * | rule                  | missing                               | invalid                           | type after reading          |
 * | --------------------- | ------------------------------------- | --------------------------------- | --------------------------- |
 * | `required`            | reported; the object is dropped       | the object is dropped             | `T`                         |
 * | `optional`            | stays absent                          | left out, or `broken` replaces it | `T`, `undefined`, or `null` |
 * | `default`             | `value` replaces it                   | `value` replaces it               | `T`                         |
 * | `requiredWithDefault` | reported; `value` replaces it         | `value` replaces it               | `T`                         |
 */
export type SchemaField =
  /** The object that contains it is dropped. */
  | { readonly schema: Schema; readonly rule: "required" }
  /** `supplied`: a default that the JSON Schema documents and that is applied after reading, not by the reader. */
  | { readonly schema: Schema; readonly rule: "optional"; readonly broken?: null; readonly supplied?: unknown }
  | { readonly schema: Schema; readonly rule: "default"; readonly value: unknown }
  | { readonly schema: Schema; readonly rule: "requiredWithDefault"; readonly value: unknown };

export type SchemaFields = Readonly<Record<string, SchemaField>>;

export const required = <const S extends Schema>(schema: S) => ({ schema, rule: "required" }) as const;
export const optional = <const S extends Schema>(schema: S) => ({ schema, rule: "optional" }) as const;
/** A field that is `null` if it is invalid, and absent if it is missing. */
export const nullIfInvalid = <const S extends Schema>(schema: S) =>
  ({ schema, rule: "optional", broken: null }) as const;
/** An optional field with a default that is applied after reading, by the code that uses it. */
export const supplied = <const S extends Schema>(schema: S, value: unknown) =>
  ({ schema, rule: "optional", supplied: value }) as const;
export const withDefault = <const S extends Schema>(schema: S, value: unknown) =>
  ({ schema, rule: "default", value }) as const;
export const requiredWithDefault = <const S extends Schema>(schema: S, value: unknown) =>
  ({ schema, rule: "requiredWithDefault", value }) as const;

export const list = <const S extends Schema>(item: S) => ({ kind: "list", item }) as const;
export const records = <const S extends Schema>(item: S) => ({ kind: "records", item }) as const;
export const byKey = <const S extends Schema>(item: S) => ({ kind: "byKey", item }) as const;
export const object = <const F extends SchemaFields>(fields: F) => ({ kind: "object", fields }) as const;

type Single<S> = S extends { readonly kind: "text" | "address" | "srcset" }
  ? string
  : S extends { readonly kind: "number" }
    ? number
    : S extends { readonly kind: "flag" }
      ? boolean
      : S extends { readonly kind: "choice"; readonly of: readonly (infer V)[] }
        ? V
        : S extends { readonly kind: "localText" }
          ? string | ByKey<string>
          : S extends { readonly kind: "point" }
            ? readonly [number, number]
            : never;

type KeysWithRule<F, Rule> = { [K in keyof F]: F[K] extends { readonly rule: Rule } ? K : never }[keyof F];

/** The value as written in a file. */
export type Written<S> = S extends { readonly kind: "orNull"; readonly schema: infer T }
  ? Written<T> | null
  : S extends { readonly kind: "list" | "records"; readonly item: infer T }
    ? readonly Written<T>[]
    : S extends { readonly kind: "byKey"; readonly item: infer T }
      ? ByKey<Written<T>>
      : S extends { readonly kind: "object"; readonly fields: infer F }
        ? { readonly [K in KeysWithRule<F, "required" | "requiredWithDefault">]: Written<ShapeOf<F[K]>> } & {
            readonly [K in KeysWithRule<F, "optional" | "default">]?: Written<ShapeOf<F[K]>>;
          }
        : Single<S>;

/** The value as read. */
export type Read<S> = S extends { readonly kind: "orNull"; readonly schema: infer T }
  ? Read<T> | null
  : S extends { readonly kind: "list"; readonly item: infer T }
    ? readonly Read<T>[]
    : S extends { readonly kind: "records"; readonly item: infer T }
      ? readonly (Read<T> | undefined)[]
      : S extends { readonly kind: "byKey"; readonly item: infer T }
        ? ByKey<Read<T>>
        : S extends { readonly kind: "object"; readonly fields: infer F }
          ? { readonly [K in KeysWithRule<F, "required" | "requiredWithDefault" | "default">]: Read<ShapeOf<F[K]>> } & {
              readonly [K in KeysWithRule<F, "optional">]?: Read<ShapeOf<F[K]>> | BrokenOf<F[K]>;
            }
          : Single<S>;

type BrokenOf<F> = F extends { readonly broken: infer B } ? B : never;
type ShapeOf<F> = F extends { readonly schema: infer S } ? S : never;
