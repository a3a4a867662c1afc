import type { Draft, DraftApartment } from "../draft.ts";
import { changeApartments } from "../edit/records.ts";
import { lastingTerms, withPriceValue } from "./priceColumns.ts";

type Price = NonNullable<DraftApartment["price"]>;
export type DraftSide = NonNullable<DraftApartment["side"]>[number];

/** The new values for several apartments; a missing field leaves each apartment's value unchanged. */
export type BulkEdit = {
  /** "ask": no status; visitors are invited to ask. */
  readonly status?: NonNullable<DraftApartment["status"]> | "ask";
  /** Percentage or amount added to every existing price, or one price for all, and the rounding step. */
  readonly price?: { readonly by: number; readonly unit: "percent" | "amount" | "exactly"; readonly roundTo: number };
  /** How a price is shown; an existing amount stays, but a price on request has none. */
  readonly priceKind?: Price["kind"];
  /** Whether the existing prices include the tax, and its rate in percent; "" removes either. */
  readonly vat?: NonNullable<Price["vat"]> | "";
  readonly vatPercent?: number | "";
  /** "" removes it. */
  readonly type?: string;
  /** The sides it faces, one or two adjacent ones; none removes them. */
  readonly side?: readonly DraftSide[];
  /** A layout's id; "" removes it. */
  readonly layout?: string;
  readonly bedrooms?: number;
};

/** Edits several apartments at once, as one step. */
export function editApartments(draft: Draft, ids: ReadonlySet<string>, edit: BulkEdit): Draft {
  return changeApartments(draft, (apartment) => {
    if (!ids.has(apartment.id)) return apartment;
    const edited = withFields(withVat(withPrice(withStatus(apartment, edit), edit), edit), edit);
    return areEqual(edited, apartment) ? apartment : edited;
  });
}

/** Whether two apartments have the same fields, in whatever order they were added. */
function areEqual(one: DraftApartment, other: DraftApartment): boolean {
  const [entries, otherValues] = [Object.entries(one), new Map(Object.entries(other))];
  const isSame = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(otherValues.get(name));
  return entries.length === otherValues.size && entries.every(isSame);
}

function withStatus(apartment: DraftApartment, { status }: BulkEdit): DraftApartment {
  if (status === undefined) return apartment;
  const { studio: _, status: __, ...rest } = apartment;
  return status === "ask" ? rest : { ...rest, status };
}

/** A price on request stays so unless a kind or an amount for all is given; a kind alone does not make a price. */
function withPrice(apartment: DraftApartment, { price, priceKind }: BulkEdit): DraftApartment {
  if (!price && !priceKind) return apartment;
  if (priceKind === "onRequest") return { ...apartment, price: { kind: priceKind } };
  const current = apartment.price?.kind === "onRequest" ? undefined : apartment.price;
  const amount = price ? amountOf(current, price) : current?.amount;
  if (amount === undefined) return apartment;
  const terms = current && (amount === current.amount ? current : lastingTerms(current));
  return { ...apartment, price: { currency: "EUR", ...terms, kind: priceKind ?? current?.kind ?? "exact", amount } };
}

function withVat(apartment: DraftApartment, { vat, vatPercent }: BulkEdit): DraftApartment {
  const taxed = vat === undefined ? apartment : withPriceValue(apartment, "vat", vat || undefined);
  if (vatPercent === undefined) return taxed;
  return withPriceValue(taxed, "vatPercent", vatPercent === "" ? undefined : vatPercent);
}

function amountOf(
  before: Price | undefined,
  { by, unit, roundTo }: NonNullable<BulkEdit["price"]>,
): number | undefined {
  const amount = before?.amount;
  if (unit !== "exactly" && amount === undefined) return undefined;
  const unrounded = unit === "exactly" ? by : unit === "percent" ? (amount ?? 0) * (1 + by / 100) : (amount ?? 0) + by;
  const next = Math.round(unrounded / roundTo) * roundTo;
  return next > 0 ? next : amount;
}

/** Texts and lists; an empty value removes the field. */
function withFields(apartment: DraftApartment, { type, side, layout, bedrooms }: BulkEdit): DraftApartment {
  const fields = { type, side, layout, bedrooms };
  const changes = Object.entries(fields).filter(([, value]) => value !== undefined);
  const isEmpty = (value: unknown) => value === "" || (Array.isArray(value) && value.length === 0);
  const emptied = new Set(changes.flatMap(([name, value]) => (isEmpty(value) ? [name] : [])));
  const remaining = Object.entries({ ...apartment, ...Object.fromEntries(changes) }).filter(
    ([name]) => !emptied.has(name),
  );
  return Object.fromEntries(remaining) as DraftApartment;
}
