import { expect, test, type Page } from "@playwright/test";
import { expectScreen, place } from "../../support/place.ts";
import { askButton, dialogOf } from "../../support/priceForm.ts";
import { region } from "../../support/region.ts";

// Elements on a page with its own keys: a modal that Escape closes, as Bootstrap's does, and one-letter shortcuts.

/** The key events that the page receives, in the phase that most listeners use. */
async function listenToKeys(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ["keydown", "keypress", "keyup"])
      document.addEventListener(type, (event) => heard.push(`${type} ${(event as KeyboardEvent).key}`));
    const modal = document.querySelector(".modal");
    modal?.addEventListener("keydown", (event) => {
      if ((event as KeyboardEvent).key === "Escape") modal.setAttribute("data-closed", "");
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0).join(", "));
}

const inModal = (markup: string): string => `<div class="modal" tabindex="-1">${markup}</div>`;
const modal = (page: Page) => page.locator(".modal");

test("Escape that closes a form or leads back closes nothing on the page; the next one does", async ({ page }) => {
  await place(page, inModal(`<kulla-apartment-picker tower="k5" floor="7"></kulla-apartment-picker>`));
  const heard = await listenToKeys(page);
  const element = page.locator("kulla-apartment-picker");
  await region(page, "Banesa 1,").press("Enter");
  await expectScreen(element, { name: "apartment", apartment: "k5-07-01" });
  await askButton(page).press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  await heard();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  expect(await heard()).toBe("");
  await page.keyboard.press("Escape");
  await expectScreen(element, { name: "floor", tower: "k5", floor: 7 });
  expect(await heard()).toBe("");
  await expect(modal(page)).not.toHaveAttribute("data-closed");
  await element.evaluate((node) => (node as HTMLElement & { show: (screen: object) => void }).show({ name: "site" }));
  await region(page, "Kulla 5").focus();
  await expect(page.locator('[part~="label"]')).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator('[part~="label"]')).toHaveCount(0);
  expect(await heard()).toBe("");
  await page.keyboard.press("Escape");
  expect(await heard()).toContain("keydown Escape");
  await expect(modal(page)).toHaveAttribute("data-closed");
});

test("letters typed into the form's fields do not reach the page; its key combinations, Tab and keys elsewhere do", async ({
  page,
}) => {
  await place(page, inModal(`<kulla-apartment-preview apartment="k5-03-05"></kulla-apartment-preview>`));
  const heard = await listenToKeys(page);
  await askButton(page).click();
  const field = dialogOf(page).getByLabel("Emri dhe mbiemri");
  await field.focus();
  await heard();
  await page.keyboard.type("jk? /");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("ArrowLeft");
  await expect(field).toHaveValue("jk? ");
  expect(await heard()).toBe("");
  await page.keyboard.press("Control+k");
  expect(await heard()).toContain("keydown k");
  await page.keyboard.press("Tab");
  expect(await heard()).toContain("keydown Tab");
  await page.keyboard.press("Escape");
  await askButton(page).focus();
  await heard();
  await page.keyboard.press("j");
  expect(await heard()).toContain("keydown j");
});

test("digits in the search and the brochure's search words are not the page's shortcuts either", async ({ page }) => {
  await place(page, `<kulla-apartment-search></kulla-apartment-search><kulla-brochure page="3"></kulla-brochure>`);
  const heard = await listenToKeys(page);
  await page.getByRole("textbox").first().focus();
  await heard();
  await page.keyboard.type("85");
  expect(await heard()).toBe("");
  await page.locator("kulla-brochure").getByRole("textbox").first().focus();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  expect(await heard()).toBe("");
});

test("Escape that ends the brochure's zoom, or closes the saved list, goes no further", async ({ page }) => {
  await place(page, inModal(`<kulla-brochure page="3"></kulla-brochure>`));
  const heard = await listenToKeys(page);
  const brochure = page.locator("kulla-brochure");
  const zoom = brochure.getByRole("button", { name: "Zmadho" });
  await zoom.click();
  const enlarged = brochure.locator(".stage.zoomed");
  await expect(enlarged).toBeVisible();
  await heard();
  await page.keyboard.press("Escape");
  expect(await heard()).toBe("");
  await expect(modal(page)).not.toHaveAttribute("data-closed");
  await expect(enlarged).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(modal(page)).toHaveAttribute("data-closed");
});
