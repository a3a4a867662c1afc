import { valid, invalid, type CellResult } from "./cell.ts";

/** Thousands separated by a point, comma, space or apostrophe, always in threes; then a decimal point or comma with one or two digits. */
const grouped =
  /^(?<whole>\d{1,3}(?:(?<separator>[.,' ])\d{3})(?:\k<separator>\d{3})*)(?:(?<point>[.,])(?<decimals>\d{1,2}))?$/;
const plain = /^(?<whole>\d+)(?:[.,](?<decimals>\d{1,2}))?$/;

/** No square metre of an apartment costs less in any supported currency: a smaller amount is in thousands. */
const minByArea = 20;

/** No price is higher: a larger number is a telephone number. */
const maxAmount = 1e11;

/**
 * An amount of money from a cell's digits and marks: "98.000", "98 000", "98,000.50", "98'000.-". A single mark before three
 * digits separates thousands, as no price has three decimals. `isByArea`: per square metre, which costs less than a thousand.
 */
export function readAmount(
  text: string,
  { isByArea = false }: { readonly isByArea?: boolean } = {},
): CellResult<number> {
  const digits = text.replaceAll(/[’‘`´]/g, "'").replace(/[.,] ?[-–—]+$/, "");
  if (/^[-–−]/.test(digits)) return invalid("below 0");
  const parts = (grouped.exec(digits) ?? plain.exec(digits))?.groups;
  if (!parts) {
    const hasTwoAmounts = /\d(?:[.,]-)? ?[-–—/] ?\d/.test(digits);
    return invalid(hasTwoAmounts ? "two amounts: write one, the lowest with “from”" : unclear);
  }
  const { whole = "", separator, point, decimals = "" } = parts;
  if (separator !== undefined && (separator === point || whole.startsWith("0")))
    return invalid("its separators can be read in two ways");
  const amount = Number(`${whole.replaceAll(/\D/g, "")}.${decimals || "0"}`);
  if (decimals !== "" && amount > 0 && amount < (isByArea ? minByArea : 1000))
    return invalid("in full or in thousands? Write the whole amount");
  return checkedAmount(amount);
}

/** "98" of "98 mijë", "9,8" of "9,8 mln": with thousands separators the amount would be ambiguous. */
export function readCounted(text: string, factor: number): CellResult<number> {
  const count = /^\d{1,6}(?:[.,]\d{1,2})?$/.exec(text)?.[0];
  return count === undefined ? invalid(unclear) : checkedAmount(Number(count.replace(",", ".")) * factor);
}

const unclear = "not a number with clear separators of thousands and decimals";

/** A spreadsheet's number as an amount in cents. 0 means that nothing is stated. */
export function checkedAmount(amount: number): CellResult<number> {
  if (!Number.isFinite(amount) || amount > maxAmount) return invalid("not an amount of money");
  if (amount < 0) return invalid("below 0");
  return valid(Math.round(amount * 100) / 100);
}
