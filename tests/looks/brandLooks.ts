import type { Page } from "@playwright/test";
import { region } from "../support/region.ts";
import { pointAt } from "./elementLooks.ts";
import type { Look } from "./look.ts";

/** From the apartment to its form, with the mistakes of a first try. */
async function sendNothing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "ASK FOR THE PRICE" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByRole("alert").first().waitFor();
}

/** The search, with a filter that is pressed. */
async function search(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: "Search" })
    .or(page.getByRole("button", { name: "Search" }))
    .click();
  await page.getByRole("checkbox", { name: /^2/ }).first().dispatchEvent("click");
  await page.getByRole("heading", { name: "31 apartments" }).waitFor();
}

async function saveOne(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Save, / })
    .first()
    .click();
  await page.getByRole("region", { name: "Saved apartments" }).waitFor();
}

const seventhFloor = (page: Page): Promise<void> => pointAt(page, region(page, "Floor 7,"));

const at = (brand: string, attributes: string): string =>
  `/__fixtures/looks/${brand}.html?locale=en&hints=off&${attributes}`;

/** The picker in the pages of two agencies, each by the documented variables and parts: nothing of our own look is left. */
export const brandLooks: readonly Look[] = [
  {
    name: "brand-quiet-tower",
    path: at("quietBrand", "tower=k5"),
    steps: seventhFloor,
    isWindow: true,
    widths: [1440],
  },
  { name: "brand-quiet-search", path: at("quietBrand", "tower=k5"), steps: search, isWindow: true, widths: [1440] },
  { name: "brand-quiet-apartment", path: at("quietBrand", "apartment=k5-07-05"), isWindow: true, widths: [390] },
  { name: "brand-loud-search", path: at("loudBrand", "tower=k5"), steps: search, isWindow: true, widths: [1440] },
  {
    name: "brand-loud-floor",
    path: at("loudBrand", "tower=k5&floor=7"),
    steps: saveOne,
    isWindow: true,
    widths: [390],
  },
  {
    name: "brand-loud-form",
    path: at("loudBrand", "apartment=k5-07-05"),
    steps: sendNothing,
    isWindow: true,
    widths: [390],
  },
];
