import { plainWord, textOf, unmarked, type CellValue } from "./cell.ts";
import { columns, type SheetGrid, type StatedVat } from "./row.ts";
import { splitVat, type VatCell } from "./vat.ts";

/** The columns that the studio's import and `kulla sync` recognise in a list by their headings. */
export const headingColumns = [
  ...columns,
  "kind",
  "type",
  "rooms",
  "bedrooms",
  "area",
  "netArea",
  "commonArea",
  "totalArea",
  "outdoorArea",
  "balconyArea",
  "terraceArea",
  "gardenArea",
  "layout",
] as const;

export type HeadingColumn = (typeof headingColumns)[number];

/**
 * Headings as used in lists from Kosovo, Albania, Serbia, North Macedonia, Germany, Austria and England, without marks, points and
 * units. "(sip|sipërfaqja) neto" means either. A price per m² is recognized by its unit, and a lone area heading means
 * net area, balcony or terrace only if the list has others: see `partOfArea`.
 */
const words: Readonly<Record<HeadingColumn, string>> = {
  home: `
    (kodi|kod|kodi unik|id|id e) (|banesës|i banesës|e banesës|apartamentit|i apartamentit|njësisë|i njësisë), referenca,
    (home|unit|apartment|flat|property) (id|code|ref), (code|ref|reference), (objekt|wohnungs|einheiten)(code|kennung|id),
    (šifra|шифра) (|stana|stan|стана|на стан)`,
  tower: `
    (kulla|kulle|godina|godinë|ndërtesa|ndërtesë|objekti|objekt|blloku|bllok|lamela|llamela|pallati|pallat|sektori|sektor|vila|vilë|banesorja),
    (emri i|emri|nr i|nr) (godinës|ndërtesës|objektit|pallatit|kullës|bllokut),
    (tower|building|block|house|villa|sector|phase) (|no|number|name), (turm|gebäude|haus|bauteil|baukörper|block) (|nr|nummer),
    (zgrada|objekat|lamela|blok|kula|vila|sektor) (|br|broj), (зграда|објект|објекат|ламела|блок|кула|вила|сектор)`,
  entrance: `
    (hyrja|hyrje|shkalla|shkallë|shkallët) (|nr), (nr|nr i|numri i) (hyrjes|shkallës), (entrance|stair|staircase|core|stairwell) (|no),
    (eingang|aufgang|stiege|stiegenhaus|treppenhaus) (|nr), (ulaz|stepenište|улаз|влез|степениште)`,
  floor: `
    (kati|kat|katet|niveli|nivel|etazhi|etazha) (|nr), nr (i katit|katit), (floor|storey|level) (|no|number),
    (etage|stock|stockwerk|geschoss|geschoß|ebene|og), (sprat|kat|etaža|nivo|spratnost), (спрат|кат|етажа|ниво)`,
  label: `
    (banesa|banesë|banesat|apartamenti|apartament|njësia|njësi|ap|apt|banesa ap) (|nr|nr i|numri),
    (nr|numri|nr i|numri i|nri) (banesës|banesë|banesa|ap|apt|apart|apartamentit|apartament|njësisë|njësia|shtëpisë),
    (apartment|apt|home|unit|flat|plot|property) (|no|number|name|nr), (wohnung|wohneinheit|einheit|whg|we|top) (|nr|no|nummer|bezeichnung),
    (wohnungs|wohneinheiten|einheiten|top|whg)(nr|nummer), wohnungsbezeichnung,
    (stan|apartman|jedinica) (|br|broj), (broj|br|oznaka|oznaka i broj) (stana|apartmana|jedinice), oznaka,
    (стан|апартман) (|бр|број), (број|бр|ознака) (стана|на стан|стан|апартмана|на апартман), ознака`,
  status: `
    (statusi|status|gjendja|gjendje|disponueshmëria|disponibiliteti) (|i shitjes|e shitjes|i banesës|e banesës|aktuale),
    (availability|status|sale status|sales status|sold status), (verfügbarkeit|verkaufsstatus|verkaufsstand|vermarktungsstand|stand),
    (stanje|dostupnost|raspoloživost|status prodaje|status stana), (статус|состојба|достапност|расположивост|доступност|стање)`,
  price: `
    (çmimi|cmimi|çmim|vlera) (|total|totale|final|i plotë|i shitjes|e shitjes|i banesës|e banesës|me tvsh|në euro|në lekë|gjithsej),
    (totali i çmimit|çmimi i listës),
    (price|total price|sale price|sales price|asking price|list price|full price|purchase price|guide price|otm price),
    (preis|kaufpreis|gesamtpreis|verkaufspreis|listenpreis|angebotspreis|preis gesamt|kaufpreis gesamt|kaufpreis brutto|endpreis),
    (cena|cijena) (|stana|ukupno|ukupna|sa pdv|sa pdvom|prodajna), (ukupna|prodajna) (cena|cijena),
    (цена) (|вкупно|стана|на стан|са пдв|со ддв|укупно), (вкупна|укупна|продажна|продајна) цена`,
  pricePerArea: "",
  priceKind: "lloji i çmimit, price (kind|type), preisart, vrsta (cene|cijene), вид на цена, врста цене",
  currency: "(valuta|monedha|currency|währung|валута)",
  validUntil:
    "(vlen|vlenë|i vlefshëm|e vlefshme) deri (|më), valid (until|till|to), (gültig|preis gültig) bis, (važi|vrijedi|vredi) do, важи до",
  vat: `
    (tvsh|vat|mwst|ust|mehrwertsteuer|umsatzsteuer|pdv|ddv|пдв|ддв), (tvsh|tvsh ja|tvshja) (e|) përfshirë, përfshirja e tvsh,
    (vat|tax) (included|status), includes vat, (mwst|ust|steuer) (enthalten|inklusive), pdv (uključen|uračunat), ддв (вклучен|вклучено), пдв (урачунат|укључен)`,
  vatPercent: `
    (norma|shkalla|përqindja) e (tvsh|tvsh së), tvsh në përqind, (vat|tax) (rate|percent|percentage),
    (mwst|ust|mehrwertsteuer|umsatzsteuer|steuer) satz, (mwst|ust|mehrwertsteuer|umsatzsteuer|steuer)satz, (stopa|procenat) pdv, pdv (stopa|procenat),
    (стопа|стапка) (пдв|на ддв), ддв стапка`,
  parkingPrice: `
    (çmimi|cmimi|çmim|vlera) (|i|e) (parkingut|parking|parkimit|vendparkimit|vendparkingut|vend parkimit|garazhit|garazhës|garazh),
    (parking|parking space|parking place|garage|car park) (price|cost), price of parking,
    (stellplatz|garagen|tiefgaragen|parkplatz)preis, preis (stellplatz|garage|tiefgarage|parkplatz), (stellplatz|garage|tiefgarage) preis,
    (cena|cijena) (garaže|parkinga|parking mesta|garažnog mesta|parkirnog mesta), (цена) (гараже|гаража|на гаража|паркинга|паркинг места|паркинг|на паркинг)`,
  storagePrice: `
    (çmimi|cmimi|çmim|vlera) (|i|e) (depos|depo|bodrumit|magazinës), (storage|storage room|store room|cellar) (price|cost), price of storage,
    (keller|kellerabteil|abstellraum|lager)preis, preis (keller|kellerabteil|abstellraum|lager), (keller|kellerabteil|abstellraum) preis,
    (cena|cijena) (ostave|podruma|magacina), (цена) (оставе|на остава|подрума|на подрум)`,
  otherPayments: `
    (pagesa|pagesat) (tjera|të tjera|shtesë), (other|additional|further) payments, (weitere|sonstige|zusätzliche) zahlungen,
    (ostala|druga|dodatna) plaćanja, (останати|други) плаќања, (остала|друга) плаћања`,
  reservedUntil: `
    (rezervuar|i rezervuar|e rezervuar|rezervimi|rezervim|rezervohet|kapar|kaparuar) deri (|më|në), (afati|data) i rezervimit, afati i kaparit,
    reserved (until|till|to|up to), reservation (until|till|end|ends|expiry|expires|valid until), hold until,
    (reserviert|reservierung|reservation) bis, reservierungsende,
    (rezervisano|rezervisan|rezervirano|rezervacija) do, (резервисано|резервисан|резервирано|резервиран|резервација|резервације) до`,
  kind: `
    (lloji|kategoria) i njësisë, lloji i (objektit|pronës), (kategoria|kategori|destinimi|përdorimi|lloji i përdorimit),
    (kind|use|usage|category|property type|unit kind|kind of unit), (art|nutzung|nutzungsart|objektart|einheitsart|kategorie),
    (vrsta|namena|namjena|kategorija|vrsta jedinice), (вид|намена|категорија|врста)`,
  type: `
    (tipi|tip|tipologjia|tipologji|lloji|struktura) (|i banesës|e banesës|i apartamentit|e apartamentit|banesës),
    (type|apartment type|unit type|home type|flat type|house type|layout type), (typ|wohnungstyp|haustyp|wohnungsart|einheitstyp),
    (tip|struktura|tip stana|struktura stana|tipologija), (тип|структура|тип на стан|структура стана)`,
  rooms: `
    (dhoma|dhomat|dhomë|nr dhomave|nr i dhomave|numri i dhomave|numri dhomave|nr dhoma),
    (rooms|room|no of rooms|number of rooms|room count|total rooms), (zimmer|zimmeranzahl|anzahl zimmer|zi|räume|raumanzahl|zimmerzahl),
    (sobe|soba|broj soba|br soba|sobnost), (соби|собе|број на соби|број соба|собност)`,
  bedrooms: `
    (dhoma|dhomat|dhomë|nr i dhomave|numri i dhomave|nr dhomave) (gjumi|e gjumit|të gjumit|fjetje|gj|fjetjeje), (gjumi|fjetje),
    (beds|bed|bedrooms|bedroom|no of bedrooms|number of bedrooms|no of beds|number of beds|bed count),
    (schlafzimmer|schlafräume|anzahl schlafzimmer|schlafzimmeranzahl|schlafz),
    (spavaće|spavaća) (sobe|soba), broj (spavaćih|spavacih) soba, (спални соби|спаваће собе|спална соба|број на спални)`,
  area: `
    (sip|sipërfaqja|sipërfaqe|sipërfaqja e|siperf|sip e) (|neto|netto|banimi|banimit|e banimit|e brendshme|banuese|e banesës|shfrytëzuese|e shfrytëzueshme),
    (neto|netto|m2|sqm|m² neto|m2 neto|neto m2),
    (area|net area|internal area|living area|floor area|size|nia|gia|net internal area|gross internal area|usable area|apartment area|unit area),
    (fläche|wohnfläche|nettofläche|nutzfläche|wohnnutzfläche|nettonutzfläche|wnfl|wfl|nfl|wohnfl|nettowohnfläche|nf|wf|wnf|ngf|nettogrundfläche|innenfläche|größe|wohnungsgröße),
    (površina|kvadratura) (|stana|neto|korisna|unutrašnja), (neto|korisna|neto korisna|stambena) površina,
    (површина|квадратура) (|стана|нето|на стан|корисна), (нето|корисна|станбена) површина`,
  netArea: "",
  commonArea: `
    (sip|sipërfaqja|sipërfaqe|siperf|pjesa|hapësira|hapësirat|sip e|sipërfaqja e) (e përbashkët|përbashkët|të përbashkëta|e përbashkëta), përbashkët, e përbashkët,
    (common area|shared area|common parts|share of common space|communal area), (allgemeinfläche|gemeinschaftsfläche|anteil gemeinschaftsflächen),
    (zajednička površina|zajednički prostor|zajedničke prostorije), (заедничка површина|заеднички простор|заједничка површина)`,
  totalArea: `
    (sip|sipërfaqja|sipërfaqe|siperf|sipërfaqja e|sip e) (totale|total|bruto|brutto|gjithsej|e përgjithshme|shitëse|e shitjes|për shitje|ndërtimi|e ndërtimit),
    (bruto|brutto|m2 bruto|m2 total|total m2|bruto m2|sip tot),
    (total area|gross area|total size|saleable area|sales area|gross external area|gea),
    (gesamtfläche|bruttofläche|verkaufsfläche|fläche gesamt|gesamtnutzfläche|bruttogeschossfläche|bgf),
    (ukupna|bruto|prodajna) (površina|kvadratura), površina (ukupno|bruto|ukupna), (вкупна|бруто|укупна|продажна) (површина|квадратура)`,
  outdoorArea: `
    (ballkoni|ballkon|ballkonet|terrasa|terraca|tarraca|tarracë|verandë|veranda|lozha|lozhë|ballkoni tarraca|ballkoni terrasa|ballkon tarracë),
    (sip|sipërfaqja|sipërfaqe) (e|) (ballkonit|ballkonit tarracës|ballkoni|ballkonit dhe tarracës|verandës|tarracës|jashtme),
    (balcony|terrace|outdoor area|outdoor space|external area|balcony terrace|balcony area|terrace area|loggia),
    (balkon|terrasse|loggia|außenfläche|freifläche|freiflächen|balkonfläche|terrassenfläche|balkon fläche|balkon terrasse|balkon loggia),
    (terasa|lođa|loggia|terase|balkon terasa|terasa balkon|površina terase|otvorene površine), (тераса|балкон|лоѓа|тераса балкон)`,
  balconyArea: "",
  terraceArea: "",
  gardenArea: `
    (kopshti|kopsht|oborri|oborr), (sip|sipërfaqja|sipërfaqe) (e|) (kopshtit|oborrit), (garden|garden area|yard|private garden),
    (garten|gartenfläche|gartenanteil|eigengarten), (bašta|dvorište|vrt|površina dvorišta), (двор|градина|башта|двориште)`,
  layout:
    "(planimetria|planimetri|tipi i planit|plani|plani i banesës|layout|plan|floor plan|floorplan|grundriss|grundrisstyp|osnova|основа|планиметрија)",
};

