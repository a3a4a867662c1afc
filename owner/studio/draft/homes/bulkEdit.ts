import type { Draft, DraftHome } from "../draft.ts";
import { changeHomes } from "../edit/records.ts";

type Price = NonNullable<DraftHome["price"]>;
export type Side = NonNullable<DraftHome["side"]>[number];

/** What several homes become; what is left out stays with each of them. */
export type BulkEdit = {
  /** "ask": no status, visitors are told to ask. */
  readonly status?: NonNullable<DraftHome["status"]> | "ask";
  /** Percent or amount added to every price there is, or the price of all, rounded to so much. */
  readonly price?: { readonly by: number; readonly unit: "percent" | "amount" | "exactly"; readonly roundTo: number };
  /** How a price is told; an amount that there is stays, but one on request has none. */
  readonly priceKind?: Price["kind"];
  /** "" takes it away. */
  readonly type?: string;
  /** The sides it looks to, one or two of them beside each other; none takes them away. */
  readonly side?: readonly Side[];
  /** A layout's id; "" takes it away. */
  readonly layout?: string;
  readonly bedrooms?: number;
};

/** Several homes edited at once, as one step. */
export function editHomes(draft: Draft, ids: ReadonlySet<string>, edit: BulkEdit): Draft {
  return changeHomes(draft, (home) => {
    if (!ids.has(home.id)) return home;
    const edited = withFields(withPrice(withStatus(home, edit), edit), edit);
    return areEqual(edited, home) ? home : edited;
  });
}

/** Whether two homes say the same, in whichever order. */
function areEqual(one: DraftHome, other: DraftHome): boolean {
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  const isSame = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(others.get(name));
  return entries.length === others.size && entries.every(isSame);
}

function withStatus(home: DraftHome, { status }: BulkEdit): DraftHome {
  if (status === undefined) return home;
  const { studio: _, status: __, ...rest } = home;
  return status === "ask" ? rest : { ...rest, status };
}

/** A price that is on request stays so unless a kind or an amount for all is said; a kind alone is no price. */
function withPrice(home: DraftHome, { price, priceKind }: BulkEdit): DraftHome {
  if (!price && !priceKind) return home;
  if (priceKind === "onRequest") return { ...home, price: { kind: priceKind } };
  const told = home.price?.kind === "onRequest" ? undefined : home.price;
  const amount = price ? amountOf(told, price) : told?.amount;
  if (amount === undefined) return home;
  return { ...home, price: { currency: "EUR", ...told, kind: priceKind ?? told?.kind ?? "exact", amount } };
}

function amountOf(
  before: Price | undefined,
  { by, unit, roundTo }: NonNullable<BulkEdit["price"]>,
): number | undefined {
  const amount = before?.amount;
  if (unit !== "exactly" && amount === undefined) return undefined;
  const wanted = unit === "exactly" ? by : unit === "percent" ? (amount ?? 0) * (1 + by / 100) : (amount ?? 0) + by;
  const next = Math.round(wanted / roundTo) * roundTo;
  return next > 0 ? next : amount;
}

/** Texts and lists; an empty one takes the field away. */
function withFields(home: DraftHome, { type, side, layout, bedrooms }: BulkEdit): DraftHome {
  const fields = { type, side, layout, bedrooms };
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  const isEmpty = (value: unknown) => value === "" || (Array.isArray(value) && value.length === 0);
  const gone = new Set(said.flatMap(([name, value]) => (isEmpty(value) ? [name] : [])));
  const kept = Object.entries({ ...home, ...Object.fromEntries(said) }).filter(([name]) => !gone.has(name));
  return Object.fromEntries(kept) as DraftHome;
}
