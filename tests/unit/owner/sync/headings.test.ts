import { describe, expect, it } from "vitest";
import { columnAt, headingColumn, headingVat, numberHeading } from "../../../../owner/sync/cells/headings.ts";

describe("a heading with a unit by area", () => {
  it.each(
    [
      "Çmimi/m2|Çmimi / m²|Çmimi (€/m2)|Çmimi për m2|Cmimi per m2|Çmimi i m2|Çmimi m2|Çmimi për metër katror|€/m2|€/m²|EUR/m2|Lekë/m2|m2/€",
      "Preis pro m²|Preis/m²|Preis je m2|€ pro m²|m²-Preis|Quadratmeterpreis|Preis pro Quadratmeter|Kaufpreis/m²",
      "Price per sqm|Price/m2|Price per m²|€/sqm|Price / sq m|Price per square metre|Price (EUR/m2)|£/m²",
      "Cijena po m2|Cena po m2|Cena/m2|Cena m2|Cena kvadrata|Cijena (€/m²)|Cena po kvadratu|Цена по м2|Цена/м²|Vlera/m2",
    ].flatMap((list) => list.split("|")),
  )("is a price per m², never the price: %s", (heading) => {
    expect(headingColumn(heading)).toBe("pricePerArea");
  });

  it.each([
    ["Çmimi", "price"],
    ["Çmimi total (€)", "price"],
    ["Sipërfaqja (m²)", "area"],
    ["m2", "area"],
    ["Kaufpreis", "price"],
  ])("is not recognised by a unit alone: %s", (heading, column) => {
    expect(headingColumn(heading)).toBe(column);
  });
});

