import { readFileSync } from "node:fs";
import { expect, test, type Locator, type Page } from "@playwright/test";
import type { ProjectFile } from "../../../src/project/file/projectSchema.ts";

const file = JSON.parse(readFileSync("tests/fixtures/projects/mixed/project.json", "utf8")) as ProjectFile;

/** The fixture with tax and a second currency, and whether its pictures are renderings or photos. */
function statedFile(): ProjectFile {
  const floors = file.floors.map((floor) => ({
    ...floor,
    apartments: floor.apartments.map((apartment) => ({
      ...apartment,
      ...(apartment.price && { price: { ...apartment.price, vat: "included" as const, vatPercent: 18 } }),
      pictures: (["rendering", "asBuilt"] as const).map((truth) => ({
        src: truth === "rendering" ? "home.svg" : "living.svg",
        width: 800,
        height: 600,
        alt: truth,
        truth,
      })),
    })),
  }));
  return { ...file, floors, exchangeRate: { from: "EUR", to: "ALL", rate: 98.2, date: "2026-11-20" } };
}

/** The same without any price. */
function askedFile(): ProjectFile {
  const floors = file.floors.map((floor) => ({
    ...floor,
    apartments: floor.apartments.map((apartment) => ({ ...apartment, price: { kind: "onRequest" as const } })),
  }));
  return { ...file, floors };
}

async function open(page: Page, query: string, json: ProjectFile = statedFile()): Promise<Locator> {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.route("**/mixed/project.json", (route) => route.fulfill({ json }));
  await page.goto(`/__fixtures/projects/show.html?project=mixed&${query}`);
  const element = page.locator("main > *");
  await element.getByRole("heading").first().waitFor();
  return element;
}

const words = {
  sq: {
    limit: "Çmimi për m² deri në",
    remove: "Hiqe filtrin Deri 1.155 €/m²",
    column: "Për m²",
    sort: "Radhit sipas çmimit për m²",
    figure: "1.155 €/m²",
    loosen: "nëse çmimi për m²",
  },
  en: {
    limit: "Price per m² up to",
    remove: "Remove filter Up to 1,155 €/m²",
    column: "Per m²",
    sort: "Sort by price per m²",
    figure: "1,155 €/m²",
    loosen: "if the price per m² goes up to",
  },
  de: {
    limit: "Preis pro m² bis",
    remove: "Filter Bis 1.155 €/m² entfernen",
    column: "Pro m²",
    sort: "Nach Preis pro m² sortieren",
    figure: "1.155 €/m²",
    loosen: "der Preis pro m²",
  },
} as const;

for (const [locale, { limit, remove, column, sort, figure, loosen }] of Object.entries(words)) {
  test(`apartments are found, listed and sorted by the price per m² (${locale})`, async ({ page }) => {
    const search = await open(page, `tag=kulla-apartment-search&view=list&deep-link=hash&locale=${locale}`);
    const field = search.getByRole("textbox", { name: limit, exact: true });
    await field.fill("1155");
    await field.press("Enter");
    await expect(search.getByRole("button", { name: remove })).toBeVisible();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain("perM2=-1155");
    const cells = search.locator(".result-row .of-perM2");
    await expect(cells.filter({ hasText: figure }).first()).toBeVisible();
    await expect(cells.filter({ hasText: figure }).first()).toHaveAttribute("translate", "no");
    await search.getByRole("columnheader", { name: column }).getByRole("button").click();
    await expect(search.getByRole("columnheader", { name: column })).toHaveAttribute("aria-sort", "ascending");
    await expect.poll(() => page.evaluate(() => location.hash)).toContain("sort=perM2");
    const amounts = (await cells.allTextContents()).flatMap(
      (text) => /[\d.,]+/.exec(text)?.[0].replace(/\D/g, "") ?? [],
    );
    expect(amounts.map(Number)).toEqual(amounts.map(Number).toSorted((a, b) => a - b));
    const slider = search.getByRole("slider", { name: limit, exact: true });
    await slider.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", /1[.,]205\s€\/m²/);
    const plans = await open(page, `tag=kulla-apartment-search&view=cards&locale=${locale}`);
    await expect(plans.getByRole("combobox").getByRole("option", { name: sort })).toBeAttached();
    await expect(plans.locator(".card-price small", { hasText: figure }).first()).toBeVisible();
    const none = await open(
      page,
      `tag=kulla-apartment-search&locale=${locale}&filter=${encodeURIComponent("perM2=-1")}`,
    );
    await expect(none.getByText(loosen).first()).toBeVisible();
  });
}

test("on a phone the list has the price per m² below the price", async ({ page }) => {
  const search = await open(page, "tag=kulla-apartment-search&view=list&locale=en");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(search.locator(".of-price small", { hasText: "1,155 €/m²" }).first()).toBeVisible();
  await expect(search.locator(".result-row .of-perM2").first()).toBeHidden();
});

const choices = {
  sq: ["Radhitja", "Radhit sipas çmimit për m²", "Në zbritje"],
  en: ["Order", "Sort by price per m²", "Descending"],
  de: ["Reihenfolge", "Nach Preis pro m² sortieren", "Absteigend"],
} as const;

