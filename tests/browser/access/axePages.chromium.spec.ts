import { expect, test, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { goToSleeping, isAlive } from "../../support/isAlive.ts";
import { kindsOfPages } from "../../support/siteRoutes.ts";

/** The preview shows the apartment its address names. */
const shown = kindsOfPages
  .filter(({ redirectTo }) => !redirectTo)
  .map(({ page, path }) => ({ path: page === "apartment" ? `${path}#k5-07-05` : path }));

test.use({ reducedMotion: "reduce" });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    await goToSleeping(page);
    expect(await isAlive(page)).toBe(true);
  }).toPass();
  await page.evaluate(() => scrollTo(0, 0));
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const windows = [
  ["a phone", 390, 844],
  ["a tablet", 820, 1180],
  ["a desktop", 1440, 900],
  // 1280 px at 200 % are 640.
  ["a desktop at 200 %", 640, 450],
] as const;

for (const { path } of shown) {
  test(`axe finds no problems on ${path}, in any window and in forced colours`, async ({ page }) => {
    // Five axe runs take a slow machine a while.
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    for (const [where, width, height] of windows) {
      await test.step(`on ${where}`, async () => {
        await page.setViewportSize({ width, height });
        expect(await axeFaults(page), where).toEqual([]);
        expect(await isTooWide(page), where).toBe(false);
      });
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    // Forced colours are the visitor's own; axe reads -webkit-text-fill-color, which still reports the page's.
    expect(await axeFaults(page, { without: ["color-contrast"] }), "in forced colours").toEqual([]);
  });
}
