import {
  type ExtraColumn,
  extraColumns,
  isExtraColumn,
  type ReadExtra,
  statedExtras,
  withExtras,
} from "../../../sync/cells/extras.ts";
import type { DraftApartment } from "../draft.ts";

/** Columns of lists and of the table that are a part of an apartment's price other than its amount. */
export const priceColumns = [
  "pricePerArea",
  "vat",
  "vatPercent",
  "parkingPrice",
  "storagePrice",
  "otherPayments",
] as const;

export type PriceColumn = (typeof priceColumns)[number];

export const isPriceColumn = (column: string): column is PriceColumn =>
  (priceColumns as readonly string[]).includes(column);

export type DraftPrice = NonNullable<DraftApartment["price"]>;
export type Extras = NonNullable<DraftPrice["extras"]>;

const priceFields = { pricePerArea: "perM2", vat: "vat", vatPercent: "vatPercent" } as const;

/** The extras of an apartment's price that are of a column's kind. */
export const extrasOf = ({ price }: DraftApartment, column: ExtraColumn): Extras =>
  (price?.extras ?? []).filter(({ kind }) => kind === extraColumns[column]);

/** The price's value for a column; undefined if there is none. */
export function priceValue(apartment: DraftApartment, column: PriceColumn): DraftPrice[keyof DraftPrice] {
  if (!isExtraColumn(column)) return apartment.price?.[priceFields[column]];
  const extras = extrasOf(apartment, column);
  return extras.length > 0 ? extras : undefined;
}

/** Without an amount there is nothing for tax, extras or a price per square metre to apply to. */
export const hasAmount = ({ price }: DraftApartment): boolean => price?.amount !== undefined;

/** The same apartment with one part of its price; `undefined` removes it. Unchanged if it has no amount. */
export function withPriceValue(apartment: DraftApartment, column: PriceColumn, value: unknown): DraftApartment {
  const { price } = apartment;
  if (!price || !hasAmount(apartment)) return apartment;
  if (!isExtraColumn(column)) return { ...apartment, price: withPriceField(price, priceFields[column], value) };
  const extras = withExtras(column, price.extras ?? [], (value as Extras | undefined) ?? []);
  return { ...apartment, price: withPriceField(price, "extras", extras.length > 0 ? extras : undefined) };
}

function withPriceField(price: DraftPrice, name: keyof DraftPrice, value: unknown): DraftPrice {
  const entries = Object.entries({ ...price, [name]: value });
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined)) as DraftPrice;
}

/** The extras of a column's kind as its cell states them; undefined if it states none. */
export function readExtrasOf(
  apartment: DraftApartment,
  column: ExtraColumn,
  read: readonly ReadExtra[] | undefined,
): Extras | undefined {
  return read && statedExtras(column, apartment.price?.extras ?? [], read);
}

/** The parts of a price that stay when its amount changes; the price per square metre and the history belong to the earlier amount. */
export function lastingTerms({ perM2: _perM2, since: _since, before: _before, ...terms }: DraftPrice): DraftPrice {
  return terms;
}

/** Words for extras as used in lists: obligatory, optional, and priced on request. */
export type ExtraWords = Readonly<Record<"obligatory" | "optional" | "onRequest", string>> & {
  /** The language of other payments' names; if missing, the first that each has. */
  readonly language?: string;
};

/** Extras in a cell's notation, which can be read back: "15000 obligatory; G-12: 4000", "Connection: 850". */
export function extrasText(extras: Extras, words: ExtraWords, amountText: (amount: number) => string): string {
  return extras
    .map(({ kind, name, apartment, amount, obligatory }) => {
      const shownAmount = amount === undefined ? undefined : amountText(amount);
      const payment = [apartment, shownAmount].filter((text) => text !== undefined).join(": ") || words.onRequest;
      const obligation = obligatory === undefined ? undefined : words[obligatory ? "obligatory" : "optional"];
      const ownName = kind === "other" ? nameText(name, words.language) : "";
      return [ownName && `${ownName}:`, payment, obligation].filter(Boolean).join(" ");
    })
    .join("; ");
}

/** The name of a payment in a language, without semicolons: these separate payments. */
function nameText(name: Extras[number]["name"] = "", language = ""): string {
  const text = typeof name === "string" ? name : (name[language] ?? Object.values(name)[0] ?? "");
  return text.replaceAll(";", ",").trim();
}
