import { describe, expect, it } from "vitest";
import type { CellValue } from "../../../../owner/sync/cells/cell.ts";
import { newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { guessColumns } from "../../../../owner/studio/draft/rows/rowColumns.ts";
import { planRows } from "../../../../owner/studio/draft/rows/planRows.ts";

/** The apartment's field that is read from the row; "" if its column is ignored. */
type Field =
  | "tower"
  | "entrance"
  | "floor"
  | "storeys"
  | "label"
  | "kind"
  | "type"
  | "rooms"
  | "bedrooms"
  | "area"
  | "common"
  | "total"
  | "balcony"
  | "garden"
  | "outdoorArea"
  | "status"
  | "price"
  | "";

/**
 * Heading and cell as in real lists (the owner is asked about ambiguous buildings), and the visitor's value; "!" if the cell is
 * reported, undefined if nothing is stated.
 */
type Case = readonly [heading: string, cell: CellValue, field: Field, result: string | number | undefined];

const kosovo: readonly Case[] = [
  ["Objekti", "Godina B", "tower", "godina-b"],
  ["Lamela", "B", "tower", "godina-b"],
  ["Blloku", "GODINA B", "tower", "godina-b"],
  ["Ndërtesa", "godina  b", "tower", "godina-b"],
  ["Banesorja", "B", "tower", "godina-b"],
  ["Objekti", "C", "tower", "!"],
  ["Hyrja", "1", "entrance", "1"],
  ["Hyrja", 2, "entrance", "2"],
  ["Nr. i hyrjes", "II", "entrance", "II"],
  ["Kati", "Përdhesa", "floor", 0],
  ["Kati", "PERDHESE", "floor", 0],
  ["Kati", "Bodrum", "floor", -1],
  ["Kati", "Suteren", "floor", -1],
  ["Kati", "Kati 7", "floor", 7],
  ["KATI", "kati VII", "floor", 7],
  ["Etazhi", "3", "floor", 3],
  ["Kati", "i tretë", "floor", 3],
  ["Kati", "P+1", "floor", "!"],
  ["Kati", "Mansarda", "floor", 1],
  ["Kati", "2-3", "storeys", "2,3"],
  ["Nr. i banesës", "12B", "label", "12B"],
  ["Nr. banesës", 12, "label", "12"],
  ["Banesa nr.", "007", "label", "007"],
  ["Banesa", "  9 a ", "label", "9 a"],
  ["Tipi i banesës", "2+1", "type", "2+1"],
  ["Struktura", "Dydhomëshe", "type", "Dydhomëshe"],
  ["Lloji", "Lokal", "kind", "shop"],
  ["Destinimi", "Zyrë", "kind", "office"],
  ["Destinimi", "Garazhë", "kind", "parking"],
  ["Destinimi", "Depo", "kind", "storage"],
  ["Destinimi", "hapësirë afariste", "kind", "shop"],
  ["Dhomat", 3, "rooms", 3],
  ["Nr. i dhomave", "3", "rooms", 3],
  ["Dhoma gjumi", 2, "bedrooms", 2],
  ["Sip.", "62,5", "area", 62.5],
  ["Sipërfaqja (m²)", "62.50", "area", 62.5],
  ["Sip. neto m2", "62,5 m2", "area", 62.5],
  ["Sip. neto", 62.499999, "area", 62.5],
  ["Sip. neto", "1.065,5", "area", 1065.5],
  ["Sip. neto", "6O,5", "area", "!"],
  ["Sip. neto", 0, "area", undefined],
  ["Sip. neto", "-", "area", undefined],
  ["Sip. bruto (m2)", "74,2", "area", 74.2],
  ["Terrasa (m²)", "8,4", "outdoorArea", 8.4],
  ["Ballkoni", 5, "outdoorArea", 5],
  ["Gjendja", "e lirë", "status", "available"],
  ["Gjendja", "E LIRE", "status", "available"],
  ["Gjendja", "Në shitje", "status", "available"],
  ["Gjendja", "e pashitur", "status", "available"],
  ["Gjendja", "shitur", "status", "sold"],
  ["Gjendja", "E shitur.", "status", "sold"],
  ["Gjendja", "kapar", "status", "reserved"],
  ["Gjendja", "Rezervim", "status", "reserved"],
  ["Gjendja", "s'është në shitje", "status", "notReleased"],
  ["Gjendja", "shitur?", "status", "!"],
  ["Gjendja", "po", "status", "!"],
  ["Gjendja", null, "status", undefined],
  ["Çmimi", "98.000 €", "price", "98000 EUR"],
  ["Çmimi (€)", 98_000, "price", "98000 EUR"],
  ["Çmimi me TVSH", "98.000,00", "price", "98000 EUR included"],
  ["Çmimi", "98 mijë €", "price", "98000 EUR"],
  ["Çmimi", "prej 98.000", "price", "from 98000 EUR"],
  ["Çmimi", "duke filluar nga 98.000 €", "price", "from 98000 EUR"],
  ["Çmimi", "98.000 + TVSH", "price", "98000 EUR excluded"],
  ["Çmimi", "rreth 98.000", "price", "!"],
  ["Çmimi", "sipas marrëveshjes", "price", "onRequest"],
  ["Çmimi", 0, "price", undefined],
  ["Shënime", "ia shitëm Arben Hoxhës", "", undefined],
  ["Blerësi", "Arben Hoxha", "", undefined],
  ["Nr. rendor", 1, "", undefined],
  ["Nr. telefoni", "+383 44 111 222", "", undefined],
];

const albania: readonly Case[] = [
  ["Godina", "Godina B", "tower", "godina-b"],
  ["Pallati", "Pallati B", "tower", "!"],
  ["Pallati", "B", "tower", "godina-b"],
  ["Sektori", "B", "tower", "godina-b"],
  ["Shkalla", "Shkalla 1", "entrance", "Shkalla 1"],
  ["Shkalla", 1, "entrance", "1"],
  ["Nr. i shkallës", "A", "entrance", "A"],
  ["Niveli", "Kati I", "floor", 1],
  ["Niveli", "K3", "floor", 3],
  ["Niveli", "PD", "floor", 0],
  ["Niveli", "Nëntoka", "floor", -1],
  ["Niveli", "Nëntoka 2", "floor", -2],
  ["Niveli", "Kati -1", "floor", -1],
  ["Kati", "Kati i parë", "floor", 1],
  ["Kati", "10-të", "floor", 10],
  ["Kati", "Përdhesa + 1", "storeys", "0,1"],
  ["Kati", "K2-K3", "storeys", "2,3"],
  ["Kati", "Kati 4 dhe 5", "storeys", "4,5"],
  ["Kati", "ndërkat", "floor", 1],
  ["Nr. Ap.", "1C", "label", "1C"],
  ["Ap. Nr.", "1C", "label", "1C"],
  ["Njësia", "A11A", "label", "A11A"],
  ["Apartamenti", 14, "label", "14"],
  ["Nr. i apartamentit", "14/2", "label", "14/2"],
  ["Tipologjia", "1+1", "type", "1+1"],
  ["Tipologjia", "2+1+2", "type", "2+1+2"],
  ["Tipologjia", "Duplex", "type", "Duplex"],
  ["Tipologjia", "Garsonierë", "type", "Garsonierë"],
  ["Lloji i njësisë", "Njësi shërbimi", "type", "Njësi shërbimi"],
  ["Lloji i njësisë", "Dyqan", "kind", "shop"],
  ["Lloji i njësisë", "Vend parkimi", "kind", "parking"],
  ["Lloji i njësisë", "Apartament", "kind", undefined],
  ["Siperfaqe neto", "61,30", "area", 61.3],
  ["Sipërfaqe neto (m2)", "61.3", "area", 61.3],
  ["Sip. banimi", "61,3", "area", 61.3],
  ["Sip. totale", "72,40", "area", 72.4],
  ["Sipërfaqja e përgjithshme", "72,40", "area", 72.4],
  ["Sip. e përbashkët", "9,80", "common", 9.8],
  ["Sipërfaqja e përbashkët (m2)", 9.8, "common", 9.8],
  ["Verandë", "4,2", "outdoorArea", 4.2],
  ["Oborri", "35", "garden", 35],
  ["Statusi", "E disponueshme", "status", "available"],
  ["Statusi", "Në dispozicion", "status", "available"],
  ["Statusi", "SHITUR", "status", "sold"],
  ["Statusi", "U shit", "status", "sold"],
  ["Statusi", "I rezervuar", "status", "reserved"],
  ["Disponueshmëria", "disponibël", "status", "available"],
  ["Statusi", "Së shpejti", "status", "notReleased"],
  ["Statusi", "Shitur Arben Hoxha", "status", "!"],
  ["Çmimi total", "69.875 €", "price", "69875 EUR"],
  ["Çmimi total (€)", 69_875, "price", "69875 EUR"],
  ["Vlera", "69.875,00 €", "price", "69875 EUR"],
  ["Vlera totale", "€ 69,875", "price", "69875 EUR"],
  ["Çmimi i shitjes", "EUR 69'875", "price", "69875 EUR"],
  ["Çmimi", "9.800.000 lekë", "price", "9800000 ALL"],
  ["Çmimi", "9,8 mln lekë", "price", "9800000 ALL"],
  ["Çmimi", "9.8 milionë lek", "price", "9800000 ALL"],
  ["Çmimi", "me marrëveshje", "price", "onRequest"],
  ["Çmimi", "pyet për çmimin", "price", "onRequest"],
  ["Çmimi", "98 mil", "price", "!"],
  ["Çmimi", "1.250 €/m2", "price", "!"],
  ["Çmimi", "deri 98.000", "price", "!"],
  ["Çmimi/m2", "1.250 €", "price", "!"],
  ["Emri i klientit", "Arben Hoxha", "", undefined],
  ["Nr. kontrate", "123/2026", "", undefined],
  ["Kësti i parë", 5000, "", undefined],
];

const serbia: readonly Case[] = [
  ["Zgrada", "Zgrada B", "tower", "!"],
  ["Objekat", "B", "tower", "godina-b"],
  ["Lamela", "Lamela B", "tower", "!"],
  ["Ulaz", "2", "entrance", "2"],
  ["Stepenište", "II", "entrance", "II"],
  ["Sprat", "Prizemlje", "floor", 0],
  ["Sprat", "PR", "floor", 0],
  ["Sprat", "III sprat", "floor", 3],
  ["Sprat", "prvi sprat", "floor", 1],
  ["Sprat", "3. sprat", "floor", 3],
  ["Etaža", "Podrum", "floor", -1],
  ["Etaža", "Suteren", "floor", -1],
  ["Etaža", "Potkrovlje", "floor", 1],
  ["Etaža", "Visoko prizemlje", "floor", 0],
  ["Broj stana", "24", "label", "24"],
  ["Stan br.", "S-24", "label", "S-24"],
  ["Oznaka stana", "L2-S24", "label", "L2-S24"],
  ["Struktura", "dvosoban", "type", "dvosoban"],
  ["Struktura stana", "3.0", "type", "3.0"],
  ["Vrsta", "Garažno mesto", "kind", "parking"],
  ["Namena", "Lokal", "kind", "shop"],
  ["Namena", "Poslovni prostor", "kind", "shop"],
  ["Namena", "Ostava", "kind", "storage"],
  ["Broj soba", "3", "rooms", 3],
  ["Spavaće sobe", 2, "bedrooms", 2],
  ["Kvadratura", "54,37", "area", 54.37],
  ["Površina (m²)", "54,37 m²", "area", 54.37],
  ["Neto površina", "54.37", "area", 54.37],
  ["Ukupna površina", "61", "area", 61],
  ["Zajednička površina", "6,2", "common", 6.2],
  ["Terasa", "7,5", "outdoorArea", 7.5],
  ["Dvorište", "40", "garden", 40],
  ["Status", "Slobodan", "status", "available"],
  ["Status", "U PRODAJI", "status", "available"],
  ["Status", "Prodat", "status", "sold"],
  ["Status", "Prodato", "status", "sold"],
  ["Status stana", "Rezervisan", "status", "reserved"],
  ["Dostupnost", "u ponudi", "status", "available"],
  ["Status", "Nije u prodaji", "status", "notReleased"],
  ["Status", "ugovor", "status", "!"],
  ["Cena", "98.000,00 €", "price", "98000 EUR"],
  ["Cena (EUR)", "98.000", "price", "98000 EUR"],
  ["Ukupna cena", 98_000, "price", "98000 EUR"],
  ["Cena", "11.500.000 RSD", "price", "11500000 RSD"],
  ["Cena", "11.500.000 din.", "price", "11500000 RSD"],
  ["Cena sa PDV", "98.000", "price", "98000 EUR included"],
  ["Cena", "98.000 + PDV", "price", "98000 EUR excluded"],
  ["Cena", "98.000 € bez PDV-a", "price", "98000 EUR excluded"],
  ["Cena", "98 hiljada €", "price", "98000 EUR"],
  ["Cena", "već od 98.000 €", "price", "from 98000 EUR"],
  ["Cena", "po dogovoru", "price", "onRequest"],
  ["Cijena", "na upit", "price", "onRequest"],
  ["Kupac", "Petar Petrović", "", undefined],
  ["Napomena", "zove u ponedeljak", "", undefined],
  ["R. br.", 1, "", undefined],
];

const macedonia: readonly Case[] = [
  ["Зграда", "B", "tower", "godina-b"],
  ["Објект", "Objekti B", "tower", "!"],
  ["Влез", "1", "entrance", "1"],
  ["Кат", "Приземје", "floor", 0],
  ["Кат", "трет кат", "floor", 3],
  ["Кат", "3 кат", "floor", 3],
  ["Спрат", "Подрум", "floor", -1],
  ["Кат", "Поткровје", "floor", 1],
  ["Број на стан", "14", "label", "14"],
  ["Стан бр.", "14а", "label", "14а"],
  ["Ознака", "Б-14", "label", "Б-14"],
  ["Структура", "двособен", "type", "двособен"],
  ["Намена", "Гаража", "kind", "parking"],
  ["Вид", "Остава", "kind", "storage"],
  ["Број на соби", 3, "rooms", 3],
  ["Спални соби", 2, "bedrooms", 2],
  ["Површина", "62,5", "area", 62.5],
  ["Нето површина (м2)", "62,5 м2", "area", 62.5],
  ["Вкупна површина", "70", "area", 70],
  ["Заедничка површина", "6", "common", 6],
  ["Тераса", "7", "outdoorArea", 7],
  ["Статус", "слободен", "status", "available"],
  ["Статус", "Слободно", "status", "available"],
  ["Состојба", "продаден", "status", "sold"],
  ["Статус", "Продадено", "status", "sold"],
  ["Статус", "резервиран", "status", "reserved"],
  ["Статус", "Капариран", "status", "reserved"],
  ["Статус", "не е во продажба", "status", "notReleased"],
  ["Статус", "во продажба", "status", "available"],
  ["Цена", "98.000 €", "price", "98000 EUR"],
  ["Вкупна цена", "98.000 евра", "price", "98000 EUR"],
  ["Цена", "6.000.000 ден.", "price", "6000000 MKD"],
  ["Цена", "98.000 без ДДВ", "price", "98000 EUR excluded"],
  ["Цена", "од 98.000 €", "price", "from 98000 EUR"],
  ["Цена", "по договор", "price", "onRequest"],
  ["Купувач", "Петар Петровски", "", undefined],
  ["Реден број", 1, "", undefined],
];

const germany: readonly Case[] = [
  ["Haus", "Haus B", "tower", "!"],
  ["Gebäude", "B", "tower", "godina-b"],
  ["Bauteil", "B", "tower", "godina-b"],
  ["Haus Nr.", "Gebäude B", "tower", "!"],
  ["Eingang", "West", "entrance", "West"],
  ["Aufgang", 2, "entrance", "2"],
  ["Geschoss", "EG", "floor", 0],
  ["Geschoss", "2. OG", "floor", 2],
  ["Etage", "1. Obergeschoss", "floor", 1],
  ["Etage", "DG", "floor", 1],
  ["Etage", "Staffelgeschoss", "floor", 1],
  ["Ebene", "UG", "floor", -1],
  ["Ebene", "Tiefgarage", "floor", -1],
  ["Stock", "Hochparterre", "floor", 0],
  ["Stockwerk", "3. Stock", "floor", 3],
  ["Etage", "EG/OG1", "storeys", "0,1"],
  ["Wohnung", "WE 14", "label", "WE 14"],
  ["WE", "14", "label", "14"],
  ["Wohnungsnr.", "14.2", "label", "14.2"],
  ["Whg.-Nr.", 14, "label", "14"],
  ["Wohneinheit", "W-14", "label", "W-14"],
  ["Wohnungstyp", "Maisonette", "type", "Maisonette"],
  ["Nutzung", "Gewerbe", "kind", "shop"],
  ["Nutzung", "Büro", "kind", "office"],
  ["Art", "Stellplatz", "kind", "parking"],
  ["Art", "TG-Stellplatz", "kind", "parking"],
  ["Nutzungsart", "Kellerabteil", "kind", "storage"],
  ["Nutzung", "Wohnung", "kind", undefined],
  ["Zimmer", "3", "rooms", 3],
  ["Zimmer", "3,5", "rooms", 3.5],
  ["Zimmer", "3½", "rooms", 3.5],
  ["Zi.", "2 1/2 Zi.", "rooms", 2.5],
  ["Zimmer", "3,3", "rooms", "!"],
  ["Zimmer", "1/2", "rooms", "!"],
  ["Schlafzimmer", 2, "bedrooms", 2],
  ["Wohnfläche in m²", "84,35", "area", 84.35],
  ["Wohnfläche", "84,35 m²", "area", 84.35],
  ["NF m²", "84,35", "area", 84.35],
  ["WNF", "84,35", "area", 84.35],
  ["WFL", "84,35 qm", "area", 84.35],
  ["Gesamtfläche", "95", "area", 95],
  ["Balkon/Terrasse", "9,2", "outdoorArea", 9.2],
  ["Loggia", "6,1", "outdoorArea", 6.1],
  ["Gartenanteil", "120", "garden", 120],
  ["Status", "frei", "status", "available"],
  ["Status", "verfügbar", "status", "available"],
  ["Status", "VERKAUFT", "status", "sold"],
  ["Verkaufsstatus", "reserviert", "status", "reserved"],
  ["Verfügbarkeit", "vorgemerkt", "status", "reserved"],
  ["Status", "in Vorbereitung", "status", "notReleased"],
  ["Status", "beurkundet", "status", "sold"],
  ["Status", "notarisiert", "status", "!"],
  ["Kaufpreis", "389.000 €", "price", "389000 EUR"],
  ["Kaufpreis in €", "389.000,00", "price", "389000 EUR"],
  ["Preis", "389.000,- €", "price", "389000 EUR"],
  ["Preis", "389 Tsd. €", "price", "389000 EUR"],
  ["Preis", "1,2 Mio. €", "price", "1200000 EUR"],
  ["Preis", "ab 389.000 €", "price", "from 389000 EUR"],
  ["Preis", "auf Anfrage", "price", "onRequest"],
  ["Preis", "389.000 € zzgl. MwSt.", "price", "389000 EUR excluded"],
  ["Preis", "VB 389.000 €", "price", "!"],
  ["Käufer", "Müller", "", undefined],
  ["Bemerkung", "ruft Montag an", "", undefined],
  ["Lfd. Nr.", 1, "", undefined],
];

const austria: readonly Case[] = [
  ["Stiege", "1", "entrance", "1"],
  ["Stiege", "Stiege 2", "entrance", "Stiege 2"],
  ["Geschoß", "Erdgeschoß", "floor", 0],
  ["Geschoß", "1. Obergeschoß", "floor", 1],
  ["Geschoß", "Dachgeschoß", "floor", 1],
  ["Geschoß", "DG1", "floor", "!"],
  ["Geschoß", "Souterrain", "floor", -1],
  ["Top", "12", "label", "12"],
  ["Top Nr.", "Top 12", "label", "Top 12"],
  ["Top-Nr.", "12A", "label", "12A"],
  ["Nutzfläche", "71,08", "area", 71.08],
  ["Wohnnutzfläche", "71,08 m²", "area", 71.08],
  ["WNFL", 71.08, "area", 71.08],
  ["Eigengarten", "55,3", "garden", 55.3],
  ["Freifläche", "12,4", "outdoorArea", 12.4],
  ["Verwertungsstand", "frei", "", undefined],
  ["Status", "unverkauft", "status", "available"],
  ["Status", "nicht verkäuflich", "status", "notReleased"],
  ["Kaufpreis", "€ 389.000,-", "price", "389000 EUR"],
  ["Kaufpreis", "€ 389.000,--", "price", "389000 EUR"],
  ["Kaufpreis", "389.000 EUR inkl. USt.", "price", "389000 EUR included"],
  ["Kaufpreis", "EUR 389.000 exkl. USt", "price", "389000 EUR excluded"],
  ["Kaufpreis", "CHF 389'000.-", "price", "389000 CHF"],
  ["Pos.", 1, "", undefined],
];

const england: readonly Case[] = [
  ["Building", "Block B", "tower", "!"],
  ["Block", "B", "tower", "godina-b"],
  ["Phase", "Phase B", "tower", "!"],
  ["Core", "2", "entrance", "2"],
  ["Entrance", "North", "entrance", "North"],
  ["Level", "Ground", "floor", 0],
  ["Level", "LG", "floor", -1],
  ["Level", "L03", "floor", 3],
  ["Floor", "First", "floor", 1],
  ["Floor", "3rd floor", "floor", 3],
  ["Floor No.", "Penthouse", "floor", 1],
  ["Storey", "Basement", "floor", -1],
  ["Floor", "2-3", "storeys", "2,3"],
  ["Unit No.", "A-1204", "label", "A-1204"],
  ["Plot", "17", "label", "17"],
  ["Flat no.", "17", "label", "17"],
  ["Unit type", "2B4P", "type", "2B4P"],
  ["Type", "Studio", "type", "Studio"],
  ["Use", "Retail", "kind", "shop"],
  ["Use", "Office", "kind", "office"],
  ["Property type", "Parking space", "kind", "parking"],
  ["Unit kind", "Storage", "kind", "storage"],
  ["Rooms", 3, "rooms", 3],
  ["Beds", "2", "bedrooms", 2],
  ["Beds", "Studio", "bedrooms", "!"],
  ["No. of bedrooms", 0, "bedrooms", 0],
  ["Sqm", "74.3", "area", 74.3],
  ["NIA", "74.3 sqm", "area", 74.3],
  ["Net internal area", "1,065.5", "area", 1065.5],
  ["Gross area", "80", "area", 80],
  ["Area (sq ft)", 800, "", undefined],
  ["Sq ft", "800", "", undefined],
  ["Balcony", "6.5", "outdoorArea", 6.5],
  ["Private garden", "30", "garden", 30],
  ["Availability", "Available", "status", "available"],
  ["Availability", "For sale", "status", "available"],
  ["Sales status", "SOLD", "status", "sold"],
  ["Status", "Sold STC", "status", "!"],
  ["Status", "Under offer", "status", "reserved"],
  ["Status", "On hold", "status", "reserved"],
  ["Status", "Coming soon", "status", "notReleased"],
  ["Status", "Exchanged", "status", "!"],
  ["Asking price", "£425,000", "price", "425000 GBP"],
  ["Price", "£425k", "price", "425000 GBP"],
  ["Guide price", "From £425,000", "price", "from 425000 GBP"],
  ["Price", "POA", "price", "onRequest"],
  ["Price", "£425,000 + VAT", "price", "425000 GBP excluded"],
  ["Price", "£425,000 - £450,000", "price", "!"],
  ["Price", "offers over £425,000", "price", "from 425000 GBP"],
  ["Price per sq ft", 650, "", undefined],
  ["Buyer", "J Smith", "", undefined],
  ["S/N", 1, "", undefined],
];

const lists = { kosovo, albania, serbia, macedonia, germany, austria, england };

/** The row's other places. */
const floorColumn = { heading: "Kati", cell: 0 } as const;
const labelColumn = { heading: "Nr. Ap.", cell: "7" } as const;

function read([heading, cell, field]: Case): string | number | undefined {
  const { draft } = ["Godina B"].reduce(
    (all, name) => addTower(all.draft, name),
    addTower(newDraft("Lagjja"), "Godina A"),
  );
  const isFloor = field === "floor" || field === "storeys";
  const columns = [
    ...(field === "tower" ? [] : [{ heading: "Godina", cell: "Godina A" }]),
    ...(isFloor ? [] : [floorColumn]),
    ...(field === "label" ? [] : [labelColumn]),
    { heading, cell },
  ];
  const guess = guessColumns([columns.map((each) => each.heading), columns.map((each) => each.cell)]);
  if (!guess.ok) throw new Error(guess.sentence);
  const { sheet } = guess;
  const own = Object.entries(sheet.columns).find(([, at]) => at === columns.length - 1)?.[0];
  if (field === "") return own;
  if (own === undefined) throw new Error(`"${heading}" is taken for nothing.`);
  const plan = planRows(draft, sheet, { addsFloors: true, kindsByName: true });
  if (plan.rows.some(({ findings }) => findings.length > 0)) return "!";
  const floor = plan.draft.project.floors.find(({ apartments }) => apartments.length > 0);
  const [apartment] = floor?.apartments ?? [];
  if (!floor || !apartment) return "no apartment";
  const { price, areas, outdoorArea, storeys } = apartment;
  switch (field) {
    case "tower":
      return floor.tower;
    case "floor":
      return floor.floor;
    case "storeys":
      return storeys?.join(",");
    case "price":
      return (
        price &&
        [price.kind === "exact" ? "" : price.kind, price.amount, price.currency, price.vat].filter(Boolean).join(" ")
      );
    case "common":
    case "total":
    case "balcony":
    case "garden":
      return areas?.[field];
    case "outdoorArea":
      return outdoorArea;
    default:
      return apartment[field];
  }
}

describe.each(Object.entries(lists))("a list of %s", (_country, cases) => {
  it.each(cases)("with %s: %s says %s %s", (...each) => {
    expect(read(each)).toBe(each[3]);
  });
});

describe("the lists of seven countries", () => {
  it("have more than 300 cases, without duplicates", () => {
    const all = Object.values(lists)
      .flat()
      .map((each) => JSON.stringify(each.slice(0, 2)));
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(300);
  });
});
