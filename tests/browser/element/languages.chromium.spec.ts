import type { Page } from "@playwright/test";
import { openHydrated } from "../../support/hydratedPage.ts";
import { expect, test } from "../../support/mailboxTest.ts";
import { region } from "../../support/region.ts";

async function switchTo(page: Page, name: "SQ" | "EN" | "DE"): Promise<void> {
  // The button has its state once the page's code has loaded.
  await page.locator("header button[aria-expanded]").click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: new RegExp(`^${name},`) })
    .click();
}

test("the menu's footer changes the language and stays on the page; every link then keeps it", async ({ page }) => {
  await page.goto("/seventh-floor");
  await expect(page.getByRole("heading", { name: "Kati 7" }).first()).toBeVisible();
  await switchTo(page, "DE");
  await expect(page).toHaveURL(/\/de\/seventh-floor$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle(/^7\. Stock/);
  await expect(page.getByRole("heading", { name: "7. Stock" }).first()).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Startseite" }).click();
  await expect(page).toHaveURL(/\/de\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zwei Türme, ein Park.");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "7. Stock" }).first()).toBeVisible();
  await switchTo(page, "SQ");
  await expect(page).toHaveURL(/\/seventh-floor$/);
  await expect(page.getByRole("heading", { name: "Kati 7" }).first()).toBeVisible();
});

test("a chosen apartment stays chosen when the language changes, and its link leads to its own page", async ({
  page,
}) => {
  // A browser that lets no page write to the clipboard: the link is shown, to be copied manually.
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openHydrated(page, "/en/third-floor");
  await region(page, "Apartment 5,").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/navigate-floor$/);
  await expect(page.getByRole("button", { name: "ASK FOR THE PRICE" })).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("textbox", { name: "Copy link" })).toHaveValue(/:\d+\/en\/apartments\/k5-03-05$/);
  const state = await page.evaluate(() => JSON.stringify(history.state));
  await switchTo(page, "SQ");
  await expect(page).toHaveURL(/\/navigate-floor$/);
  await expect(page.getByRole("button", { name: "PYET PER CMIMIN" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).toBe(state);
  await expect(page.locator("kulla-apartment-preview")).toHaveAttribute("locale", "sq");
});

test("an unknown address is answered in the language of the request", async ({ page }) => {
  const answer = await page.goto("/en/thirteenth-floor");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist.");
});
