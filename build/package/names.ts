import type { Tag } from "../../widgets/contract/tags.ts";

/** `kulla-building-picker` -> `KullaBuildingPicker`. */
export const className = (tag: Tag): string => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `email-origin` -> `emailOrigin`. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The rows of a table of the contract that a tag has. */
export function rowsOf<Row extends { readonly on: readonly Tag[] }>(
  table: Readonly<Record<string, Row>>,
  tag: Tag,
): readonly (readonly [name: string, row: Row])[] {
  return Object.entries(table).filter(([, { on }]) => on.includes(tag));
}
