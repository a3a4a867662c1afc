import { fill } from "../../text/format/fill.ts";
import { formatPrice } from "../../text/format/formatPrice.ts";
import type { Price } from "../../project/types.ts";
import type { Language } from "../../ui/TextsContext.tsx";

/** An amount in the currency of a price, rounded to cents, which are shown only if there are any: "12.000 €", "850,50 €". */
export function formatMoney(amount: number, { currency }: Pick<Price, "currency">, language: Language): string {
  const cents = Math.round(amount * 100);
  const whole = Math.floor(cents / 100);
  const text = formatPrice({ kind: "exact", amount: whole, ...(currency && { currency }) }, language);
  if (cents === whole * 100) return text;
  const decimals = `${language.locale === "en" ? "." : ","}${String(cents - whole * 100).padStart(2, "0")}`;
  return text.replace(/\d(?!.*\d)/, (digit) => digit + decimals);
}

/** An amount derived from a price; "nga 1.335 €" if the price itself is a "from" price. */
export function formatFrom(amount: number, price: Price, language: Language): string {
  const figure = formatMoney(amount, price, language);
  return price.kind === "from" ? fill(language.texts.priceFrom, { price: figure }) : figure;
}
