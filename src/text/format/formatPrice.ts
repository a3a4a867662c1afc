import { currentTime } from "../../page/serverClock.ts";
import { fill } from "./fill.ts";
import { projectFormats } from "../locale.ts";
import type { Texts } from "../texts.ts";

type Price = {
  readonly kind: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly validUntil?: string;
};

const dayMs = 86_400_000;

const signs: Readonly<Record<string, string>> = { EUR: "€", USD: "$", GBP: "£" };

/**
 * Formats a price, rounded to whole units of its currency: "98.000 €" (sq, de), "98,000 €" (en), "nga 98.000 €"; "" if it has no amount
 * or is no longer valid. Not by `Intl.NumberFormat`, because browsers lack Albanian.
 */
export function formatPrice(
  price: Price | undefined,
  { texts, locale }: { readonly texts: Texts; readonly locale: string },
): string {
  const { kind, amount, currency = "EUR", validUntil = "" } = price ?? {};
  if (amount === undefined || kind === "onRequest" || hasPassed(validUntil)) return "";
  const whole = Math.round(amount);
  const grouped =
    projectFormats.get(locale)?.number(whole) ?? String(whole).replace(/\B(?=(\d{3})+$)/g, locale === "en" ? "," : ".");
  const figure = `${grouped}\u00a0${signs[currency] ?? currency}`;
  return kind === "from" ? fill(texts.priceFrom, { price: figure }) : figure;
}

/** After the end of the day, UTC. Server markup ignores it, because it may be read later. */
const hasPassed = (day: string): boolean => typeof document !== "undefined" && Date.parse(day) + dayMs <= currentTime();