for (const [locale, [order, byPerM2, descending]] of Object.entries(choices))
  test(`on a phone the list is sorted by the price per m² and by everything else, in either direction (${locale})`, async ({
    page,
  }) => {
    const search = await open(page, `tag=kulla-apartment-search&view=list&deep-link=hash&locale=${locale}`);
    await page.setViewportSize({ width: 390, height: 844 });
    const choice = search.getByRole("combobox", { name: order });
    await choice.selectOption({ label: byPerM2 });
    await expect.poll(() => page.evaluate(() => location.hash)).toContain("sort=perM2");
    const amounts = async () =>
      (await search.locator(".of-price small").allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
    await expect.poll(async () => isSorted(await amounts())).toBe(true);
    await search.getByRole("button", { name: descending }).click();
    await expect(search.getByRole("button", { name: descending, pressed: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain("sort=-perM2");
    await expect.poll(async () => isSorted((await amounts()).toReversed())).toBe(true);
    // Whatever the width, a visitor can sort by every column that the project has.
    const keys = await choice
      .locator("option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
    expect(keys).toEqual(expect.arrayContaining(["home", "floor", "bedrooms", "area", "outdoor", "price", "perM2"]));
    for (const width of [320, 390, 620, 820, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await search
        .getByRole("columnheader")
        .filter({ has: page.getByRole("button") })
        .count();
      expect(shown === keys.length || (await choice.isVisible()), `${width}`).toBe(true);
    }
  });

const isSorted = (amounts: readonly number[]): boolean =>
  amounts.length > 1 && amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0));

test("a project without prices has neither filter, column nor order for the price per m²", async ({ page }) => {
  const search = await open(page, "tag=kulla-apartment-search&view=list&locale=en", askedFile());
  await expect(search.getByRole("columnheader", { name: "Price" })).toBeVisible();
  await expect(search.getByText(/m² up to|^Per m²/)).toHaveCount(0);
  await expect(search.getByRole("columnheader", { name: "Per m²" })).toHaveCount(0);
});

test("the apartments of a floor have the price per m², also for screen readers", async ({ page }) => {
  const floor = await open(page, "tag=kulla-floor-explorer&tower=a&floor=4&locale=en");
  const row = floor.locator(".apartments .row").filter({ hasText: "42A" });
  await expect(row.getByText("1,155 €/m²")).toBeVisible();
  await expect(row).toHaveAccessibleName(/1,155\s€\/m²/);
  // Reserved: the status replaces the price.
  await expect(floor.locator(".apartments .row").filter({ hasText: "42B" }).getByText("€/m²")).toHaveCount(0);
});

const compared = {
  sq: ["Çmimi për m²", "TVSH 18 % e përfshirë", "rreth 8.788.900 ALL (1 EUR = 98,2 ALL, 20.11.2026)", "Vizualizim"],
  en: ["Price per m²", "18 % VAT included", "about 8,788,900 ALL (1 EUR = 98.2 ALL, 20/11/2026)", "Rendering"],
  de: ["Preis pro m²", "inklusive 18 % MwSt.", "etwa 8.788.900 ALL (1 EUR = 98,2 ALL, 20.11.2026)", "Visualisierung"],
} as const;

for (const [locale, texts] of Object.entries(compared))
  test(`a comparison has the price per m², tax and the second currency, and states what pictures show (${locale})`, async ({
    page,
  }) => {
    const element = await open(page, `tag=kulla-apartment-search&locale=${locale}`);
    await element.evaluate((node) =>
      (node as HTMLElement & { show: (screen: object) => void }).show({
        name: "compare",
        apartments: ["a4-42A", "a4-42C"],
      }),
    );
    for (const text of texts) await expect(element.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(
      element.locator(".row-perM2").getByText("1.155 €".replace(".", locale === "en" ? "," : ".")),
    ).toBeVisible();
  });

const captions = {
  sq: ["Vizualizim", "Foto e asaj që është ndërtuar", "Fotoja tjetër", "PYET PER CMIMIN"],
  en: ["Rendering", "Photo of what is built", "Next picture", "Ask for the price"],
  de: ["Visualisierung", "Foto des Gebauten", "Nächstes Bild", "Preis anfragen"],
} as const;

for (const [locale, [first, second, next, ask]] of Object.entries(captions))
  test(`a picture of an apartment says whether it is a rendering or a photo, if stated (${locale})`, async ({
    page,
  }) => {
    const element = await open(page, `tag=kulla-apartment-preview&apartment=a4-42A&locale=${locale}`);
    const caption = element.locator(".carousel-slide:not([inert]) .picture-truth");
    await expect(caption).toHaveText(first);
    await element.getByRole("button", { name: next }).click();
    await expect(caption).toHaveText(second);
    await element.getByRole("button", { name: ask }).click();
    await expect(element.getByRole("dialog").getByText(first, { exact: true })).toBeVisible();
    const unstated = await open(page, `tag=kulla-apartment-preview&apartment=a4-42C&locale=${locale}`, file);
    await expect(unstated.locator(".picture-truth")).toHaveCount(0);
  });