/** Headings of a column that may name apartments or only count rows, and of a column that only ever counts. */
const numbers = "(nr|numri|numer|no|number|num|nummer|nr.|br|broj|бр|број)";
const counters =
  "nr (rendor|rend|i rendit|r), numri rendor, nr rreshti, (lfd|lauf|laufende|lf|pos) nr, (laufnummer|position|pos|zeile|sn|s no|serial no|row|item|line)," +
  "(r|red|redni|реден|редни|р) (br|broj|бр|број), rbr, rb, рб, #";

/** All texts that match a list of patterns. */
function expanded(patterns: string): readonly string[] {
  return patterns.split(/,(?![^(]*\))/).flatMap((pattern) => alternatives(pattern.trim()));
}

function alternatives(pattern: string): readonly string[] {
  const [, before, inside, after = ""] = /^([^(]*)\(([^)]*)\)(.*)$/s.exec(pattern) ?? [];
  if (before === undefined || inside === undefined) return [pattern];
  return inside.split("|").flatMap((each) => alternatives(after).map((rest) => `${before}${each}${rest}`));
}

const columnOf = new Map<string, HeadingColumn>();
for (const column of headingColumns) {
  for (const text of expanded(words[column])) {
    const word = plainWord(text);
    const other = columnOf.get(word);
    if (other !== undefined && other !== column) throw new Error(`The heading "${text}" is of two columns.`);
    if (word !== "") columnOf.set(word, column);
  }
}

