import type { Price } from "../../../src/project/availability.ts";
import { checkedAmount, readAmount } from "./amount.ts";
import { plainWord, textOf, told, wrong, type CellValue, type Read } from "./cell.ts";
import { currencyOf } from "./currency.ts";

type Kind = Price["kind"];

const kindWords: Readonly<Record<Kind, string>> = {
  exact: "exact, fixed, saktë, i saktë, fiks, fest, Festpreis, fix, tačno, fiksno",
  from: "from, starting at, nga, duke filluar nga, ab, von, od, počev od",
  onRequest:
    "on request, upon request, price on request, POA, por, ask, call, " +
    "sipas kërkesës, me kërkesë, çmimi sipas kërkesës, sipas marrëveshjes, " +
    "auf Anfrage, Preis auf Anfrage, a. A., a. Anfr., na upit, cena na upit, po dogovoru",
};

const kinds = new Map(
  Object.entries(kindWords).flatMap(([kind, words]) =>
    words.split(", ").map((word) => [plainWord(word), kind as Kind] as const),
  ),
).set("onrequest", "onRequest");

/** What the cell of an amount says by itself. */
export type PriceCell = { readonly kind?: Kind; readonly amount?: number; readonly currency?: string };

/** Words around the digits: "nga 98.000 €". */
const around = /^(?<before>[^\d'’-]*?)(?<digits>[-–−]?\d.*?|)(?<after>[^\d'’.,–—-]*)$/;

/** A column of kinds ("nga", "auf Anfrage"); empty cells leave it to the amount's own cell. */
export function readPriceKind(value: CellValue): Read<Kind | undefined> {
  const text = textOf(value);
  if (text === "") return told(undefined);
  const kind = kinds.get(plainWord(text));
  return kind ? told(kind) : wrong("no known kind of price (exact, from, on request)");
}

/** The cell of an amount: a number, or digits with a currency and "from" around them, or words for "on request". */
export function readPriceCell(value: CellValue): Read<PriceCell | undefined> {
  if (typeof value === "number") return withAmount(checkedAmount(value), {});
  if (typeof value === "boolean" || value instanceof Date) return wrong("no amount of money");
  const text = textOf(value);
  if (/\d/.test(text) && byArea.test(text)) {
    return wrong("a price by area: here belongs the price of the whole apartment");
  }
  return readWritten(text, false);
}

function readWritten(text: string, isByArea: boolean): Read<PriceCell | undefined> {
  if (text === "") return told(undefined);
  if (kinds.get(plainWord(text)) === "onRequest") return told({ kind: "onRequest" });
  const { before = "", digits = "", after = "" } = around.exec(text)?.groups ?? {};
  if (digits === "") return wrong("no amount of money");
  const words = [before, after].flatMap(wordsOf);
  if (words.some((word) => !currencyOf(word) && !isFrom(word))) {
    return wrong("words that are no currency stand beside the amount");
  }
  const [currency, second] = new Set(words.flatMap((word) => currencyOf(word) ?? []));
  if (second !== undefined) return wrong("two currencies");
  return withAmount(readAmount(digits.trim(), { isByArea }), {
    ...(words.some(isFrom) && { kind: "from" }),
    ...(currency && { currency }),
  });
}

const isFrom = (word: string): boolean => kinds.get(plainWord(word)) === "from";

/** "€/m2", "për m2", "pro Quadratmeter" at the end of a cell. */
const byArea = /(?:\/|\bper|\bpër|\bpro|\bje|\bpo|\bna)? ?(?:m ?2|sqm|sq\.? ?m|qm|metër katror|quadratmeter)\.?$/i;

/** The cell of a price by area, of one square metre: "1.250 €/m²". */
export function readPricePerArea(value: CellValue): Read<PriceCell | undefined> {
  if (typeof value === "number") return withAmount(checkedAmount(value), {});
  if (typeof value === "boolean" || value instanceof Date) return wrong("no amount of money");
  return readWritten(textOf(value).replace(byArea, "").trim(), true);
}

/** The signs and words of a text; "duke filluar nga" is one of them, as it means one thing. */
function wordsOf(text: string): readonly string[] {
  const signs = text.match(/[€$£]/g) ?? [];
  return [...signs, ...(isFrom(text) ? ["from"] : (text.match(/\p{L}+/gu) ?? []))];
}

/** An amount of 0 is a price that is not stated. */
function withAmount(amount: Read<number>, cell: PriceCell): Read<PriceCell | undefined> {
  if (!amount.ok) return amount;
  return told(amount.value === 0 ? undefined : { ...cell, amount: amount.value });
}
