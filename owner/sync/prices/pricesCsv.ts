import { guardFormula } from "../cells/spreadsheetText.ts";
import type { PriceChange } from "./priceLine.ts";

/** Days as "2026-11-29". With `day`, the state of each apartment at the end of that day; otherwise every change. */
export type PriceQuery = {
  readonly day?: string | undefined;
  /** First and last day of the changes. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only this apartment. */
  readonly apartment?: string | undefined;
};

/** The changes matching a query, in the order in which they were recorded. */
export function chosenChanges(
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

/** The lines of a CSV (RFC 4180), headings first; amounts with a decimal point. Texts that a spreadsheet would treat as formulas are guarded. */
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
