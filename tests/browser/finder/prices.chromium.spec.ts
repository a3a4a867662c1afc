import { readFileSync } from "node:fs";
import { expect, test, type Locator, type Page } from "@playwright/test";
import type { ProjectFile } from "../../../src/project/file/projectSchema.ts";

const project = "tests/fixtures/projects/mixed/project.json";

const stated = {
  vat: "included",
  vatPercent: 18,
  since: "2026-03-12",
  before: 92_000,
  extras: [
    { kind: "parking", apartment: "ap1", obligatory: true },
    { kind: "other", name: { sq: "Kyçja në rrjet", en: "Connection fees", de: "Anschlüsse" }, amount: 850.5 },
  ],
} as const;

/** The fixture, with all possible details of the prices of 4-42A and 4-42B, of the building and of currencies. */
function statedFile(): ProjectFile {
  const file = JSON.parse(readFileSync(project, "utf8")) as ProjectFile;
  const floors = file.floors.map((floor) => ({
    ...floor,
    apartments: floor.apartments.map((apartment) => {
      if (apartment.id === "a4-42B") return { ...apartment, reservedUntil: "2026-12-15" };
      if (apartment.id !== "a4-42A" || !apartment.price) return apartment;
      return { ...apartment, price: { ...apartment.price, ...stated } };
    }),
  }));
  const exchangeRate = { from: "EUR", to: "ALL", rate: 98.2, date: "2026-11-20" };
  return {
    ...file,
    floors,
    exchangeRate,
    energyClass: "A+",
    handOver: { when: "2027-Q2" },
    constructionStage: "shell",
  };
}

async function open(page: Page, apartment: string, locale: string): Promise<Locator> {
  await page.route("**/mixed/project.json", (route) => route.fulfill({ json: statedFile() }));
  const tag = "kulla-apartment-preview";
  await page.goto(`/__fixtures/projects/show.html?project=mixed&tag=${tag}&apartment=${apartment}&locale=${locale}`);
  const element = page.locator(tag);
  await element.getByRole("heading").first().waitFor();
  return element;
}

const sentences = {
  sq: [
    "TVSH 18 % e përfshirë",
    "që nga 12.03.2026, më parë 92.000 €",
    "rreth 8.788.900 ALL (1 EUR = 98,2 ALL, 20.11.2026)",
    "1.155 €/m²",
    "llogaritur nga çmimi dhe 77,5 m²",
    "Kyçja në rrjet",
    "850,50 €",
    "e detyrueshme",
    "Me vend parkimi",
    "103.500 €",
    "104.350,50 €",
    "pritet: tremujori 2 i vitit 2027",
    "Struktura e përfunduar",
    "A+",
  ],
  en: [
    "18 % VAT included",
    "since 12/03/2026, before 92,000 €",
    "about 8,788,900 ALL (1 EUR = 98.2 ALL, 20/11/2026)",
    "1,155 €/m²",
    "computed from the price and 77.5 m²",
    "Connection fees",
    "850.50 €",
    "obligatory",
    "With a parking place",
    "103,500 €",
    "104,350.50 €",
    "expected Q2 2027",
    "Shell complete",
    "A+",
  ],
  de: [
    "inklusive 18 % MwSt.",
    "seit 12.03.2026, vorher 92.000 €",
    "etwa 8.788.900 ALL (1 EUR = 98,2 ALL, 20.11.2026)",
    "1.155 €/m²",
    "berechnet aus Preis und 77,5 m²",
    "Anschlüsse",
    "850,50 €",
    "verpflichtend",
    "Mit Stellplatz",
    "103.500 €",
    "104.350,50 €",
    "voraussichtlich 2. Quartal 2027",
    "Rohbau fertig",
    "A+",
  ],
};

for (const [locale, texts] of Object.entries(sentences)) {
  test(`an apartment shows all that its owner states about its price and its building (${locale})`, async ({
    page,
  }) => {
    const element = await open(page, "a4-42A", locale);
    for (const text of texts) await expect(element.getByText(text, { exact: true })).toBeVisible();
  });
}

test("an apartment with only an amount shows nothing about tax, extras or an earlier price", async ({ page }) => {
  const element = await open(page, "a3-32A", "en");
  await expect(element.getByText("1,155 €/m²")).toBeVisible();
  await expect(element.getByText(/VAT|since|before|In addition/)).toHaveCount(0);
});

test("a reservation shows its end, and a price on request no price per square metre", async ({ page }) => {
  const reserved = await open(page, "a4-42B", "en");
  await expect(reserved.getByText("Until 15/12/2026")).toBeVisible();
  const onRequest = await open(page, "a1-1", "en");
  await expect(onRequest.getByText(/€/)).toHaveCount(0);
});

test("the printed sheet shows the same price details, with their sums", async ({ page }) => {
  const element = await open(page, "a4-42A", "en");
  const paper = page.locator(".finder > .paper");
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(paper).toBeAttached({ timeout: 200 });
  }).toPass();
  await page.emulateMedia({ media: "print" });
  for (const text of [
    "89,500 €, 18 % VAT included, about 8,788,900 ALL (1 EUR = 98.2 ALL, 20/11/2026), since 12/03/2026, before 92,000 €",
    "1,155 €/m², computed from the price and 77.5 m²",
    "Parking P1 14,000 € (obligatory); Connection fees 850.50 €; With a parking place: 103,500 €; With everything listed: 104,350.50 €",
    "expected Q2 2027",
  ])
    await expect(element.locator(".paper").getByText(text, { exact: true })).toBeVisible();
});
