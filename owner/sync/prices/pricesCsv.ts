import { guardFormula } from "../cells/spreadsheetText.ts";
import type { PriceChange } from "./priceLine.ts";

/** Days as "2026-11-29". With `day`: the last change of each apartment up to the end of that day; otherwise every change. */
export type PriceQuery = {
  readonly day?: string | undefined;
  /** The first and last day, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only this apartment. */
  readonly apartment?: string | undefined;
};

/** The changes matching a query, in the order in which they were recorded. */
export function matchingChanges(
  changes: readonly PriceChange[],
  { day, from = "", to, apartment }: PriceQuery,
): readonly PriceChange[] {
  const matching = apartment === undefined ? changes : changes.filter(({ id }) => id === apartment);
  if (day === undefined)
    return matching.filter((change) => change.day >= from && (to === undefined || change.day <= to));
  const last = new Map(matching.filter((change) => change.day <= day).map((change) => [change.id, change]));
  return [...last.values()];
}

const headings = ["apartment", "day", "status", "kind", "price", "currency", "perM2", "validUntil"];

/**
 * The lines of a CSV file (RFC 4180), the headings first. Amounts have a decimal point; texts that a spreadsheet would run as formulas are
 * escaped.
 */
export function pricesCsv(changes: readonly PriceChange[]): readonly string[] {
  const rows = changes.map(({ id, day, status, price, perM2 }) => [
    id,
    day,
    status ?? "ask",
    price?.kind ?? "",
    price?.amount ?? "",
    price?.currency ?? "",
    perM2 ?? "",
    price?.validUntil ?? "",
  ]);
  return [headings, ...rows].map((row) => row.map(cellText).join(","));
}

function cellText(value: string | number): string {
  const text = typeof value === "number" ? String(value) : guardFormula(value);
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
