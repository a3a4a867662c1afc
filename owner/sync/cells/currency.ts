import { isTooLong, plainWord, textOf, tooLong, valid, invalid, type CellValue, type CellResult } from "./cell.ts";

const codes: Readonly<Record<string, string>> = {
  EUR: "eur euro euros evro eura evra евро евра еур",
  CHF: "chf fr sfr franken franc francs",
  ALL: "all lek leke lekë lekësh",
  USD: "usd us dollar dollars dollarë",
  GBP: "gbp pound pounds",
  RSD: "rsd din dinar dinara dinarë дин динара динар рсд",
  MKD: "mkd den denar denari denarë ден денари денар мкд",
  BAM: "bam km",
};

const signs: Readonly<Record<string, string>> = { "€": "EUR", $: "USD", "£": "GBP" };

const byWord = new Map(
  Object.entries(codes).flatMap(([code, words]) => words.split(" ").map((word) => [plainWord(word), code] as const)),
);

/** ISO 4217 code of a sign or word; undefined if it is not known here. */
export function currencyOf(word: string): string | undefined {
  return signs[word.trim()] ?? byWord.get(plainWord(word));
}

/** A column of currencies: for an empty cell the amount's own cell decides. */
export function readCurrency(value: CellValue): CellResult<string | undefined> {
  const text = textOf(value);
  if (text === "") return valid(undefined);
  if (isTooLong(text)) return invalid(tooLong);
  const code = currencyOf(text) ?? (/^[A-Z]{3}$/.test(text) ? text : undefined);
  return code ? valid(code) : invalid("not a known currency (write its code: EUR)");
}
