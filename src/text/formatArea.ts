import type { Locale } from "./locale.ts";

const narrowNoBreakSpace = "\u202f";

/** An area for reading: 63.4 -> "63,4 m²" (sq, de) or "63.4 m²" (en); whole square metres lose their decimal. */
export function formatArea(squareMetres: number, locale: Locale): string {
  return formatNumber(squareMetres, locale) + narrowNoBreakSpace + "m²";
}

/** A range of areas: "53–63 m²", in whole square metres; one value where both ends are the same. */
export function formatAreaRange(range: { readonly from: number; readonly to: number }, locale: Locale): string {
  const [from, to] = [Math.round(range.from), Math.round(range.to)];
  return from === to ? formatArea(from, locale) : `${from}–${formatArea(to, locale)}`;
}

function formatNumber(value: number, locale: Locale): string {
  const text = String(Math.round(value * 10) / 10);
  return locale === "en" ? text : text.replace(".", ",");
}
