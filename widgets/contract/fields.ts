import type { FinderScreen } from "./screens.ts";

/** The types a field of the contract may have, by the name that stands in its tables and in what is written from them. */
type FieldTypes = {
  string: string;
  number: number;
  "string | null": string | null;
  Screen: FinderScreen;
};

/** The fields of a plain object with the names of their types. */
export type Fields = Readonly<Record<string, keyof FieldTypes>>;

/** The object those fields describe. */
export type FieldsOf<Table extends Fields> = { readonly [Name in keyof Table]: FieldTypes[Table[Name]] };
