/**
 * The kinds of values a project file is made of, as plain data: readShape.ts reads a file by them, sample/project/writeSchema.ts
 * writes the JSON Schema from them, and Written and Read are their TypeScript types.
 */
export type Shape =
  | { readonly kind: "text"; readonly pattern?: RegExp; readonly problem?: string }
  | { readonly kind: "number"; readonly from: number; readonly to: number; readonly isWhole?: boolean }
  | { readonly kind: "flag" }
  | { readonly kind: "choice"; readonly of: readonly (string | number)[] }
  /** A web address; as an origin without a slash at its end. */
  | { readonly kind: "address"; readonly isOrigin?: boolean }
  | { readonly kind: "srcset" }
  | { readonly kind: "localText" }
  /** Values by the tag of a language. */
  | { readonly kind: "byLanguage"; readonly item: Shape }
  | { readonly kind: "point" }
  /** Null is a value of it. */
  | { readonly kind: "orNull"; readonly shape: Shape }
  /** A list without its broken items. */
  | { readonly kind: "list"; readonly item: Shape }
  /** A list in which `undefined` stands for a broken item: the others keep their indices until links are checked. */
  | { readonly kind: "records"; readonly item: Shape }
  | { readonly kind: "object"; readonly fields: Fields };

type ByLanguage<T> = { readonly [language: string]: T };

/** A field of an object, and what a file without it, or with a wrong one, costs. */
export type Field =
  /** The whole object. */
  | { readonly shape: Shape; readonly rule: "needed" }
  /**
   * Nothing: there is none then. A wrong one is reported; `broken` stands in for it. `supplied` is what it means that there is none:
   * for the schema, and put in by whoever goes on with the record.
   */
  | { readonly shape: Shape; readonly rule: "part"; readonly broken?: null; readonly supplied?: unknown }
  /** Nothing: `value` stands in. A wrong one is reported. */
  | { readonly shape: Shape; readonly rule: "optional"; readonly value: unknown }
  /** `value` stands in, and that is reported. */
  | { readonly shape: Shape; readonly rule: "missed"; readonly value: unknown };

export type Fields = Readonly<Record<string, Field>>;

export const need = <const S extends Shape>(shape: S) => ({ shape, rule: "needed" }) as const;
export const part = <const S extends Shape>(shape: S) => ({ shape, rule: "part" }) as const;
/** A part whose absence means something else than that it is broken. */
export const reported = <const S extends Shape>(shape: S) => ({ shape, rule: "part", broken: null }) as const;
/** A part that is put in after reading. */
export const supplied = <const S extends Shape>(shape: S, value: unknown) =>
  ({ shape, rule: "part", supplied: value }) as const;
export const optional = <const S extends Shape>(shape: S, value: unknown) =>
  ({ shape, rule: "optional", value }) as const;
export const missed = <const S extends Shape>(shape: S, value: unknown) => ({ shape, rule: "missed", value }) as const;

export const list = <const S extends Shape>(item: S) => ({ kind: "list", item }) as const;
export const records = <const S extends Shape>(item: S) => ({ kind: "records", item }) as const;
export const byLanguage = <const S extends Shape>(item: S) => ({ kind: "byLanguage", item }) as const;
export const object = <const F extends Fields>(fields: F) => ({ kind: "object", fields }) as const;

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

/** As it is written in a file. */
export type Written<S> = S extends { readonly kind: "orNull"; readonly shape: infer T }
  ? Written<T> | null
  : S extends { readonly kind: "list" | "records"; readonly item: infer T }
    ? readonly Written<T>[]
    : S extends { readonly kind: "byLanguage"; readonly item: infer T }
      ? ByLanguage<Written<T>>
      : S extends { readonly kind: "object"; readonly fields: infer F }
        ? { readonly [K in Named<F, "needed" | "missed">]: Written<ShapeOf<F[K]>> } & {
            readonly [K in Named<F, "part" | "optional">]?: Written<ShapeOf<F[K]>>;
          }
        : Single<S>;

/** As it has been read. */
export type Read<S> = S extends { readonly kind: "orNull"; readonly shape: infer T }
  ? Read<T> | null
  : S extends { readonly kind: "list"; readonly item: infer T }
    ? readonly Read<T>[]
    : S extends { readonly kind: "records"; readonly item: infer T }
      ? readonly (Read<T> | undefined)[]
      : S extends { readonly kind: "byLanguage"; readonly item: infer T }
        ? ByLanguage<Read<T>>
        : S extends { readonly kind: "object"; readonly fields: infer F }
          ? { readonly [K in Named<F, "needed" | "missed" | "optional">]: Read<ShapeOf<F[K]>> } & {
              readonly [K in Named<F, "part">]?: Read<ShapeOf<F[K]>> | BrokenOf<F[K]>;
            }
          : Single<S>;

type BrokenOf<F> = F extends { readonly broken: infer B } ? B : never;
type ShapeOf<F> = F extends { readonly shape: infer S } ? S : never;
