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
  /** Values by language tag. */
  | { readonly kind: "byLanguage"; readonly item: Schema }
  | { readonly kind: "point" }
  /** `null` is valid. */
  | { readonly kind: "orNull"; readonly schema: Schema }
  /** A list; broken items are removed. */
  | { readonly kind: "list"; readonly item: Schema }
  /** A list with `undefined` for broken items: the others keep their indices until links are checked. */
  | { readonly kind: "records"; readonly item: Schema }
  | { readonly kind: "object"; readonly fields: SchemaFields };

type ByLanguage<T> = { readonly [language: string]: T };

/** A field of an object, and the consequence if it is missing or wrong. */
export type SchemaField =
  /** The entire object is lost. */
  | { readonly schema: Schema; readonly rule: "required" }
  /**
   * The field is left out. If it is wrong, that is reported, and `broken` replaces it. `supplied` is the default if it is missing:
   * written into the schema, and applied after reading.
   */
  | { readonly schema: Schema; readonly rule: "optional"; readonly broken?: null; readonly supplied?: unknown }
  /** `value` replaces it. If it is wrong, that is reported. */
  | { readonly schema: Schema; readonly rule: "default"; readonly value: unknown }
  /** `value` replaces it, and that is reported. */
  | { readonly schema: Schema; readonly rule: "requiredWithDefault"; readonly value: unknown };

export type SchemaFields = Readonly<Record<string, SchemaField>>;

export const required = <const S extends Schema>(schema: S) => ({ schema, rule: "required" }) as const;
export const optional = <const S extends Schema>(schema: S) => ({ schema, rule: "optional" }) as const;
/** A part that is `null` if it is broken, and absent if it is missing. */
export const nullIfInvalid = <const S extends Schema>(schema: S) =>
  ({ schema, rule: "optional", broken: null }) as const;
/** A part with a default that is applied after reading. */
export const supplied = <const S extends Schema>(schema: S, value: unknown) =>
  ({ schema, rule: "optional", supplied: value }) as const;
export const withDefault = <const S extends Schema>(schema: S, value: unknown) =>
  ({ schema, rule: "default", value }) as const;
export const requiredWithDefault = <const S extends Schema>(schema: S, value: unknown) =>
  ({ schema, rule: "requiredWithDefault", value }) as const;

export const list = <const S extends Schema>(item: S) => ({ kind: "list", item }) as const;
export const records = <const S extends Schema>(item: S) => ({ kind: "records", item }) as const;
export const byLanguage = <const S extends Schema>(item: S) => ({ kind: "byLanguage", item }) as const;
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
          ? string | ByLanguage<string>
          : S extends { readonly kind: "point" }
            ? readonly [number, number]
            : never;

type Named<F, Rule> = { [K in keyof F]: F[K] extends { readonly rule: Rule } ? K : never }[keyof F];

/** The value as written in a file. */
export type Written<S> = S extends { readonly kind: "orNull"; readonly schema: infer T }
  ? Written<T> | null
  : S extends { readonly kind: "list" | "records"; readonly item: infer T }
    ? readonly Written<T>[]
    : S extends { readonly kind: "byLanguage"; readonly item: infer T }
      ? ByLanguage<Written<T>>
      : S extends { readonly kind: "object"; readonly fields: infer F }
        ? { readonly [K in Named<F, "required" | "requiredWithDefault">]: Written<ShapeOf<F[K]>> } & {
            readonly [K in Named<F, "optional" | "default">]?: Written<ShapeOf<F[K]>>;
          }
        : Single<S>;

/** The value as read. */
export type Read<S> = S extends { readonly kind: "orNull"; readonly schema: infer T }
  ? Read<T> | null
  : S extends { readonly kind: "list"; readonly item: infer T }
    ? readonly Read<T>[]
    : S extends { readonly kind: "records"; readonly item: infer T }
      ? readonly (Read<T> | undefined)[]
      : S extends { readonly kind: "byLanguage"; readonly item: infer T }
        ? ByLanguage<Read<T>>
        : S extends { readonly kind: "object"; readonly fields: infer F }
          ? { readonly [K in Named<F, "required" | "requiredWithDefault" | "default">]: Read<ShapeOf<F[K]>> } & {
              readonly [K in Named<F, "optional">]?: Read<ShapeOf<F[K]>> | BrokenOf<F[K]>;
            }
          : Single<S>;

type BrokenOf<F> = F extends { readonly broken: infer B } ? B : never;
type ShapeOf<F> = F extends { readonly schema: infer S } ? S : never;
