import { isRecord } from "../project/isRecord.ts";

/** A page's own words in place of ours, by key; those for failures by code. */
export type OwnTexts = {
  readonly strings: Readonly<Record<string, unknown>>;
  readonly failures: Readonly<Record<string, unknown>>;
};

/** Reads an element's `texts`; `undefined` where it is no object. What it holds is looked at only when it is used. */
export function readOwnTexts(value: unknown): OwnTexts | undefined {
  if (!isRecord(value)) return undefined;
  const { failure, ...strings } = value;
  return { strings, failures: isRecord(failure) ? failure : {} };
}

/** A table with the page's words in the places of ours: strings for known keys, as they are, never markup. */
export function withOwnTexts<Table extends object>(table: Table, own: OwnTexts | undefined): Table {
  if (!own) return table;
  const whole: Table & { failure?: object } = replaced(table, own.strings);
  return whole.failure ? { ...whole, failure: replaced(whole.failure, own.failures) } : whole;
}

function replaced<Table extends object>(table: Table, own: Readonly<Record<string, unknown>>): Table {
  const told = Object.entries(own).filter(
    ([key, value]) => typeof value === "string" && Object.hasOwn(table, key) && key !== "failure",
  );
  return { ...table, ...Object.fromEntries(told) };
}

/** Keys of a page's words that stand for nothing in a table, or hold no text. */
export function missedIn(table: object, own: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(own)
    .filter(([key, value]) => !Object.hasOwn(table, key) || typeof value !== "string")
    .map(([key]) => key);
}