const [numberWords, counterWords] = [numbers, counters].map(
  (patterns) => new Set(expanded(patterns).map((text) => plainWord(text) || text)),
);

const areaUnit =
  /(?:^|[^\p{L}\d])(?:m ?2|м ?2|sqm|sq\.? ?m(?:et\w+)?\.?|qm|met\p{L}* katror\p{L}*|square met\p{L}+|quadratmeter\p{L}*|kvadrat\p{L}*|квадрат\p{L}*)(?=$|[^\p{L}\d])|^quadratmeterpreis/iu;
const money =
  /[€$£]|cmim|price|preis|cijen|cena|cene|цена|cost|kosto|vler[ae]|wert|(?:^|[^\p{L}])(?:eur|euro|chf|usd|gbp|leke?|all|rsd|den|mkd|ден)(?=$|[^\p{L}])/iu;
/** Square feet are never read as square metres. */
const foot = /sq\.? ?f(?:oo|ee)?t|(?:^|[^\p{L}])(?:psf|ft2|sf|ft)(?=$|[^\p{L}])|square f(?:oo|ee)t/iu;

/**
 * Whether a heading is a price per m²: "Çmimi/m2", "€/m²", "Preis pro m²". It has a unit of area and a word for money, in
 * either order, and is never the price itself.
 */
