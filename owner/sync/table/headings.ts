import { plainWord, textOf, type CellValue } from "../cells/cell.ts";
import { columns } from "../cells/row.ts";

/** What a column of a list of apartments can be: what `kulla sync` reads, and what an apartment is. */
export const headingColumns = [...columns, "type", "bedrooms", "area", "outdoorArea", "layout"] as const;

export type HeadingColumn = (typeof headingColumns)[number];

/** Headings of Albanian, English, German and Serbian lists. Those of a price by area are known by their unit. */
const words: Readonly<Record<HeadingColumn, string>> = {
  home: "id, home id, kodi, kodi i banesës, code, objektcode, šifra",
  tower: "kulla, tower, building, ndërtesa, objekti, blloku, lamela, turm, gebäude, haus, zgrada, objekat",
  entrance: "hyrja, entrance, eingang, aufgang, ulaz",
  floor: "kati, katet, floor, storey, level, etage, stock, stockwerk, geschoss, sprat, kat",
  label:
    "banesa, nr, numri, nr i banesës, nr banesës, numri i banesës, apartamenti, apartment, apartment no, home, unit, no, number, " +
    "wohnung, wohnung nr, wohnungsnummer, wohnungsnr, einheit, stan, broj stana, broj",
  status: "statusi, status, gjendja, disponueshmëria, availability, verfügbarkeit, stanje, dostupnost",
  price: "çmimi, çmimi total, çmimi i shitjes, price, total price, preis, kaufpreis, gesamtpreis, cena",
  pricePerArea: "",
  priceKind: "lloji i çmimit, price kind, preisart, vrsta cene",
  currency: "valuta, monedha, currency, währung",
  validUntil: "vlen deri, vlen deri më, valid until, gültig bis, važi do",
  type: "tipi, tipi i banesës, tipologjia, tipologjia e banesës, lloji, lloji i banesës, type, typ, wohnungstyp, tip, struktura",
  bedrooms:
    "dhoma gjumi, dhomat e gjumit, nr dhomave, dhoma, bedrooms, rooms, schlafzimmer, zimmer, spavaće sobe, sobe",
  area: "sipërfaqja, sipërfaqja neto, sip, sip neto, neto, m2, area, net area, size, fläche, wohnfläche, nettofläche, površina",
  outdoorArea:
    "ballkoni, ballkon, sipërfaqja e ballkonit, terrasa, tarraca, balcony, terrace, outdoor area, balkon, terrasse, balkon fläche, terasa",
  layout: "planimetria, tipi i planit, plani, layout, plan, grundriss, osnova",
};

const columnOf = new Map(
  headingColumns.flatMap((column) => words[column].split(", ").map((word) => [plainWord(word), column] as const)),
);
columnOf.delete("");

const areaUnit =
  /(?:^|[^\p{L}\d])(?:m ?2|м ?2|sqm|sq\.? ?m(?:et\w+)?\.?|qm|met\p{L}* katror\p{L}*|square met\p{L}+|quadratmeter\p{L}*|kvadrat\p{L}*|квадрат\p{L}*)(?=$|[^\p{L}\d])|^quadratmeterpreis/iu;
const money =
  /[€$£]|cmim|price|preis|cijen|cena|cene|цена|cost|kosto|vler[ae]|wert|(?:^|[^\p{L}])(?:eur|euro|chf|usd|gbp|leke?|all|rsd|den|mkd|ден)(?=$|[^\p{L}])/iu;

/**
 * Whether a heading is of a price by area: "Çmimi/m2", "€/m²", "Preis pro m²". It has a unit of area and a word of money, in
 * whichever order, and is never the price.
 */
export function isPricePerArea(heading: CellValue): boolean {
  const text = unmarked(textOf(heading));
  return areaUnit.test(text) && money.test(text);
}

const unmarked = (text: string): string => text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");

/** What a heading says its column is; undefined where nobody can say. */
export function headingColumn(heading: CellValue): HeadingColumn | undefined {
  if (typeof heading !== "string") return undefined;
  return isPricePerArea(heading) ? "pricePerArea" : columnOf.get(headingWord(heading));
}

/** A heading without its unit: "Sipërfaqja neto (m²)" is "siperfaqjaneto". */
export function headingWord(value: CellValue): string {
  const text = textOf(value);
  const bare = text.replaceAll(/[([].*?[)\]]/g, " ").replace(/(?<=\S)[\s,]*(?:m2|€|eur|nr)\.?\s*$/i, "");
  return plainWord(bare) || plainWord(text);
}
