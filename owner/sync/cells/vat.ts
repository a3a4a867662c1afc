import type { Price } from "../../../src/project/types.ts";
import { isTooLong, plainWord, textOf, tooLong, valid, invalid, type CellValue, type CellResult } from "./cell.ts";

type Vat = NonNullable<Price["vat"]>;

/** Words of Albanian, English, German, Serbian and Macedonian lists, without the tax itself. */
const words: Readonly<Record<Vat, string>> = {
  included:
    "included, is included, incl, inc, including, inclusive, with, in the price, " +
    "përfshirë, e përfshirë, i përfshirë, të përfshirë, është e përfshirë, përfshihet, me, me të përfshirë, brenda çmimit, " +
    "inkl, inklusive, enthalten, ist enthalten, inbegriffen, mit, im Preis, " +
    "uključen, uključeno, uračunat, uračunato, sa, s, u ceni, u cijeni, " +
    "вклучен, вклучено, со, укључен, урачунат, са, у цени, во цената",
  excluded:
    "excluded, excl, exc, ex, excluding, exclusive, not included, is not included, without, plus, on top, " +
    "pa, papërfshirë, e papërfshirë, i papërfshirë, pa përfshirë, nuk përfshihet, nuk është e përfshirë, jo e përfshirë, shtesë, mbi çmimin, " +
    "exkl, exklusive, zzgl, zuzüglich, ohne, nicht enthalten, ist nicht enthalten, " +
    "nije uključen, nije uračunat, bez, nije u ceni, " +
    "не е вклучен, без, није укључен, није урачунат",
};

const vatByWord = new Map(
  Object.entries(words).flatMap(([vat, list]) =>
    list.split(", ").map((word) => [plainWord(word), vat as Vat] as const),
  ),
);

/** On their own these say nothing: "me", "with". */
const prepositions = new Set(
  "with, me, mit, sa, s, со, са, without, pa, ohne, bez, без, ex".split(", ").map(plainWord),
);

/** What a cell says with these words alone: "inkl.", "në çmim", "zzgl.". */
export function inclusionOf(text: string): Vat | undefined {
  const word = plainWord(text);
  return prepositions.has(word) ? undefined : vatByWord.get(word);
}

const taxWord =
  "(?<!\\p{L})(?:tvsh|vat|mwst|must|ust|mehrwertsteuer|umsatzsteuer|pdv|ddv|пдв|ддв)(?:[- ]?[oeао]?[mм]|-(?:a|а|ja|në|ne|së|se))?(?![\\p{L}])";
const tax = new RegExp(taxWord, "giu");
const percent = /(?<rate>\d{1,2}(?:[.,]\d{1,2})?) ?%/;

/** Whether a price includes the tax, and at which rate, if the cell states it too. */
export type VatCell = { readonly vat: Vat; readonly percent?: number };

/** "e përfshirë", "excluded", "inkl. 18 %", "+ PDV"; a rate alone does not show whether the price includes the tax. */
export function readVat(value: CellValue): CellResult<VatCell | undefined> {
  const text = textOf(value);
  if (text === "") return valid(undefined);
  return isTooLong(text) ? invalid(tooLong) : readWords(text);
}

function readWords(text: string): CellResult<VatCell> {
  const rate = percent.exec(text)?.groups?.["rate"];
  const word = plainWord(text.replace(percent, " ").replaceAll("+", " plus ").replaceAll(tax, " "));
  const vat = vatByWord.get(word);
  if (!vat) return invalid("not a VAT statement: write “included”, “excluded” or “included 18 %”");
  return valid({ vat, ...(rate !== undefined && { percent: Number(rate.replace(",", ".")) }) });
}

/** A word as lists write it, with or without its marks. */
const wordPattern = (word: string): string =>
  word.replaceAll(/\p{L}/gu, (letter) => {
    const bare = plainWord(letter);
    return bare === letter.toLowerCase() || bare.length > 1 ? letter : `[${letter}${bare}]`;
  });

/** The longest first: "e papërfshirë" before "e". */
const anyWord = Object.values(words)
  .flatMap((list) => list.split(", "))
  .toSorted((a, b) => b.length - a.length)
  .map(wordPattern)
  .join("|");
const rate = "(?:\\d{1,2}(?:[.,]\\d{1,2})? ?%)?";

/** The tax with the words about it: "+ TVSH", "(inkl. 19 % MwSt.)", ", TVSH e përfshirë". */
const besideAmount = new RegExp(
  `[,;(]? *(?:\\+|(?<!\\p{L})(?:${anyWord}))? *[.:]? *${rate} *${taxWord}\\.? *:? *${rate} *(?:(?:${anyWord})(?!\\p{L}))? *\\.? *\\)?`,
  "iu",
);

/** An amount cell's VAT statement, and the rest of the cell without it. */
export function splitVat(spaced: string): CellResult<{ readonly rest: string; readonly vat?: VatCell }> {
  // Every space that may follow another one multiplies the ways in which a long gap can be read.
  const text = spaced.replaceAll(/ +/g, " ");
  const stated = besideAmount.exec(text)?.[0];
  if (stated === undefined) return valid({ rest: text });
  const read = readWords(stated);
  return read.ok ? valid({ rest: text.replace(stated, " ").trim(), vat: read.value }) : read;
}

/** "18 %", "18" or 0.18, as a spreadsheet stores 18 %. */
export function readVatPercent(value: CellValue): CellResult<number | undefined> {
  const text = textOf(value);
  if (text === "") return valid(undefined);
  if (isTooLong(text)) return invalid(tooLong);
  if (typeof value === "number" && value > 0 && value < 1) return valid(Math.round(value * 10_000) / 100);
  const figure = /^(\d{1,2}(?:[.,]\d{1,2})?) ?%?$/.exec(text)?.[1];
  return figure === undefined ? invalid("not a VAT rate: write “18 %”") : valid(Number(figure.replace(",", ".")));
}

/** Whether a column contains only rates: it states the tax rate, not whether the price includes the tax. */
export const areRates = (values: readonly CellValue[]): boolean =>
  values.length > 0 && values.every((value) => readVatPercent(value).ok);
