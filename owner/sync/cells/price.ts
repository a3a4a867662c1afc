import type { Price } from "../../../src/project/types.ts";
import { checkedAmount, readAmount, readCounted } from "./amount.ts";
import { isTooLong, plainWord, textOf, tooLong, valid, invalid, type CellValue, type CellResult } from "./cell.ts";
import { currencyOf } from "./currency.ts";
import { inclusionOf, splitVat, type VatCell } from "./vat.ts";

type Kind = Price["kind"];

const kindWords: Readonly<Record<Kind, string>> = {
  exact: "exact, fixed, saktë, i saktë, fiks, fest, Festpreis, fix, tačno, fiksno",
  from:
    "from, starting at, starting from, offers over, offers from, offers in excess of, oieo, nga, që nga, prej, qysh prej, duke filluar nga, duke filluar prej, ab, von, schon ab, " +
    "beginnend ab, od, već od, počev od, od samo, од, веќе од, почев од",
  onRequest:
    "on request, upon request, price on request, POA, por, ask, call, " +
    "sipas kërkesës, me kërkesë, çmimi sipas kërkesës, sipas marrëveshjes, " +
    "me marrëveshje, marrëveshje, çmimi me marrëveshje, me bisedim, pyet, pyetni, pyet për çmimin, " +
    "auf Anfrage, Preis auf Anfrage, auf Anfr., a. A., a. Anfr., nach Vereinbarung, " +
    "na upit, na zahtev, na zahtjev, cena na upit, cijena na upit, po dogovoru, po dogovor, " +
    "на упит, на барање, по договор, по договору, цена по договор",
};

const kinds = new Map(
  Object.entries(kindWords).flatMap(([kind, words]) =>
    words.split(", ").map((word) => [plainWord(word), kind as Kind] as const),
  ),
).set("onrequest", "onRequest");

/** The content of an amount's own cell. */
export type PriceCell = {
  readonly kind?: Kind;
  readonly amount?: number;
  readonly currency?: string;
  readonly vat?: VatCell;
  /** Why the cell has words, but neither an amount nor "on request": "inkl.", "+ MwSt.". */
  readonly noAmount?: string;
};

/** Words around the digits: "nga 98.000 €". */
const around = /^(?<before>[^\d'’-]*?)(?<digits>[-–−]?\d.*?)(?<after>(?<![^\d'’.,–—-])[^\d'’.,–—-]*)$/;

const wordList = (words: string): ReadonlySet<string> => new Set(words.split(", ").map(plainWord));
const highest = wordList(
  "deri, deri në, up to, max, maximal, maksimum, bis, bis zu, höchstens, do, do najviše, до, макс",
);
const roughly = wordList(
  "rreth, rrotull, afër, ca, circa, cca, about, approx, around, etwa, rund, ungefähr, oko, otprilike, околу, око",
);

/** The factor of a word after the digits: "98 mijë", "9,8 mln". */
const factors: ReadonlyMap<string, number> = new Map(
  [
    [1000, "mijë, mije, mij, k, tsd, tausend, thousand, hiljada, hilj, tisuća, tis, илјади, илј, хиљада, хиљ"] as const,
    [
      1_000_000,
      "mln, milion, milionë, million, millionen, millions, mio, miliona, milioni, милион, милиони, мил",
    ] as const,
  ].flatMap(([factor, words]) => words.split(", ").map((word) => [plainWord(word), factor] as const)),
);

/** A column of kinds ("nga", "auf Anfrage"); for an empty cell the amount's own cell decides. */
export function readPriceKind(value: CellValue): CellResult<Kind | undefined> {
  const text = textOf(value);
  if (text === "") return valid(undefined);
  if (isTooLong(text)) return invalid(tooLong);
  const kind = kinds.get(plainWord(text));
  return kind ? valid(kind) : invalid("not a known kind of price (exact, from, on request)");
}

/** The cell of an amount: a number, or digits with a currency, "from" and VAT around them, or words for "on request". */
export function readPriceCell(value: CellValue): CellResult<PriceCell | undefined> {
  return readAmountCell(value, (text) =>
    /\d/.test(text) && byArea.test(text)
      ? invalid("a price per m²: the price of the whole apartment belongs here")
      : readPriceText(text, false),
  );
}

/** The cell of a price per m², of one square metre: "1.250 €/m²". */
export function readPricePerArea(value: CellValue): CellResult<PriceCell | undefined> {
  return readAmountCell(value, (text) => readPriceText(text.replace(byArea, "").trim(), true));
}

/** For a price per m² next to a price: both include the tax, or neither does. */
export const otherVat = "the price next to it states VAT differently";

export const taxOnTop = "tax is not included: enter the price including tax";

/** The cell of an extra's price. Its VAT statement would apply to the price itself: an extra's tax can only be included. */
export function readExtraPrice(value: CellValue): CellResult<PriceCell | undefined> {
  const read = readPriceCell(value);
  const isOnTop = read.ok && read.value?.vat?.vat === "excluded";
  return isOnTop ? invalid(taxOnTop) : read;
}

const includedElsewhere = "included in another price: on request, as it has no amount of its own";
const wordsWithoutAmount = "there is no amount next to it: on request";

type ReadText = (text: string) => CellResult<PriceCell | undefined>;

/** `readText`: parses the text in the cell besides VAT. */
function readAmountCell(value: CellValue, readText: ReadText): CellResult<PriceCell | undefined> {
  if (typeof value === "number") return withAmount(checkedAmount(value), {});
  if (typeof value === "boolean" || value instanceof Date) return invalid("not an amount of money");
  const cellText = textOf(value);
  if (isTooLong(cellText)) return invalid(tooLong);
  // "98 Tsd. €": the point belongs to the word, not to the number.
  const split = splitVat(cellText.replaceAll(/(?<=\p{L})\.(?=[\s\p{L})]|$)/gu, " "));
  if (!split.ok) return split;
  const { rest, vat } = split.value;
  const read = readText(rest);
  if (!read.ok || !vat) return read;
  return valid(read.value ? { ...read.value, vat } : { noAmount: wordsWithoutAmount });
}

