import { expect, type Locator, type Page } from "@playwright/test";
import { place, screenOf } from "./place.ts";
import { serveBrochure, type BrochureServer } from "./brochureFixture.ts";

/** A partner's page with a brochure of so many pages, whose book is visible. */
export async function placeBrochure(
  page: Page,
  count = 112,
  attributes = "",
  locale?: string,
): Promise<[Locator, BrochureServer]> {
  const server = await serveBrochure(page, count, locale);
  await place(page, `<kulla-brochure project="/__brochure/project.json" ${attributes}></kulla-brochure>`);
  const brochure = page.locator("kulla-brochure");
  await expect(brochure.getByRole("button", { name: /^(Faqja tjetër|Next page|Nächste Seite)$/ })).toBeVisible();
  return [brochure, server];
}

export const closed = { name: "closed" };
export const openAt = (page: number) => ({ name: "open", page });

export async function expectPlace(brochure: Locator, where: object): Promise<void> {
  await expect.poll(() => screenOf(brochure)).toEqual(where);
}

/** The page with the printed number, if it is shown. */
export const pageOf = (brochure: Locator, number: number): Locator =>
  brochure.getByRole("group", { name: `Faqja ${number}`, exact: true });