/** Headings from lists of Kosovo, Albania, Serbia, North Macedonia, Germany, Austria and England. */
const columnHeadings: Readonly<Record<string, string>> = {
  home: "ID|Kodi|Kodi i banesës|Unit ID|Home ID|Code|Ref|Objektcode|Šifra|Шифра",
  tower:
    "Kulla|Godina|Pallati|Objekti|Sektori|Vila|Ndërtesa|Blloku|Lamela|Nr. i godinës|Tower|Building|Block|Phase|Turm|Gebäude|Haus|Bauteil|Zgrada|Objekat|Зграда|Објект|Ламела",
  entrance: "Hyrja|Shkalla|Nr. i hyrjes|Entrance|Core|Staircase|Stiege|Aufgang|Eingang|Ulaz|Улаз|Влез",
  floor:
    "Kati|KATI|Niveli|Etazhi|Nr. i katit|Floor|Level|Storey|Floor No.|Etage|Stock|Stockwerk|Geschoß|Geschoss|Ebene|Sprat|Kat|Etaža|Спрат|Кат",
  label:
    "Banesa|Nr. Ap.|Nr. banesës|Nr. i banesës|Ap.|Ap. Nr.|Njësia|Apartamenti|Nr. i apartamentit|Unit No.|Unit|Flat no.|Apartment|Plot|Top|Top Nr.|Wohnung|Wohnung Nr.|Wohnungsnr.|Wohneinheit|WE|Whg.-Nr.|Stan|Broj stana|Stan br.|Oznaka|Стан|Број на стан|Број стана",
  status:
    "Statusi|Gjendja|Gjendja e banesës|Disponueshmëria|Status|Availability|Sales status|Verfügbarkeit|Verkaufsstatus|Stanje|Dostupnost|Статус|Состојба",
  price:
    "Çmimi|Cmimi|Çmimi total|Çmimi (€)|Çmimi €|Çmimi në euro|Vlera|Vlera totale|Çmimi i shitjes|Price|Asking price|Total price (EUR)|Preis|Kaufpreis|Gesamtpreis|Verkaufspreis in €|Cena|Cijena|Ukupna cena|Cena stana|Цена|Вкупна цена",
  priceKind: "Lloji i çmimit|Price kind|Preisart|Vrsta cene",
  currency: "Valuta|Monedha|Currency|Währung|Валута",
  validUntil: "Vlen deri|Vlen deri më|Valid until|Gültig bis|Važi do",
  vat: "TVSH|TVSH e përfshirë|VAT|VAT included|MwSt.|USt|Mehrwertsteuer|PDV|ДДВ|ПДВ",
  vatPercent: "TVSH %|TVSH (%)|Norma e TVSH|VAT rate|VAT %|MwSt.-Satz|Steuersatz|Stopa PDV|ДДВ %",
  parkingPrice:
    "Çmimi i parkingut|Çmimi i garazhit|Çmimi parking (€)|Parking price|Garage price|Stellplatzpreis|Preis Stellplatz|Cena garaže|Cena parking mesta",
  storagePrice: "Çmimi i depos|Storage price|Kellerpreis|Preis Kellerabteil|Cena ostave",
  otherPayments: "Pagesa të tjera|Pagesat tjera|Other payments|Additional payments|Weitere Zahlungen|Ostala plaćanja",
  reservedUntil:
    "Rezervuar deri|E rezervuar deri më|Afati i rezervimit|Reserved until|Reservation ends|Reserviert bis|Reservierung bis|Rezervisano do|Резервирано до",
  type: "Tipologjia|Tipi|Tipi i banesës|Struktura|Type|Unit type|Typ|Wohnungstyp|Tip stana|Структура",
  rooms:
    "Dhoma|dhomat|Nr. dhomave|Numri i dhomave|Rooms|No. of rooms|Zimmer|Anzahl Zimmer|Zi.|Sobe|Broj soba|Соби|Број на соби",
  bedrooms:
    "Dhoma gjumi|Dhoma gj.|Dhomat e gjumit|Nr. i dhomave të gjumit|Beds|Bedrooms|No. of bedrooms|Schlafzimmer|Spavaće sobe|Broj spavaćih soba|Спални соби",
  area: "Sipërfaqja|Sip.|Sip. neto|Sip. neto (m2)|Siperfaqe neto|Sipërfaqe neto (m²)|Sip. banimi|Sipërfaqja e banimit|m2|m²|Sqm|Area|Area (sqm)|Size|Net area|NIA|Nutzfläche|Wohnfläche|Wohnfläche in m²|WNFL|Wohnnutzfläche|Površina|Neto površina|Kvadratura|Површина|Нето површина",
  commonArea:
    "Sip. e përbashkët|Sipërfaqja e përbashkët (m2)|Hapësira e përbashkët|Common area|Shared area|Allgemeinfläche|Zajednička površina|Заедничка површина",
  totalArea:
    "Sip. totale|Sipërfaqja totale|Sip. bruto (m²)|Sipërfaqe totale|Total area|Gross area|Gesamtfläche|Bruttofläche|Ukupna površina|Bruto površina|Вкупна површина",
  outdoorArea:
    "Ballkoni|Ballkoni (m2)|Tarraca|Terrasa|Sip. ballkoni|Verandë|Balcony|Terrace|Balcony/terrace|Balkon|Balkon/Terrasse|Loggia|Freifläche|Terasa|Lođa|Тераса",
  layout: "Planimetria|Layout|Floor plan|Grundriss|Osnova|Основа",
};

describe("a list's heading", () => {
  it.each(
    Object.entries(columnHeadings).flatMap(([column, list]) => list.split("|").map((heading) => [heading, column])),
  )("%s is known as %s", (heading, column) => {
    expect(headingColumn(heading)).toBe(column);
  });

  it.each(
    "Area (sq ft)|Sq ft|Sqft|Price per sq ft|£/sqft|Price psf|Blerësi|Emri|Shënime|Kontrata|Nr. telefoni|Käufer|Buyer|Avanci|Total|Gjithsej|Data".split(
      "|",
    ),
  )("is not guessed if it is about something else, or in another unit: %s", (heading) => {
    expect(headingColumn(heading)).toBeUndefined();
  });

  it.each("Nr.|Nr|No.|No|Numri|Number|Broj|Br.|Бр.".split("|"))("may count rows or name apartments: %s", (heading) => {
    expect([headingColumn(heading), numberHeading(heading)]).toEqual([undefined, "number"]);
  });

  it.each("Nr. rendor|R. br.|Redni broj|Lfd. Nr.|Pos.|#|S/N|Реден број|Rb".split("|"))(
    "only ever counts rows: %s",
    (heading) => {
      expect([headingColumn(heading), numberHeading(heading)]).toEqual([undefined, "counter"]);
    },
  );
});

