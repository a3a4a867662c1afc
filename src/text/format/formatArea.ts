import { projectFormats } from "../locale.ts";

const narrowNoBreakSpace = "\u202f";

/** Formats an area, as formatPrice.ts does without `Intl.NumberFormat`: 63.4 -> "63,4 m²" (sq, de) or "63.4 m²" (en); whole square metres have no decimal. */
export function formatArea(squareMetres: number, locale: string): string {
  return formatNumber(squareMetres, locale) + narrowNoBreakSpace + "m²";
}

/** A range of areas: "53–63 m²", in whole square metres; one value if both ends are equal. */
export function formatAreaRange(range: { readonly from: number; readonly to: number }, locale: string): string {
  const [from, to] = [Math.round(range.from), Math.round(range.to)];
  return from === to ? formatArea(from, locale) : `${formatNumber(from, locale)}–${formatArea(to, locale)}`;
}

/** Formats a number with one decimal: "15,4". */
export function formatNumber(value: number, locale: string): string {
  const rounded = Math.round(value * 10) / 10;
  const text = String(rounded);
  const own = projectFormats.get(locale);
  if (own) return own.number(rounded);
  return locale === "en" ? text : text.replace(".", ",");
}
