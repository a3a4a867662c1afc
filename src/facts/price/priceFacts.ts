import { localText } from "../../project/localText.ts";
import { currencyOf, exchangedAmount, listedExtras, type ListedExtra, priceSums } from "../../project/priceFigures.ts";
import { pricePerM2 } from "../../project/pricePerM2.ts";
import type { Apartment, Price, Project } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { formatArea, formatNumber } from "../../text/format/formatArea.ts";
import { formatDate } from "../../text/format/formatDate.ts";
import { formatPrice } from "../../text/format/formatPrice.ts";
import { priceTexts } from "../../text/priceTexts.ts";
import type { PriceTexts } from "../../text/texts.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import { apartmentTitle } from "../titles.ts";
import { formatFrom, formatMoney } from "./formatMoney.ts";
import { perM2Text } from "./perM2Text.ts";

/** The facts that the owner states about a price, as texts; "" if not stated. */
export type PriceFacts = {
  /** "1.335 €/m²", "nga 1.335 €/m²". */
  readonly perM2: string;
  /** "llogaritur nga çmimi dhe 73,4 m²"; "" if the owner states the price per m². */
  readonly perM2Note: string;
  /** "TVSH 18 % e përfshirë". */
  readonly vat: string;
  /** "që nga 12.03.2026, më parë 98.000 €". */
  readonly history: string;
  /** "rreth 9.623.600 ALL (1 EUR = 98,2 ALL, 20.11.2026)". */
  readonly exchanged: string;
  readonly extras: readonly ExtraFacts[];
  /** "Me vend parkimi: 110.000 €". */
  readonly sums: readonly SumFacts[];
};

export type ExtraFacts = { readonly name: string; readonly amount: string; readonly note: string };
export type SumFacts = { readonly name: string; readonly amount: string };

/** The facts of a price that is shown; `undefined` if none is shown: on request, sold, or no longer valid. */
export function priceFacts(apartment: Apartment, project: Project, language: Language): PriceFacts | undefined {
  const { price, status } = apartment;
  if (!price || status === "sold" || !formatPrice(price, language)) return undefined;
  const texts = priceTexts(language);
  const listed = listedExtras(project, price);
  const { exchangeRate } = project;
  const exchanged = exchangedAmount(project, price);
  return {
    perM2: perM2Text(apartment, language),
    perM2Note: perM2Note(apartment, texts, language),
    vat: vatText(price, texts, language),
    history: [
      price.since && fill(texts.since, { date: formatDate(price.since, language.locale) }),
      price.before && fill(texts.before, { price: formatMoney(price.before, price, language) }),
    ]
      .filter(Boolean)
      .join(", "),
    exchanged:
      exchangeRate && exchanged !== undefined
        ? `${fill(texts.exchanged, { price: formatMoney(exchanged, { currency: exchangeRate.to }, language) })} (${fill(
            texts.rate,
            {
              from: currencyOf(price),
              rate: decimal(exchangeRate.rate, language),
              to: exchangeRate.to,
              date: formatDate(exchangeRate.date, language.locale),
            },
          )})`
        : "",
    extras: listed.map((extra) => extraFacts(extra, price, language)),
    sums: sumFacts(price, listed, language),
  };
}

function perM2Note(apartment: Apartment, texts: PriceTexts, { locale }: Language): string {
  const { area } = apartment;
  const isComputed = pricePerM2(apartment)?.isStated === false;
  return isComputed && area ? fill(texts.computed, { area: formatArea(area, locale) }) : "";
}

/** "TVSH e përfshirë", "pa TVSH 18 %"; "" if the owner does not state it. */
export function vatText({ vat, vatPercent }: Price, texts: PriceTexts, language: Language): string {
  if (!vat) return "";
  const isIncluded = vat === "included";
  if (vatPercent === undefined) return isIncluded ? texts.vatIncluded : texts.vatExcluded;
  return fill(isIncluded ? texts.vatIncludedAt : texts.vatExcludedAt, { percent: decimal(vatPercent, language) });
}

/** With all decimals, because exchange and tax rates are not rounded. */
const decimal = (value: number, { locale }: Language): string =>
  Number.isInteger(value) ? formatNumber(value, locale) : String(value).replace(".", locale === "en" ? "." : ",");

function extraFacts(
  { kind, name, unit, amount, obligatory }: ListedExtra,
  price: Price,
  language: Language,
): ExtraFacts {
  const texts = priceTexts(language);
  const own = name === undefined ? "" : localText(name, language.locale);
  const note = { true: texts.obligatory, false: texts.optional }[String(obligatory)] ?? "";
  const kinds = { parking: texts.parkingPlace, storage: texts.storageRoom, other: texts.otherPayment };
  const isSold = unit?.status === "sold" && amount === undefined;
  return {
    name: own || (unit ? apartmentTitle(unit, language.texts) : kinds[kind]),
    note: [note, isSold && language.texts.sold].filter(Boolean).join(", "),
    amount: amount === undefined ? "" : formatMoney(amount, price, language),
  };
}

function sumFacts(price: Price, extras: readonly ListedExtra[], language: Language): readonly SumFacts[] {
  const texts = priceTexts(language);
  const sums = priceSums(price, extras);
  const sumFact = (sum: number | undefined, included: readonly ListedExtra[], several: string): readonly SumFacts[] => {
    const [single] = included.length === 1 ? included : [];
    const names = { parking: texts.withParking, storage: texts.withStorage, other: several };
    return sum === undefined
      ? []
      : [{ name: single ? names[single.kind] : several, amount: formatFrom(sum, price, language) }];
  };
  const obligatory = extras.filter((extra) => extra.obligatory);
  return [...sumFact(sums.obligatory, obligatory, texts.withObligatory), ...sumFact(sums.all, extras, texts.withAll)];
}