describe("a heading of prices that states VAT", () => {
  const headings = {
    included:
      "Çmimi me TVSH|Çmimi (me TVSH)|Çmimi me TVSH (€)|Çmimi, TVSH e përfshirë|Çmimi total me TVSH|Çmimi me TVSH të përfshirë|Price incl. VAT|Price (VAT included)|Asking price including VAT|Preis inkl. MwSt.|Kaufpreis inkl. USt.|Gesamtpreis (inkl. MwSt.) in €|Cena sa PDV|Cena sa PDV-om|Cijena s PDV-om|Цена со ДДВ|Цена са ПДВ",
    excluded:
      "Çmimi pa TVSH|Çmimi + TVSH|Çmimi pa TVSH-në|Çmimi (pa TVSH) €|Price excl. VAT|Price ex VAT|Price + VAT|Price (VAT not included)|Price without VAT|Preis zzgl. MwSt.|Kaufpreis exkl. USt.|Preis ohne MwSt.|Cena bez PDV|Cena bez PDV-a|Cijena + PDV|Цена без ДДВ|Цена без ПДВ",
  };
  it.each(Object.entries(headings).flatMap(([vat, list]) => list.split("|").map((heading) => [heading, vat])))(
    "is a price, and so are its cells: %s, VAT %s",
    (heading, vat) => {
      expect(headingColumn(heading)).toBe("price");
      expect(headingVat([[heading]], 0, 0)).toEqual({ vat, heading });
    },
  );

  it("may state the rate, too, and be a price per m²", () => {
    expect(headingVat([["Çmimi me 18 % TVSH"]], 0, 0)).toMatchObject({ vat: "included", percent: 18 });
    expect(headingColumn("Çmimi/m² pa TVSH")).toBe("pricePerArea");
    expect(headingVat([["Çmimi/m² pa TVSH"]], 0, 0)).toMatchObject({ vat: "excluded" });
  });

  it("may state it by net and gross, alone or below a heading of prices; by area they are about the area", () => {
    for (const heading of ["Preis netto", "Cena neto", "Netto Preis"]) {
      expect([heading, headingColumn(heading)]).toEqual([heading, "price"]);
      expect(headingVat([["Banesa", "Preis netto"]], 0, 1)?.vat).toBe("excluded");
    }
    const grid = [
      ["Fläche / Površina", null, "Preis / Cena", null],
      ["netto", "brutto", "netto", "brutto"],
    ];
    const places = grid.map((_, column) => column).concat(2, 3);
    expect(places.map((column) => columnAt(grid, 1, column))).toEqual(["area", "totalArea", "price", "price"]);
    expect(places.map((column) => headingVat(grid, 1, column)?.vat).slice(2)).toEqual(["excluded", "included"]);
    expect(headingVat([["Çmimi/m² neto"]], 0, 0)).toBeUndefined();
  });

  it("may be written in two languages if both say the same", () => {
    for (const [heading, column] of [
      ["Etage / Sprat", "floor"],
      ["Etage\nSprat", "floor"],
      ["WE / Stan br.", "label"],
      ["Preis / Cena (EUR)", "price"],
      ["Kati - Floor", "floor"],
    ] as const)
      expect([heading, headingColumn(heading)]).toEqual([heading, column]);
    for (const heading of ["Kati / Banesa", "Statusi / Blerësi", "Preis / Anzahlung"])
      expect([heading, headingColumn(heading)]).toEqual([heading, undefined]);
  });

  it("may be written in two rows", () => {
    const grid = [
      ["Banesa", "Çmimi", null],
      [null, "pa TVSH", "me TVSH"],
    ];
    expect([1, 2].map((column) => headingVat(grid, 1, column)?.vat)).toEqual(["excluded", "included"]);
    const above = [["Çmimi pa TVSH"], ["€"]];
    expect(headingVat(above, 1, 0)).toEqual({ vat: "excluded", heading: "Çmimi pa TVSH €" });
  });

  it("states nothing by the tax alone, and a title above the headings states nothing", () => {
    for (const heading of ["Çmimi", "Çmimi TVSH", "Price, VAT"]) expect(headingVat([[heading]], 0, 0)).toBeUndefined();
    expect(headingVat([["Çmimet pa TVSH"], ["Çmimi"]], 1, 0)).toBeUndefined();
    expect(headingColumn("Vlera e TVSH-së")).toBeUndefined();
    expect(headingColumn("Çmimi i parkingut pa TVSH")).toBeUndefined();
    expect(headingColumn("Çmimi i parkingut me TVSH")).toBe("parkingPrice");
  });
});
