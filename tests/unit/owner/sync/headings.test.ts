import { describe, expect, it } from "vitest";
import { headingColumn } from "../../../../owner/sync/table/headings.ts";

describe("a heading with a unit by area", () => {
  it.each(
    [
      "Çmimi/m2|Çmimi / m²|Çmimi (€/m2)|Çmimi për m2|Cmimi per m2|Çmimi i m2|Çmimi m2|Çmimi për metër katror|€/m2|€/m²|EUR/m2|Lekë/m2|m2/€",
      "Preis pro m²|Preis/m²|Preis je m2|€ pro m²|m²-Preis|Quadratmeterpreis|Preis pro Quadratmeter|Kaufpreis/m²",
      "Price per sqm|Price/m2|Price per m²|€/sqm|Price / sq m|Price per square metre|Price (EUR/m2)|£/m²",
      "Cijena po m2|Cena po m2|Cena/m2|Cena m2|Cena kvadrata|Cijena (€/m²)|Cena po kvadratu|Цена по м2|Цена/м²|Vlera/m2",
    ].flatMap((list) => list.split("|")),
  )("is a price by area, never the price: %s", (heading) => {
    expect(headingColumn(heading)).toBe("pricePerArea");
  });

  it.each([
    ["Çmimi", "price"],
    ["Çmimi total (€)", "price"],
    ["Sipërfaqja (m²)", "area"],
    ["m2", "area"],
    ["Kaufpreis", "price"],
  ])("is not told by a unit alone: %s", (heading, column) => {
    expect(headingColumn(heading)).toBe(column);
  });
});