export function isPricePerArea(heading: CellValue): boolean {
  const text = unmarked(headingText(heading));
  return areaUnit.test(text) && money.test(text);
}

/** A longer text is not a heading: its beginning is used. */
const maxHeadingLength = 1000;

/** The text of a cell that may be a heading. */
export const headingText = (value: CellValue): string =>
  textOf(typeof value === "string" ? value.slice(0, maxHeadingLength) : value);

/** The column that a heading names; undefined if it is unclear. */
export function headingColumn(value: CellValue): HeadingColumn | undefined {
  if (typeof value !== "string") return undefined;
  const heading = value.slice(0, maxHeadingLength);
  if (foot.test(unmarked(heading))) return undefined;
  const inEach = translations(heading).map(columnInOne);
  return columnInOne(heading) ?? (inEach.every((column) => column === inEach[0]) ? inEach[0] : undefined);
}

/** More than these are a text with slashes. */
const maxTranslations = 6;

/** A heading that says the same in several languages: "Etage / Sprat", or one below the other. */
function translations(heading: string): readonly string[] {
  const parts = heading.split(/[/|\n]| [-–—] /).map((part) => part.trim());
  return parts.length > 1 && parts.length <= maxTranslations ? parts.filter((part) => part !== "") : [];
}

function columnInOne(heading: string): HeadingColumn | undefined {
  if (isPricePerArea(heading)) return "pricePerArea";
  const column = columnOf.get(headingWord(heading)) ?? columnWithVat(heading);
  // "TVSH %" is the tax rate.
  return column === "vat" && heading.includes("%") ? "vatPercent" : column;
}

