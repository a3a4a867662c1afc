import { plainWord, textOf, type CellValue } from "../../../sync/cells/cell.ts";
import { columns, headingRows, sizeFault, type Grid } from "../../../sync/cells/row.ts";

/**
 * What of a list of apartments can be taken: what `kulla sync` reads, and what an apartment is. Nothing else gets into the draft.
 */
export const rowColumns = [...columns, "type", "bedrooms", "area", "outdoorArea", "layout"] as const;

export type RowColumn = (typeof rowColumns)[number];

/** A sheet, and which of its columns are taken, by their index from 0. A column that is not named here is never read. */
export type NamedSheet = {
  readonly grid: Grid;
  /** Index of the row of headings, -1 where there is none. */
  readonly headingRow: number;
  readonly columns: Readonly<Partial<Record<RowColumn, number>>>;
};

/** Headings of Albanian, English, German and Serbian lists. */
const words: Readonly<Record<RowColumn, string>> = {
  home: "id, home id, kodi, kodi i banesës, code, objektcode, šifra",
  tower: "kulla, tower, building, ndërtesa, objekti, blloku, lamela, turm, gebäude, haus, zgrada, objekat",
  entrance: "hyrja, entrance, eingang, aufgang, ulaz",
  floor: "kati, katet, floor, storey, level, etage, stock, stockwerk, geschoss, sprat, kat",
  label:
    "banesa, nr, numri, nr i banesës, nr banesës, numri i banesës, apartamenti, apartment, apartment no, home, unit, no, number, " +
    "wohnung, wohnung nr, wohnungsnummer, wohnungsnr, einheit, stan, broj stana, broj",
  status: "statusi, status, gjendja, disponueshmëria, availability, verfügbarkeit, stanje, dostupnost",
  price: "çmimi, çmimi total, çmimi i shitjes, price, total price, preis, kaufpreis, gesamtpreis, cena",
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
  rowColumns.flatMap((column) => words[column].split(", ").map((word) => [plainWord(word), column] as const)),
);

/** What headings of columns about people begin with. */
const people =
  /^(?:bleres|klient|kontakt|emri|emerm|mbiemr|pronar|telefon|tel$|email|buyer|client|customer|owner|name|contact|phone|kaufer|kunde|besitzer|nachname|vorname|kupac|ime|prezime|shenim|verejtj|koment|note|comment|remark|bemerkung|notiz|napomen)/;

/** A heading without its unit: "Sipërfaqja neto (m²)" is "siperfaqjaneto". */
function headingWord(value: CellValue): string {
  const text = textOf(value);
  const bare = text.replaceAll(/[([].*?[)\]]/g, " ").replace(/(?<=\S)[\s,]*(?:m2|€|eur|nr)\.?\s*$/i, "");
  return plainWord(bare) || plainWord(text);
}

/** What a sheet's headings say by themselves. */
export type GuessedSheet = NamedSheet & {
  /** As they stand in the sheet, "" where a column has none. */
  readonly headings: readonly string[];
  /** Indices of columns that seem to hold people's names or notes about them. */
  readonly personal: readonly number[];
};

export type Guess =
  { readonly ok: true; readonly sheet: GuessedSheet } | { readonly ok: false; readonly sentence: string };

/**
 * Finds the row of headings, also below titles, and says what each column may be; of two that could be the same the first. A
 * proposal: the owner names the columns. Refused with a sentence where the sheet is too large or empty.
 */
export function guessColumns(grid: Grid): Guess {
  const width = Math.max(0, ...grid.slice(0, 1000).map(({ length }) => length));
  const sentence = sizeFault({ rows: grid.length, columns: width });
  if (sentence !== undefined) return { ok: false, sentence };
  if (grid.every((cells) => cells.every((value) => textOf(value) === ""))) {
    return { ok: false, sentence: "The sheet is empty." };
  }
  let best: GuessedSheet = { grid, headingRow: -1, columns: {}, headings: [], personal: [] };
  for (const [row, cells] of grid.slice(0, headingRows).entries()) {
    const found = headingsIn(cells);
    // One word alone is a title that happens to be one.
    if (Object.keys(found).length < 2 || Object.keys(found).length <= Object.keys(best.columns).length) continue;
    best = sheetBelow(grid, row);
  }
  return { ok: true, sheet: best };
}

/** A sheet whose headings stand in that row, counted from 0: what is above them is no apartment. */
export function sheetBelow(grid: Grid, headingRow: number): GuessedSheet {
  const cells = grid[headingRow] ?? [];
  const personal = cells.flatMap((value, index) => (people.test(headingWord(value)) ? [index] : []));
  return { grid, headingRow, columns: headingsIn(cells), headings: cells.map(textOf), personal };
}

function headingsIn(cells: readonly CellValue[]): NamedSheet["columns"] {
  const found: Partial<Record<RowColumn, number>> = {};
  for (const [index, value] of cells.entries()) {
    const column = typeof value === "string" ? columnOf.get(headingWord(value)) : undefined;
    if (column && found[column] === undefined) found[column] = index;
  }
  return found;
}