function readPriceText(text: string, isByArea: boolean): CellResult<PriceCell | undefined> {
  if (text === "") return valid(undefined);
  if (kinds.get(plainWord(text)) === "onRequest") return valid({ kind: "onRequest" });
  const inclusion = inclusionOf(text);
  if (inclusion) return valid({ noAmount: inclusion === "included" ? includedElsewhere : wordsWithoutAmount });
  const { before = "", digits = "", after = "" } = around.exec(text.trim())?.groups ?? {};
  if (digits === "" || text.includes("%")) return invalid("not an amount of money");
  const words = [before, after].flatMap(wordsOf);
  const failure = failureOf(words, before);
  if (failure !== undefined) return invalid(failure);
  const [currency, second] = new Set(words.flatMap((word) => currencyOf(word) ?? []));
  if (second !== undefined) return invalid("two currencies");
  const [factor] = words.flatMap((word) => factors.get(plainWord(word)) ?? []);
  const amount = factor === undefined ? readAmount(digits.trim(), { isByArea }) : readCounted(digits.trim(), factor);
  return withAmount(amount, { ...(words.some(isFrom) && { kind: "from" }), ...(currency && { currency }) });
}

/** Why words next to an amount make it something other than a price. */
function failureOf(words: readonly string[], before: string): string | undefined {
  const plain = words.map(plainWord);
  if (plain.some((word) => word === "mil")) return "a thousand or a million? Write the amount in full";
  if (highest.has(plainWord(before)) || plain.some((word) => highest.has(word))) {
    return "a maximum price: write the price, or the lowest one with “from”";
  }
  if (before.includes("~") || plain.some((word) => roughly.has(word)))
    return "only an approximate amount: write the exact one";
  const isKnown = (word: string) => currencyOf(word) !== undefined || isFrom(word) || factors.has(plainWord(word));
  return words.every(isKnown) ? undefined : "the amount has words next to it that are not a currency";
}

const isFrom = (word: string): boolean => kinds.get(plainWord(word)) === "from";

/** "€/m2", "për m2", "pro Quadratmeter" at the end of a cell. */
const byArea = /(?:\/|\bper|\bpër|\bpro|\bje|\bpo|\bna)? ?(?:m ?2|sqm|sq\.? ?m|qm|metër katror|quadratmeter)\.?$/i;

/** The signs and words of a text; "duke filluar nga" counts as one of them, as it has a single meaning. */
function wordsOf(text: string): readonly string[] {
  const signs = text.match(/[€$£]/g) ?? [];
  return [...signs, ...(isFrom(text) ? ["from"] : (text.match(/\p{L}+/gu) ?? []))];
}

/** An amount of 0 means that no price is stated. */
function withAmount(amount: CellResult<number>, cell: PriceCell): CellResult<PriceCell | undefined> {
  if (!amount.ok) return amount;
  return valid(amount.value === 0 ? undefined : { ...cell, amount: amount.value });
}