/** "Çmimi pa TVSH", "Preis inkl. MwSt.": a price. Of extras only where the tax is included, as for their cells. */
function columnWithVat(heading: string): HeadingColumn | undefined {
  const { rest, vat } = withoutVat(heading);
  const column = vat && columnOf.get(headingWord(rest));
  if (column === "price") return column;
  const isExtra = column === "parkingPrice" || column === "storagePrice";
  return isExtra && vat?.vat === "included" ? column : undefined;
}

type TextWithoutVat = { readonly rest: string; readonly vat?: VatCell };

/** Of a price, "netto" and "brutto" are about the tax; of a price per m² they are about the area. */
const netOrGross = /(?<!\p{L})(?:(?<net>net{1,2}o|нето)|brut{1,2}o|бруто)(?!\p{L})/iu;

function withoutVat(heading: string): TextWithoutVat {
  const split = splitVat(heading.replaceAll(/(?<=\p{L})\.(?=[\s)]|$)/gu, " "));
  const stated: TextWithoutVat = split.ok ? split.value : { rest: heading };
  const found = netOrGross.exec(stated.rest);
  if (!found) return stated;
  const rest = stated.rest.replace(netOrGross, " ");
  if (isPricePerArea(heading) || columnOf.get(headingWord(rest)) !== "price") return stated;
  return { rest, vat: stated.vat ?? { vat: found.groups?.["net"] === undefined ? "included" : "excluded" } };
}

/** A heading and the one above it, read together, in each of their languages. */
function togetherWith(above: string, heading: string): readonly string[] {
  return [above, ...translations(above)].flatMap((start) =>
    [heading, ...translations(heading)].map((end) => `${start} ${end}`.trim()),
  );
}

/**
 * The column that the heading at a place names. A heading that spans two rows is read together: "Sipërfaqja" above "Totale"; one that is
 * merged with the cell below it is written above.
 */
export function columnAt(grid: SheetGrid, headingRow: number, column: number): HeadingColumn | undefined {
  const value = grid[headingRow]?.[column] ?? null;
  const heading = headingText(value);
  if (heading === "") return headingColumn(grid[headingRow - 1]?.[column] ?? null);
  const alone = headingColumn(value);
  const [together, other] = new Set(
    togetherWith(headingAbove(grid, headingRow, column), heading).flatMap((text) => headingColumn(text) ?? []),
  );
  // "neto" below "Çmimi" is a price.
  const isPrice = together === "price" && (alone === "area" || alone === "totalArea");
  return alone === undefined || isPrice ? (other ? undefined : together) : alone;
}

