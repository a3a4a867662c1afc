import { expect, test } from "@playwright/test";

test("on a slow network a press on the search's filters opens them once the element is hydrated, in the page's own markup", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/widgets/kulla.js", async (route) => {
    await released;
    await route.continue();
  });
  const isAskedFor = page.waitForRequest("**/widgets/kulla.js");
  await page.goto("/en/apartments", { waitUntil: "commit" });
  const filters = page.getByRole("button", { name: /^Filters/ });
  await isAskedFor;
  const button = await filters.elementHandle();
  await filters.click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeHidden();
  release();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(filters).toBeFocused();
  expect(await filters.evaluate((node, before) => node === before, button)).toBe(true);
});

test("a link with a search in it shows that search, not the markup of the page", async ({ page }) => {
  await page.goto("/en/apartments#kulla=search?bedrooms=3;view=list");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("group", { name: "Bedrooms" }).getByRole("checkbox", { name: /^3/ })).toBeChecked();
});
