import type { Campaign } from "../../src/inquiry/campaign/campaign.ts";
import type { PlainValues } from "../../src/inquiry/campaign/sanitizeCampaignValues.ts";

/** The types that fields of screens and event details can have, by their names in the contract and in the files generated from it. */
type FieldTypes = {
  string: string;
  number: number;
  "string | null": string | null;
  "number | null": number | null;
  "readonly string[]": readonly string[];
  Screen: FinderScreen;
  "KullaCampaign | null": Campaign | null;
  KullaFields: PlainValues;
};

/** The fields of a screen or of an event's detail, with the names of their types. */
export type FieldTypeNames = Readonly<Record<string, keyof FieldTypes>>;

/** The type of the object that has these fields. */
export type FieldsOf<Table extends FieldTypeNames> = { readonly [Name in keyof Table]: FieldTypes[Table[Name]] };

/** The screens of the finder tags, by name, with the fields that identify the visitor's place. */
export const finderScreens = {
  site: {},
  search: {},
  tower: { tower: "string" },
  floor: { tower: "string", floor: "number" },
  apartment: { apartment: "string" },
  inquiry: { apartment: "string" },
  tour: { apartment: "string" },
  compare: { apartments: "readonly string[]" },
} as const satisfies Readonly<Record<string, FieldTypeNames>>;

/** The brochure's screens; pages are counted from 0. */
export const brochureScreens = { closed: {}, open: { page: "number" } } as const satisfies Readonly<
  Record<string, FieldTypeNames>
>;

type ScreenOf<Table extends Readonly<Record<string, FieldTypeNames>>> = {
  [Name in keyof Table]: { readonly name: Name } & FieldsOf<Table[Name]>;
}[keyof Table];

/** Where the visitor is in a finder. */
export type FinderScreen = ScreenOf<typeof finderScreens>;
/** Where the visitor is in a brochure. */
export type BrochureScreen = ScreenOf<typeof brochureScreens>;
export type AnyScreen = FinderScreen | BrochureScreen;
