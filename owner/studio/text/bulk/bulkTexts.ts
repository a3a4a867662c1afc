/** The sides a home can look to, as the project file writes them. */
export type SideKey = "N" | "N E" | "E" | "E S" | "S" | "S W" | "W" | "N W";

/** What an owner reads where several homes are edited at once, by key; `{name}` is a place for a value. */
export type BulkTexts = {
  readonly choose: string;
  readonly chooseAll: string;
  readonly hint: string;
  readonly foot: string;
  readonly unchanged: string;
  readonly status: string;
  readonly ask: string;
  readonly price: string;
  readonly priceBy: string;
  readonly units: Readonly<Record<"percent" | "amount" | "exactly", string>>;
  readonly roundTo: string;
  readonly euros: string;
  readonly notAmount: string;
  readonly moreFields: string;
  readonly lessFields: string;
  readonly priceKind: string;
  readonly kinds: Readonly<Record<"exact" | "from" | "onRequest", string>>;
  readonly type: string;
  readonly side: string;
  readonly sides: Readonly<Record<SideKey, string>>;
  readonly layout: string;
  readonly bedrooms: string;
  readonly none: string;
  readonly clear: string;
  readonly apply: string;
  readonly done: string;
  readonly nothingChanged: string;
  readonly undo: string;
  readonly close: string;
};