/** The texts of a row of headings; of a cell merged with the one above it, the text above. */
export function headingTexts(grid: SheetGrid, headingRow: number): readonly string[] {
  const [own, above] = [grid[headingRow] ?? [], grid[headingRow - 1] ?? []];
  const texts = Array.from(
    { length: Math.max(own.length, above.length) },
    (_, column) => headingText(own[column] ?? null) || headingText(above[column] ?? null),
  );
  const repeated = repeatedTexts(texts);
  // "neto" below the area and "neto" below the price.
  return texts.map((text, column) => {
    if (text === "" || !repeated.has(text)) return text;
    const group = headingAbove(grid, headingRow, column);
    return group === "" || group === text ? text : `${group}: ${text}`;
  });
}

/** The texts that occur more than once. */
export function repeatedTexts(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].flatMap(([text, count]) => (count > 1 ? [text] : [])));
}

/**
 * The VAT that the heading of a column of prices states, and the text that states it. A heading that only continues the one above it,
 * "Çmimi pa TVSH" above "€", is read together with it.
 */
export function headingVat(grid: SheetGrid, headingRow: number, column: number): StatedVat | undefined {
  const heading = headingText(grid[headingRow]?.[column] ?? null);
  const alone = headingColumn(heading);
  const isWhole = alone !== undefined && alone === columnAt(grid, headingRow, column);
  const above = isWhole ? "" : headingAbove(grid, headingRow, column);
  const text = `${above} ${heading}`.trim();
  const [vat] = togetherWith(above, heading).flatMap((each) => withoutVat(each).vat ?? []);
  return vat && { ...vat, heading: text };
}

/** The text above a heading, which may span several columns. */
export function headingAbove(grid: SheetGrid, headingRow: number, column: number): string {
  const above = grid[headingRow - 1] ?? [];
  for (let at = Math.min(column, above.length - 1); at >= 0; at -= 1) {
    const text = headingText(above[at] ?? null);
    if (text !== "") return text;
  }
  return "";
}

const balcony = /ball?kon|balcon|lozh|loggia|lodja|verand|балкон|лоѓа/;
const terrace = /tarr?ac|terr?ac|terr?as|тераса/;
const net = /net+o|neto|netarea|^nia$|internalarea|нето/;

/**
 * The kind of an area in a list that has several similar ones: "Sip. neto" next to "Sipërfaqja" is the net area, "Ballkoni" next to
 * "Tarraca" the balcony. "Ballkoni/Tarraca" is both.
 */
export function partOfArea(heading: CellValue): "netArea" | "balconyArea" | "terraceArea" | undefined {
  const word = headingWord(heading);
  if (balcony.test(word)) return terrace.test(word) ? undefined : "balconyArea";
  return terrace.test(word) ? "terraceArea" : net.test(word) ? "netArea" : undefined;
}

/** "number": a column that names apartments, or only counts the rows ("Nr."); "counter": a column that only counts ("R. br."). */
export function numberHeading(heading: CellValue): "number" | "counter" | undefined {
  const text = headingText(heading);
  const word = plainWord(text) || text;
  return counterWords?.has(word) ? "counter" : numberWords?.has(word) ? "number" : undefined;
}

const unit =
  /(?<=^\S|[^\s,/])[\s,/]*(?:\b(?:in|në|ne|u) )?(?:m2|qm|sqm|€|eur|euro|euros|chf|lek|lekë|all|rsd|den|ден|м2|nr|\$|£)\.?\s*$/i;

/** A text with `instead` in the place of everything in brackets; one that is never closed stays. */
export function withoutBrackets(text: string, instead: string): string {
  // Behind the last closing bracket, each opening one would be looked for to the end.
  const end = Math.max(text.lastIndexOf(")"), text.lastIndexOf("]")) + 1;
  return text.slice(0, end).replaceAll(/[([].*?[)\]]/g, instead) + text.slice(end);
}

/** A heading without its unit: "Sipërfaqja neto (m²)" is "siperfaqjaneto". */
export function headingWord(value: CellValue): string {
  const text = headingText(value);
  const bare = withoutBrackets(text, " ").trim();
  const isKnown = columnOf.has(plainWord(bare));
  return plainWord(isKnown ? bare : bare.replace(unit, "")) || plainWord(text);
}
