import { expect, type Locator, type Page } from "@playwright/test";
import { place } from "./place.ts";
import { serveBrochure, type BrochureServer } from "./brochureFixture.ts";

/** Opens a partner's page with a brochure of `count` pages, and waits until its book is visible. */
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

/** The page of the book with a printed number; present only while it is shown. */
export const pageOf = (brochure: Locator, number: number): Locator =>
  brochure.getByRole("group", { name: `Faqja ${number}`, exact: true });
