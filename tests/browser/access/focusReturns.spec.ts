import { expect, test, type Locator, type Page } from "@playwright/test";
import { openHydrated } from "../../support/hydratedPage.ts";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { expectScreen, place } from "../../support/place.ts";
import { keepList } from "../../support/savedApartments.ts";

// The focus is never lost when screens change, and changes elsewhere are announced.

const search = (page: Page): Locator => page.locator("kulla-apartment-search");
/** In the list and on cards an apartment names its place; in the grid its row heading does. */
const apartmentIn = (page: Page, role: "grid" | "table" | "combobox"): Locator =>
  role === "grid"
    ? page.getByRole("row", { name: /^Kulla 5, Floor 7,/ }).getByRole("gridcell", { name: /^Apartment 5,/ })
    : search(page);
const name = /^((Kulla 5|K5), Floor 7, )?Apartment 5,/;

for (const [view, role] of [
  ["grid", "grid"],
  ["list", "table"],
  ["cards", "combobox"],
] as const) {
  const title = `going back from an apartment to the search returns the focus to it: ${view}`;
  // The same code finds it in every view.
  test(title, inBothWhen(view === "grid"), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await place(page, `<kulla-apartment-search locale="en" view="${view}">`);
    await expect(search(page).getByRole(role)).toBeVisible();
    const apartment = apartmentIn(page, role).getByRole("button", { name });
    await apartment.focus();
    await page.keyboard.press("Enter");
    await expectScreen(search(page), { name: "apartment", apartment: "k5-07-05" });
    await expect(search(page).getByRole("heading", { name: "Apartment 5" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectScreen(search(page), { name: "search" });
    await expect(apartment).toBeFocused();
  });
}

test("on the site Back leads to the apartment of the search that was opened", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, "/en/apartments");
  const apartment = apartmentIn(page, "grid").getByRole("link", { name });
  await apartment.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/apartments\/k5-07-05$/);
  await expect(page.getByRole("heading", { name: "Apartment 5", level: 2 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/apartments/);
  await expect(apartment).toBeFocused();
});

test("on a phone the saved apartments come after the arrow that opens them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepList(page, "k5-09-07,k5-07-05");
  await place(page, '<kulla-floor-explorer locale="en" tower="k5" floor="3">');
  const tray = page.getByRole("region", { name: "Saved apartments" });
  await tray.getByRole("button", { name: "Saved apartments" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(tray.getByRole("button", { name: "K5, Floor 9, Apartment 7", exact: true })).toBeFocused();
});

test("one floor up on the site: the button keeps the focus, and the floor is announced", async ({ page }) => {
  await openHydrated(page, "/en/third-floor");
  const up = page.getByRole("link", { name: "One floor up" });
  for (const [floor, path] of Object.entries({ 4: "fourth", 5: "fifth" })) {
    if (floor === "4") await up.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/en/${path}-floor$`));
    await expect(page.getByRole("heading", { name: `Floor ${floor}`, level: 2 })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: `Floor ${floor}` })).toHaveText(`Floor ${floor}`);
    await expect(up).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Floor 4", level: 2 })).toBeVisible();
});

test("the number of saved apartments is announced however one is saved, but not for a list from an earlier visit", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await keepList(page, "k5-09-07");
  await place(page, '<kulla-apartment-search locale="en">');
  const announcement = (count: string): Locator => page.getByRole("status").filter({ hasText: count });
  await expect(page.getByRole("region", { name: "Saved apartments" })).toBeVisible();
  await expect(announcement("saved apartment")).toHaveCount(0);
  await apartmentIn(page, "grid").getByRole("button", { name }).focus();
  await page.keyboard.press("s");
  await expect(announcement("2 saved apartments")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Save, Apartment 5/ }).click();
  await expect(announcement("1 saved apartment")).toHaveCount(1);
});

test("after a link to a page whose code is still loading, the focus is on its title", async ({ page }) => {
  await openHydrated(page, "/en/click-floor");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  const title = page.getByRole("heading", { level: 1, name: "From energy to the home" });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS("outline-style", "none");
});

test("if a page's code is late, the focus is in an area named after the page", async ({ page }) => {
  await openHydrated(page, "/en/click-floor");
  let letThrough: () => void = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/assets/AboutPage-*.js", async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.getByRole("main", { name: "About Us" })).toBeFocused();
  letThrough();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
