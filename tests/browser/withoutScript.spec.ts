import { expect, test } from "@playwright/test";

test.describe("without JavaScript", () => {
  // Firefox driven this way does not heed javaScriptEnabled: there the scripts are kept away instead.
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.route("**/*.js", (route) => route.abort()));

  test("the way leads by links from the towers over a floor to its plan", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .getByRole("link", { name: /^Kulla 5/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/click-floor\/?$/);
    await page
      .getByRole("link", { name: /^Kati 7/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/seventh-floor\/?$/);
    await expect(page.getByRole("heading", { name: /Kati 7/ }).first()).toBeVisible();
    await expect(page.locator('img[src*="plans/"]:visible').first()).toBeVisible();
  });

  test("the picture of the towers lights up under the pointer by style alone", async ({ page }) => {
    await page.goto("/");
    const outline = page.locator("kulla-building-picker svg a path").first();
    await expect(outline).toBeAttached();
    const before = await outline.evaluate(
      (path) => getComputedStyle(path).opacity + getComputedStyle(path).fillOpacity,
    );
    await outline.hover({ force: true });
    await expect
      .poll(() => outline.evaluate((path) => getComputedStyle(path).opacity + getComputedStyle(path).fillOpacity))
      .not.toBe(before);
  });
});
