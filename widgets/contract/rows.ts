/** The tables of the contract by tag, for the files generated from them. */
import { propertyName } from "../../src/element/attributes/attributeProperties.ts";
import { attributes, type Attribute } from "./attributes.ts";
import { cancelableEvents, elements, type AttributeName } from "./elements.ts";
import { events, type ContractEvent, type EventName } from "./events.ts";
import { members, type Member } from "./members.ts";
import type { Tag } from "./tags.ts";
import { en } from "../../src/text/en.ts";

export type AttributeRow = Attribute & { readonly name: AttributeName; readonly property: string };
export type EventRow = ContractEvent & { readonly name: EventName; readonly isCancelable: boolean };
export type MemberRow = Member & { readonly name: string };

export const attributeRows: readonly AttributeRow[] = Object.entries(attributes).map(([key, row]) => {
  const name = key as AttributeName;
  return { ...row, name, property: propertyName(name) };
});

export const eventRows: readonly EventRow[] = Object.entries(events).map(([key, row]) => {
  const name = key as EventName;
  return { ...row, name, isCancelable: cancelableEvents.some((each) => each === name) };
});

export const memberRows: readonly MemberRow[] = Object.entries(members).map(([name, row]) => ({ ...row, name }));

/** The attributes, events and other members of a tag's element. */
export function contractRowsOf(tag: Tag): {
  readonly attributes: readonly AttributeRow[];
  readonly events: readonly EventRow[];
  readonly members: readonly MemberRow[];
} {
  const followed: readonly string[] = elements[tag].attributes;
  return {
    attributes: attributeRows.filter(({ name }) => followed.includes(name)),
    events: eventRows.filter(({ on }) => on.includes(tag)),
    members: memberRows.filter(({ on }) => on.includes(tag)),
  };
}

/** `kulla-building-picker` -> `KullaBuildingPicker`. */
export const className = (tag: Tag): string => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const quoted = (word: string): string => `"${word}"`;

/** The type of an attribute's value in TypeScript notation: `"sq" | "en" | "de"`, `string | number`. */
export function typeOf({ object, values, takesNumbers, takesOthers }: AttributeRow): string {
  if (object) return `${object} | string`;
  if (!values) return takesNumbers ? "string | number" : "string";
  // Only in this form does an editor still suggest the known values next to arbitrary ones.
  return [...values.map(quoted), ...(takesNumbers ? values : []), ...(takesOthers ? ["(string & {})"] : [])].join(
    " | ",
  );
}

const { searchScreen, shortlist, sunHours, printedSheet, prices, brochure, failure, ...common } = en;

type Words = Readonly<Record<string, string>>;

/** The keys of `texts` with our English texts; `{name}` is a placeholder for a value. */
export const finderTexts: Words = { ...searchScreen, ...shortlist, ...sunHours, ...printedSheet, ...prices, ...common };

/** The brochure's keys; a key that it shares with the finder has a separate text in each. */
export const brochureTexts: Words = brochure;

/** The keys of `texts.failure`: sentences by the code of a failure. */
export const failureTexts: Words = failure;
