import type { Locale } from "./locale.ts";
import { fill } from "./fill.ts";
import type { Texts } from "./texts.ts";

type Price = { readonly kind: string; readonly amount?: number; readonly currency?: string };

const signs: Readonly<Record<string, string>> = { EUR: "€", USD: "$", GBP: "£" };

/** A price for reading: "98.000 €" (sq, de), "98,000 €" (en), "nga 98.000 €"; "" where there is no figure to show. By hand, as browsers know no Albanian. */
export function formatPrice(
  price: Price | undefined,
  { texts, locale }: { readonly texts: Texts; readonly locale: Locale },
): string {
  const { kind, amount, currency = "EUR" } = price ?? {};
  if (amount === undefined || kind === "onRequest") return "";
  const grouped = String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, locale === "en" ? "," : ".");
  const figure = `${grouped}\u00a0${signs[currency] ?? currency}`;
  return kind === "from" ? fill(texts.priceFrom, { price: figure }) : figure;
}
