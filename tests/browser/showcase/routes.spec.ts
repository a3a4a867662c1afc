import type { Route } from "@playwright/test";
import { openHydrated } from "../../support/hydratedPage.ts";
import { expect, test } from "../../support/mailboxTest.ts";
import { place } from "../../support/place.ts";
import { pointIn, region } from "../../support/region.ts";

test(
  "the regions of floor 1 are labelled as specified, from the right terrace to the tenth, and named after their apartments",
  { tag: "@chromium" },
  async ({ page }) => {
    const labels = ["Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];
    const labelled = ["Right Terrace", ...labels.map((label) => `${label} Apartment`)];
    const expectNamed = async (word: string): Promise<void> => {
      for (const [index, label] of labelled.entries()) {
        const named = page.locator(`[part~="region"][data-label="${label}"]`).first();
        await expect(named).toHaveAccessibleName(new RegExp(`^${word} ${index + 1}, \\d`));
      }
    };
    const words = { "/first-floor": "Banesa", "/en/first-floor": "Apartment", "/de/first-floor": "Wohnung" };
    for (const [path, word] of Object.entries(words)) {
      await page.goto(path);
      await expectNamed(word);
    }
    // Those pages have the plan in their HTML; a partner's page gets it from the script.
    await place(page, `<kulla-floor-explorer locale="de" tower="k5" floor="1"></kulla-floor-explorer>`);
    await expectNamed("Wohnung");
  },
);

test("a reload keeps the chosen apartment, and Back leads to its floor", async ({ page }) => {
  await openHydrated(page, "/click-floor");
  const floor = await pointIn(region(page.locator("kulla-building-picker").first(), "Kati 7,"));
  await page.mouse.click(floor.x, floor.y);
  await expect(page).toHaveURL(/\/seventh-floor$/);
  const apartment = await pointIn(region(page, "Banesa 5,"));
  await page.mouse.click(apartment.x, apartment.y);
  await expect(page).toHaveURL(/\/navigate-floor$/);
  await expect(page.getByRole("button", { name: "PYET PER CMIMIN" })).toBeVisible();
  await expect(page).toHaveTitle("Banesa 5, Kati 7, Kulla 5 | Kulla");
  await page.reload();
  await expect(page.getByRole("button", { name: "PYET PER CMIMIN" })).toBeVisible();
  await expect(page).toHaveURL(/\/navigate-floor$/);
  await expect(page).toHaveTitle("Banesa 5, Kati 7, Kulla 5 | Kulla");
  await page.goBack();
  await expect(page).toHaveURL(/\/seventh-floor$/);
  await expect(region(page, "Banesa 5,")).toHaveCount(1);
  await expect(page).toHaveTitle("Kati 7 | Kulla");
});

test("/navigate-floor without a chosen apartment leads to the picker", { tag: "@chromium" }, async ({ page }) => {
  await page.goto("/navigate-floor");
  await expect(page).toHaveURL(/\/click-floor$/);
});

test("/vr without a chosen apartment offers the way back to the picker", { tag: "@chromium" }, async ({ page }) => {
  await page.goto("/vr");
  await page.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/click-floor$/);
});

test("an unknown address says so and offers links", { tag: "@chromium" }, async ({ page }) => {
  const answer = await page.goto("/kati-i-dymbedhjete");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kjo faqe nuk ekziston.");
  await expect(page.getByRole("link", { name: "Ballina" }).first()).toBeVisible();
});

test(
  "an unknown address lists the floors of both towers, and a floor of K6 leads to K6",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.goto("/kati-i-dymbedhjete");
    await expect(page.getByRole("list", { name: "Kulla 5, Lista e kateve" }).getByRole("listitem")).toHaveCount(11);
    const k6 = page.getByRole("list", { name: "Kulla 6, Lista e kateve" });
    await expect(k6.getByRole("listitem")).toHaveCount(10);
    await k6.getByRole("link", { name: /^Kati 4,/ }).click();
    await expect(page).toHaveURL(/\/fourth-floor#k6$/);
    await expect(page.locator("kulla-floor-explorer:visible")).toHaveAttribute("tower", "k6");
  },
);

test(
  "K6 has its own ten floors, and the tower stays selected on the floor page",
  { tag: "@chromium" },
  async ({ page }) => {
    await openHydrated(page, "/click-floor");
    const k6 = page.locator("kulla-building-picker").nth(1);
    await k6.scrollIntoViewIfNeeded();
    await expect(k6.locator('[part~="region"]')).toHaveCount(10);
    const floor = await pointIn(region(k6, "Kati 4,"));
    await page.mouse.click(floor.x, floor.y);
    await expect(page).toHaveURL(/\/fourth-floor$/);
    expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).toContain('"tower":"k6"');
    await expect(page.locator("kulla-floor-explorer")).toHaveAttribute("tower", "k6");
  },
);

test("the menu is a dialog: the button says whether it is open, Escape closes it, the focus returns", async ({
  page,
}) => {
  await page.goto("/click-floor");
  const button = page.locator("header button[aria-expanded]");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const menu = page.getByRole("dialog");
  const links = [
    "Ballina",
    "Kërkimi",
    "Rreth Nesh",
    "Sherbimet Tona",
    "Videot",
    "Vizualizimet",
    "Kontakti",
    "Broshura",
  ];
  const list = menu.getByRole("navigation");
  for (const name of links) await expect(list.getByRole("link", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button).toBeFocused();
});

test("a menu opened before the page's code has loaded stays open, and the code hydrates it", async ({ page }) => {
  const scripts: Route[] = [];
  await page.route("**/assets/startSite-*.js", (route) => void scripts.push(route));
  await page.goto("/click-floor", { waitUntil: "commit" });
  const menu = page.getByRole("dialog");
  await page.getByRole("button", { name: "Hap menynë" }).click();
  await expect(menu).toBeVisible();
  await expect.poll(() => scripts.length).toBe(1);
  await scripts[0]?.continue();
  const button = page.getByRole("button", { name: "Mbyll menynë" }).first();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(menu).toBeVisible();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});
