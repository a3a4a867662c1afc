import { valid, invalid, type Read } from "./cell.ts";

/** Thousands by point, comma, space or apostrophe, always in threes; then a decimal point or comma with one or two digits. */
const grouped = /^(?<whole>\d{1,3}(?:(?<mark>[.,' ])\d{3})(?:\k<mark>\d{3})*)(?:(?<decimal>[.,])(?<part>\d{1,2}))?$/;
const plain = /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?$/;

/** No square metre of an apartment costs less in any currency that is read here: it is in thousands. */
const leastByArea = 20;

/** Nothing in money costs more; it is a telephone number. */
const largest = 1e11;

/**
 * An amount of money out of the digits and marks of a cell: "98.000", "98 000", "98,000.50", "98'000.-". A single mark before three
 * digits is one of thousands, as no price has three decimals. `isByArea`: of a square metre, which costs less than a thousand.
 */
export function readAmount(text: string, { isByArea = false }: { readonly isByArea?: boolean } = {}): Read<number> {
  const digits = text.replaceAll(/[’‘`´]/g, "'").replace(/[.,] ?[-–—]+$/, "");
  if (/^[-–−]/.test(digits)) return invalid("below 0");
  const parts = (grouped.exec(digits) ?? plain.exec(digits))?.groups;
  if (!parts) {
    const isTwo = /\d(?:[.,]-)? ?[-–—/] ?\d/.test(digits);
    return invalid(isTwo ? "two amounts: write one, the lowest with “from”" : unclear);
  }
  const { whole = "", mark, decimal, part = "" } = parts;
  if (mark !== undefined && (mark === decimal || whole.startsWith("0")))
    return invalid("its marks can be read in two ways");
  const amount = Number(`${whole.replaceAll(/\D/g, "")}.${part || "0"}`);
  if (part !== "" && amount > 0 && amount < (isByArea ? leastByArea : 1000))
    return invalid("in full or in thousands? Write the whole amount");
  return checkedAmount(amount);
}

/** "98" of "98 mijë", "9,8" of "9,8 mln": with marks of thousands in it nobody knows how much it is. */
export function readCounted(text: string, factor: number): Read<number> {
  const count = /^\d{1,6}(?:[.,]\d{1,2})?$/.exec(text)?.[0];
  return count === undefined ? invalid(unclear) : checkedAmount(Number(count.replace(",", ".")) * factor);
}

const unclear = "not a number with clear marks of thousands and decimals";

/** What a spreadsheet holds as a number, in cents. 0 stands where nothing is stated. */
export function checkedAmount(amount: number): Read<number> {
  if (!Number.isFinite(amount) || amount > largest) return invalid("no amount of money");
  if (amount < 0) return invalid("below 0");
  return valid(Math.round(amount * 100) / 100);
}
